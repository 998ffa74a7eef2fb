import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import { config } from '../core/config';
import { captchaHosts } from '../external/captcha';
import { imageOrigins, uploadOrigins } from '../external/images';

type Directives = NonNullable<
  Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>['directives']
>;

/** What the pages of Staybook may load and connect to: our own origin, pictures, the captcha's provider, the host of the map, and the image host, which browsers upload to. */
function contentSecurityPolicy(): Directives {
  const captcha = captchaHosts(config.captcha.kind);
  const map = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  return {
    'base-uri': ["'none'"],
    'script-src': ["'self'", ...captcha],
    'frame-src': ["'self'", ...captcha],
    'connect-src': [
      "'self'",
      // Our own sockets, for browsers to which 'self' is http only; the port is known when the server listens.
      () => new URL(config.publicUrl).origin.replace(/^http/, 'ws'),
      ...captcha,
      ...uploadOrigins(config.images.cloudinaryUrl),
      // Staff read the texts of properties that are offered.
      ...imageOrigins(config.images.cloudinaryUrl),
      ...map,
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...captcha],
    'worker-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins(config.images.cloudinaryUrl), ...map],
    // The browser is sent on to the payment page by the address bar, never by a form.
    'form-action': ["'self'"],
    'upgrade-insecure-requests': config.publicUrl.startsWith('https:') ? [] : null,
  };
}

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

/** What only documents heed, and what the policy below says as well. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A drawing that is opened by itself is a document too. */
const POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

/**
 * Leaves out of the answer with a built file what it has no use for: half a kilobyte that each of some twenty files of a
 * page would bring. Pictures may be shown by pages of other origins, as those of existing clients.
 */
export function setFileHeaders(response: ServerResponse, file: string): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  response.setHeader('content-security-policy', POLICY);
  if (/\.(jpe?g|png|webp|avif|svg)(\.(br|gz))?$/.test(file))
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
}
