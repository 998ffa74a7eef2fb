import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { config } from '../core/config';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** What pages may use: passkeys, and to copy a text. */
const ALLOWED = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];
/** What no page uses, by the names that browsers know. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = [
  ...ALLOWED.map((name) => `${name}=(self)`),
  ...DENIED.map((name) => `${name}=()`),
].join(', ');

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
  response.setHeader('permissions-policy', PERMISSIONS_POLICY);
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
