import type { ServerResponse } from 'node:http';
import { fill } from '../../../../schema/fill';
import { formatWait } from './limit.types';

/** The error for the error list of a refused request. */
export const tooManyRequests = (seconds: number) => ({
  message: fill('Too many requests. Wait {time}, then try again.', { time: formatWait(seconds) }),
  extensions: { code: 'RATE_LIMITED' },
});

/** Answers 429, with the waiting time for programs (also as draft-ietf-httpapi-ratelimit-headers says it) and for people. */
export function answerTooMany(response: ServerResponse, seconds: number): void {
  response.writeHead(429, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    ratelimit: `"requests";r=0;t=${seconds}`,
  });
  response.end(JSON.stringify({ errors: [tooManyRequests(seconds)] }));
}
