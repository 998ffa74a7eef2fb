import type { CaptchaKind } from '../core/config';

const HOSTS: Partial<Record<CaptchaKind, string[]>> = {
  recaptcha: [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/** Hosts that a provider's widget loads from, as the provider states them; ours needs none. */
export const captchaHosts = (kind: CaptchaKind): string[] => HOSTS[kind] ?? [];
