import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '../../core/metrics';

/** Measures a request until its answer has been handed over. */
export function measureRequest({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const end = metrics()?.requests.startTimer({ part: partOf(url) });
  if (end) response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
}

/** What serves an address. */
export function partOf(url: string): string {
  if (/^\/graphql\/?(\?|$)/.test(url)) return 'graphql';
  if (url.startsWith('/api/')) return 'rest';
  if (/^\/(assets|pictures|dev)\//.test(url)) return 'files';
  return 'pages';
}
