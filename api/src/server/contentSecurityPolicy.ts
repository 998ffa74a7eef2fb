import { config } from '../core/config';
import { captchaHosts } from '../integrations/captcha';
import { uploadOrigins } from '../integrations/images';

/** What the pages of Staybook may load and connect to: our own origin, pictures, the captcha's provider and the image host, which browsers upload to. */
export function contentSecurityPolicy(): Record<string, Iterable<string> | null> {
  const captcha = captchaHosts(config.captcha.kind);
  return {
    'script-src': ["'self'", ...captcha],
    'frame-src': ["'self'", ...captcha],
    'connect-src': ["'self'", 'ws:', 'wss:', ...captcha, ...uploadOrigins(config.images.cloudinaryUrl)],
    'style-src': ["'self'", "'unsafe-inline'", ...captcha],
    'worker-src': ["'self'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    // The browser is sent on to the payment page by the address bar, never by a form.
    'form-action': ["'self'"],
    'upgrade-insecure-requests': config.publicUrl.startsWith('https:') ? [] : null,
  };
}
