import { CaptchaUnavailable, verifyCaptcha } from '../integrations/captcha';
import { refuse } from '../core/problems';
import { CaptchaRefused } from './account.problems';

/** Refuses CaptchaRefused unless the captcha is solved, also while it cannot be checked. */
export async function requireCaptcha(captcha: string | null | undefined, address: string): Promise<void> {
  const solved = await verifyCaptcha(captcha ?? undefined, address).catch((error: unknown) => {
    if (error instanceof CaptchaUnavailable) return refuse(new CaptchaRefused(error.message));
    throw error;
  });
  if (!solved) refuse(new CaptchaRefused());
}
