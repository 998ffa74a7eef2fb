import type { ServerResponse } from 'node:http';
import { inWords } from './limit.types';

/** The error that refuses a request, for the answer's list of errors. */
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
