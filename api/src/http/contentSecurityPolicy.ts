import type { HelmetOptions } from 'helmet';
import { config } from '../core/config';
import { captchaHosts } from '../external/captcha';
import { imageOrigins, uploadOrigins } from '../external/images';

type Directives = NonNullable<
  Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>['directives']
>;

/** What the pages of Staybook may load and connect to: our own origin, pictures, the captcha's provider, the host of the map, and the image host, which browsers upload to. */
export function contentSecurityPolicy(): Directives {
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
