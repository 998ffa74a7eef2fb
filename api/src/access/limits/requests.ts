import type { ServerResponse } from 'node:http';
import { config } from '../../core/config';
import { networkOf } from './address';
import { counter, secondsFull } from '../../core/counters';
import { inWords } from './limit.problems';
import { pauseBeforeRefusal } from './pauseBeforeRefusal';

/** What one address may ask of the server; generous, since a whole office may share it. */
const ALLOWANCES = {
  request: { points: 1200, seconds: 60 },
  socket: { points: 120, seconds: 60 },
  /** Files of whole lists. */
  export: { points: 30, seconds: 60 },
  upload: { points: 240, seconds: 60 },
  picture: { points: 3000, seconds: 60 },
  /** Pictures in a size that nobody has asked for before. */
  resize: { points: 300, seconds: 60 },
};

/** Counts a request, or a new socket, of this address; answers how many seconds to wait where it was one too many. */
export async function overLimit(kind: keyof typeof ALLOWANCES, address: string): Promise<number | undefined> {
  if (!config.rateLimits) return undefined;
  const wait = await secondsFull(counter(kind, ALLOWANCES[kind]), networkOf(address));
  if (wait) await pauseBeforeRefusal();
  return wait;
}

/** The error that says so in the answer's list of errors. */
export const tooManyRequests = (seconds: number) => ({
  message: `Too many requests. Wait ${inWords(seconds)}, then try again.`,
  extensions: { code: 'RATE_LIMITED' },
});

/** Answers 429, with the time to wait for programs and for people. */
export function answerTooMany(response: ServerResponse, seconds: number): void {
  response.writeHead(429, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  });
  response.end(JSON.stringify({ errors: [tooManyRequests(seconds)] }));
}
