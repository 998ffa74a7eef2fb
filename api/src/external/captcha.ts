import { config, type CaptchaKind } from '../core/config';
import { log } from '../core/log';
import { isSolved } from './captcha.altcha';

interface CaptchaProvider {
  /** The address that checks tokens; all providers have the same protocol. */
  verifyUrl: string;
  /** The hosts that the widget loads from, as the provider documents them. */
  hosts: string[];
}

const PROVIDERS: Record<Exclude<CaptchaKind, 'altcha' | 'none'>, CaptchaProvider> = {
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    hosts: [
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
  },
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: ['https://challenges.cloudflare.com'],
  },
};
const TIMEOUT_MS = 5_000;
const LONGEST_TOKEN = 8_192;
/** Error codes that blame our settings or the provider, not the token. */
const NOT_THE_TOKEN = /secret|internal-error|bad-request|sitekey/;

interface Verdict {
  success: boolean;
  'error-codes'?: string[];
}

/** The captcha's provider cannot be reached, does not answer in time, or refuses our secret. */
export class CaptchaUnavailable extends Error {
  constructor(cause: unknown) {
    super('The captcha cannot be checked at the moment. Try again in a minute.', { cause });
    this.name = 'CaptchaUnavailable';
  }
}

/**
 * Whether the token proves that someone solved the captcha; each token counts once. Throws CaptchaUnavailable if the
 * provider cannot say: a provider that is down lets nobody pass.
 */
export async function verifyCaptcha(token: string | undefined, address: string): Promise<boolean> {
  const { kind } = config.captcha;
  if (kind === 'none') return true;
  if (!token || token.length > LONGEST_TOKEN) return false;
  if (kind === 'altcha') return isSolved(token);
  const verdict = await askProvider(config.captcha.verifyUrl ?? PROVIDERS[kind].verifyUrl, token, address);
  const faults = verdict['error-codes']?.filter((code) => NOT_THE_TOKEN.test(code)) ?? [];
  if (!verdict.success && faults.length) throw unavailable(new Error(`${kind} says: ${faults.join(', ')}`));
  return verdict.success;
}

async function askProvider(url: string, token: string, address: string): Promise<Verdict> {
  const form = { secret: config.captcha.secret ?? '', response: token, remoteip: address };
  let verdict: unknown;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const body = new URLSearchParams(form);
    const response = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
    verdict = await response.json();
  } catch (error) {
    throw unavailable(error);
  }
  if (typeof (verdict as Verdict | null)?.success === 'boolean') return verdict as Verdict;
  throw unavailable(new Error('The answer is no verdict.'));
}

function unavailable(error: unknown): CaptchaUnavailable {
  log.error({ error }, 'the captcha cannot be checked');
  return new CaptchaUnavailable(error);
}

/** Hosts that a provider's widget loads from; our own captcha needs none. */
export const captchaHosts = (kind: CaptchaKind): string[] =>
  kind === 'altcha' || kind === 'none' ? [] : PROVIDERS[kind].hosts;
