import { ObjectType } from 'type-graphql';
import { Problem, refuse } from '../core/problems';
import { CaptchaUnavailable, verifyCaptcha } from '../external/captcha';

@ObjectType({
  implements: Problem,
  description: 'The captcha was not solved, was already used, or cannot be checked at the moment.',
})
export class CaptchaRefused extends Problem {
  constructor(message = 'Please confirm again that you are not a robot.') {
    super(message);
  }
}

/** Refuses CaptchaRefused unless the captcha is solved, and also if the provider cannot check it. */
export async function requireCaptcha(captcha: string | null | undefined, address: string): Promise<void> {
  const solved = await verifyCaptcha(captcha ?? undefined, address).catch((error: unknown) => {
    if (error instanceof CaptchaUnavailable) return refuse(new CaptchaRefused(error.message));
    throw error;
  });
  if (!solved) refuse(new CaptchaRefused());
}
