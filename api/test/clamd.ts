import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file that every scanner takes for a virus, in two parts, so that none takes this file for one. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** A scanner that knows EICAR alone. */
export interface Clamd {
  /** For CLAMAV_URL. */
  url: string;
  close(): Promise<void>;
}

export interface FakeClamd extends Clamd {
  /** Every file that was sent, whole. */
  scanned: Buffer[];
  /** What it replies to a file, with `\0` at the end if the reply is complete; undefined: nothing. */
  replyWith(reply: ((file: Buffer) => string | undefined) | undefined): void;
}

const usualReply = (file: Buffer): string =>
  file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';

/** Speaks clamd's INSTREAM as clamd does, and ends each connection that does not. */
export async function openFakeClamd(): Promise<FakeClamd> {
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  let reply = usualReply;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const file = readStream(received);
      if (file === 'wrong') return void socket.destroy();
      if (file === undefined) return;
      scanned.push(file);
      const answer = reply(file);
      if (answer !== undefined) socket.end(answer, 'latin1');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    replyWith: (chosen) => (reply = (chosen ?? usualReply) as typeof usualReply),
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** The file in a whole stream; undefined while more must come. */
function readStream(received: Buffer): Buffer | undefined | 'wrong' {
  const begin = received.subarray(0, COMMAND.length);
  if (!COMMAND.subarray(0, begin.length).equals(begin)) return 'wrong';
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    const end = at + 4 + length;
    if (!length) return end === received.length ? Buffer.concat(chunks) : 'wrong';
    if (end > received.length) return undefined;
    chunks.push(received.subarray(at + 4, end));
    at = end;
  }
  return undefined;
}

/** The program of a real clamd on this machine; undefined if there is none. */
export const clamdProgram: string | undefined = [
  '/usr/sbin/clamd',
  '/usr/local/sbin/clamd',
  '/usr/bin/clamd',
].find((file) => existsSync(file));

/** Starts a real clamd, whose only signature is EICAR, anywhere in a file. */
export async function openRealClamd(program: string): Promise<Clamd> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
  const [database, socket, settings] = ['database', 'clamd.sock', 'clamd.conf'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  mkdirSync(database);
  writeFileSync(path.join(database, 'test.ndb'), `Eicar-Test:0:*:${EICAR.toString('hex')}\n`);
  const lines = [`DatabaseDirectory ${database}`, `LocalSocket ${socket}`, `TemporaryDirectory ${folder}`];
  writeFileSync(settings, [...lines, 'Foreground yes', ''].join('\n'));
  const running = spawn(program, [`--config-file=${settings}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(running, 'exit');
  await new Promise<void>((resolve, reject) => {
    running.stdout.on('data', (text) => String(text).includes('Self checking') && resolve());
    ended.then(([code]) => reject(new Error(`clamd ended with ${String(code)}.`)), reject);
  });
  return {
    url: `unix:${socket}`,
    close: async () => {
      running.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
