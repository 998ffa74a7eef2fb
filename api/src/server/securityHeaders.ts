import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { config } from '../core/config';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/**
 * The security headers of every answer, by name. They are the same for all, so they are computed once; not before the
 * server listens, since the policy names its port.
 */
export function securityHeaders(): Map<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    contentSecurityPolicy: { directives: contentSecurityPolicy() },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  write(response.req, response, (error?: unknown) => {
    if (error) throw error;
  });
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
