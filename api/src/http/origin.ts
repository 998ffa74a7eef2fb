import type { IncomingMessage } from 'node:http';
import { config } from '../core/config';

/**
 * Whether a socket comes from a page of ours or of CORS_ORIGINS, or from a program, which names no origin. Browsers let
 * any page open sockets to any server, and send its cookies along.
 */
export function isOwnOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  return (
    [config.publicUrl, ...config.corsOrigins].includes(origin) ||
    (URL.canParse(origin) && new URL(origin).host === host)
  );
}
