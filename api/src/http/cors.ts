import cors from 'cors';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '../core/config';

const EXPOSED = ['x-total-count', 'retry-after', 'ratelimit', 'ratelimit-policy'];

/** Allows requests from the origins in CORS_ORIGINS, with credentials. */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!config.corsOrigins.length) return next();
  cors({ origin: config.corsOrigins, credentials: true, maxAge: 600, exposedHeaders: EXPOSED })(
    request as never,
    response as never,
    next,
  );
}
