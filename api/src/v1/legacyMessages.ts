import { Refusal } from '../core/problems';
import { CodeExpired, CodeWrong } from '../users/account.problems';
import { CaptchaRefused } from '../users/captchaGuard';
import { Failure } from './failures';

const NOT_HUMAN = 'Invalid CAPTCHA, Signup again and check the box to indicate you are not a robot';
const WRONG = 'The verification code enterred is incorrect.';

/** The messages that existing clients show where registration fails: they cannot ask for a new code. */
export function throwLegacyMessage(error: unknown): never {
  const problem = error instanceof Refusal ? error.problem : undefined;
  if (problem instanceof CaptchaRefused && problem.message === new CaptchaRefused().message)
    throw new Failure(400, NOT_HUMAN);
  if (problem instanceof CodeWrong)
    throw new Failure(
      400,
      `${WRONG} ${problem.triesLeft ? 'Check it and try again' : 'Please Signup again'}`,
    );
  if (problem instanceof CodeExpired)
    throw new Failure(401, 'Verification code has expired. Please Signup again');
  throw error;
}
