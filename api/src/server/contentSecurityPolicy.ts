import { config } from '../core/config';
import { captchaHosts } from '../integrations/captcha.hosts';
import { uploadOrigins } from '../standins/imageHost';

/** What pages of this house may load and talk to: ourselves, pictures, and the captcha's provider where there is one. Photos go straight to the image host. */
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
