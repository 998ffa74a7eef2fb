import cors from 'cors';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportRefusedInput } from '../access/refusedInput';
import { config } from '../core/config';

const EXPOSED = ['x-total-count', 'retry-after', 'ratelimit', 'ratelimit-policy'];

const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Allows requests from the origins in CORS_ORIGINS, with credentials; reports preflights of other ones. */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isPreflight(request) && !isOwnOrigin(request)) reportRefusedInput('origin');
  if (!config.corsOrigins.length) return next();
  cors({ origin: config.corsOrigins, credentials: true, maxAge: 600, exposedHeaders: EXPOSED })(
    request as never,
    response as never,
    next,
  );
}

/**
 * True for sockets that our own pages, the pages of CORS_ORIGINS or programs open; programs name no origin. Browsers
 * let any page open sockets to any server, and send that server's cookies along.
 */
export function isOwnOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  return (
    [config.publicUrl, ...config.corsOrigins].includes(origin) ||
    (URL.canParse(origin) && new URL(origin).host === host)
  );
}
