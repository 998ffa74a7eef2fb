import { connect } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { text } from '../../../schema/fill';
import { limitConcurrency } from '../core/concurrency';
import type { ClamdAddress } from '../core/checkSettings';
import { config } from '../core/config';
import { log } from '../core/log';
import { metrics } from '../core/metrics';
import { logSecurity } from '../core/securityLog';

/** The most milliseconds until a file is scanned, with its wait for other files. */
const TIMEOUT_MS = 20_000;
/** Bytes that are sent in one chunk, and characters of the longest reply. */
const CHUNK = 64 * 1024;
const LONGEST_REPLY = 1024;

/** What people are told whose file has a virus. */
export const HARMFUL = text('This file was refused as harmful: a virus was found in it.');

/** The scanner cannot be reached, does not answer in time, or answers with an error. */
export class ScannerUnavailable extends Error {
  constructor(cause: unknown) {
    super('Files cannot be checked right now. Try again in a few minutes.', { cause });
    this.name = 'ScannerUnavailable';
  }
}

/** clamd scans ten files at once by default; several instances may share it. */
const inTurn = limitConcurrency(4, 200);

/** Whether files are scanned for viruses: CLAMAV_URL is set. */
export const scansFiles = (): boolean => config.clamd !== undefined;

/**
 * Whether a file has a virus, which is also logged; false if files are not scanned. Throws ScannerUnavailable, and counts
 * that. Must not be called inside a transaction, because it waits up to twenty seconds.
 */
export async function isHarmful(bytes: Buffer): Promise<boolean> {
  const { clamd } = config;
  if (!clamd) return false;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const reply = await inTurn(() => ask(clamd, bytes, signal));
    const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    if (signature) logSecurity('virusFound', { signature });
    else if (reply !== 'stream: OK') throw new Error(`clamd answered: ${reply}`);
    return signature !== undefined;
  } catch (error) {
    metrics()?.checkFailures.inc({ check: 'viruses' });
    log.error({ error }, 'a file was not scanned for viruses and was refused');
    throw new ScannerUnavailable(error);
  }
}

/**
 * Sends bytes by clamd's command INSTREAM: chunks, each after its length in four bytes, and a length of zero at the end.
 * Returns the reply, which ends with a zero byte.
 */
async function ask(clamd: ClamdAddress, bytes: Buffer, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const socket = addAbortSignal(signal, connect(clamd));
  socket.cork();
  socket.write('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const chunk = bytes.subarray(start, start + CHUNK);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
  socket.uncork();
  let reply = '';
  try {
    for await (const part of socket as AsyncIterable<Buffer>) {
      reply += part.toString('latin1');
      if (reply.endsWith('\0') || reply.length > LONGEST_REPLY) break;
    }
  } finally {
    socket.destroy();
  }
  if (!reply.endsWith('\0')) throw new Error('clamd ended the connection before the end of its reply.');
  return reply.slice(0, -1);
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
}
