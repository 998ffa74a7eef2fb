import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookup as lookupAny } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { now } from '../core/clock';
import { config } from '../core/config';
import { lookupPublic, requireAllowed } from './publicHosts';

/** The most milliseconds for a request, and the most bytes that are read of the answer to a message. */
const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 16 * 1024;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** The file is larger than what is read of it. */
export class FileTooLarge extends Error {
  constructor() {
    super('The file is too large.');
  }
}

/** The address answered, but not with the file. */
export class UnexpectedStatus extends Error {
  constructor(readonly status: number) {
    super(`The address answered with status ${status}.`);
  }
}

export interface PublicAnswer {
  status: number;
  /** The beginning of the body. */
  text: string;
  /** The pause that it asks for, in milliseconds; undefined if it names none. */
  retryAfterMs?: number;
}

/** Reads `Retry-After`, which is a number of seconds or a date. */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now().getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

interface Question {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Sends a request on a new connection; without another lookup, to addresses that were checked. */
function send(
  url: URL,
  { body, headers, ...options }: Question,
  lookup: LookupFunction | undefined = lookupPublic,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const all = { ...headers, connection: 'close' };
    const request = open(url, { ...options, headers: all, lookup, agent: false });
    request.once('error', reject);
    request.once('response', resolve);
    request.end(body);
  });
}

/** The body up to `most` bytes, and whether it is shorter; no more is waited for. */
async function readBody(
  response: IncomingMessage,
  most: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= most) break;
  }
  response.destroy();
  return { bytes: Buffer.concat(chunks).subarray(0, most), isWhole: length < most };
}

/**
 * Posts to an address that someone else chose. It connects to public hosts only, to those of WEBHOOK_HOSTS where it
 * is set, on a new connection, follows no redirects, takes at most ten seconds, and reads at most 16 KB of the answer.
 */
export async function publicPost(
  url: URL,
  headers: Record<string, string>,
  body: string,
): Promise<PublicAnswer> {
  requireAllowed(url, config.webhookHosts);
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const response = await send(url, {
    method: 'POST',
    headers: { ...headers, ...length },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { bytes } = await readBody(response, LARGEST_ANSWER);
  return {
    status: response.statusCode ?? 0,
    text: bytes.toString(),
    retryAfterMs: readRetryAfter(response.headers['retry-after']),
  };
}

/**
 * Reads a text from an address that someone else chose: from public hosts only, those of `hosts` if it names any, within
 * ten seconds, over at most three redirects, each of which is checked as the address was. `most` is in bytes. Throws
 * UnlistedHost, PrivateAddress, FileTooLarge, UnexpectedStatus, or the error of the connection.
 */
export async function publicGet(
  url: URL,
  { hosts, most, accept }: { hosts: readonly string[]; most: number; accept: string },
): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = readingHeaders(accept);
  for (let redirects = 0, at = url; ; redirects++) {
    requireAllowed(at, hosts);
    const response = await send(at, { method: 'GET', headers, signal });
    const { statusCode = 0, headers: answered } = response;
    if (REDIRECTS.includes(statusCode) && answered.location && redirects < MOST_REDIRECTS) {
      response.destroy();
      at = redirectedTo(answered.location, at);
    } else {
      return readFile(response, most);
    }
  }
}

/**
 * Reads a text from an address that the operator set, which may be in a private network: within ten seconds, without
 * redirects. `most` is in bytes. Throws FileTooLarge, UnexpectedStatus, or the error of the connection.
 */
export async function configuredGet(
  url: URL,
  { most, accept }: { most: number; accept: string },
): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const question = { method: 'GET' as const, headers: readingHeaders(accept), signal };
  return readFile(await send(url, question, lookupAny), most);
}

const readingHeaders = (accept: string) => ({
  accept,
  'accept-encoding': 'identity',
  'user-agent': 'Staybook',
});

async function readFile(response: IncomingMessage, most: number): Promise<string> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw new UnexpectedStatus(statusCode);
  }
  const { bytes, isWhole } = await readBody(response, most);
  if (!isWhole) throw new FileTooLarge();
  return bytes.toString();
}

/** The address of a redirect, which may not leave the encrypted web. */
function redirectedTo(location: string, from: URL): URL {
  const url = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (!url || !(url.protocol === 'https:' || url.protocol === from.protocol))
    throw new Error('The address leads to another one that is not encrypted.');
  return url;
}
