import { config } from '../core/config';
import { log } from '../core/log';
import { isSolved } from './captcha.altcha';

/** Where each provider says whether a token is good; all speak the same protocol. */
const PROVIDERS = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};
const PATIENCE_MS = 5_000;
const LONGEST_TOKEN = 8_192;
/** Codes that blame us or the provider, not the person who asks. */
const NOT_THEIRS = /secret|internal-error|bad-request|sitekey/;

interface Verdict {
  success: boolean;
  'error-codes'?: string[];
}

/** The captcha's provider cannot be reached, does not answer in time, or does not let us in. */
export class CaptchaUnavailable extends Error {
  constructor(cause: unknown) {
    super('The captcha cannot be checked at the moment. Try again in a minute.', { cause });
    this.name = 'CaptchaUnavailable';
  }
}

/**
 * Whether the token proves that somebody solved the captcha; each token counts once. Throws CaptchaUnavailable
 * where that cannot be known: nobody passes unseen because a provider is down.
 */
export async function verifyCaptcha(token: string | undefined, address: string): Promise<boolean> {
  const { kind } = config.captcha;
  if (kind === 'none') return true;
  if (!token || token.length > LONGEST_TOKEN) return false;
  if (kind === 'altcha') return isSolved(token);
  const verdict = await askProvider(config.captcha.verifyUrl ?? PROVIDERS[kind], token, address);
  const blame = verdict['error-codes']?.filter((code) => NOT_THEIRS.test(code)) ?? [];
  if (!verdict.success && blame.length) throw unavailable(new Error(`${kind} says: ${blame.join(', ')}`));
  return verdict.success;
}

async function askProvider(url: string, token: string, address: string): Promise<Verdict> {
  const form = { secret: config.captcha.secret ?? '', response: token, remoteip: address };
  let verdict: unknown;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), signal });
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
