import { repo } from '../../database/transaction';
import { refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { useAppPassword } from '../factors/appPassword.service';
import { requireOneStep } from '../factors/secondStep.service';
import { normaliseUsername } from '../normalise';
import { isPassword } from '../passwords/passwords';
import { User } from '../user.entity';
import { knownDevice } from './deviceCookie';
import { openSession, type SignInOrigin } from './openSession.service';
import type { OpenSession } from './session.service';
import { InvalidCredentials, type SignInInput } from './session.types';
import { admitSignIn, noteFailure, resetSignInAttempts } from './signInAttempts.service';
import { SignInMethod } from './signInMethod.enum';

/**
 * Opens a session for the user with this username and password. An existing client may send an app password
 * instead. Refuses InvalidCredentials; after many attempts CaptchaNeeded, CaptchaRefused or TooManyAttempts; and
 * after the right password, what the account asks for beside it: SecondFactorNeeded or SecondFactorMissing on the
 * website, AppPasswordNeeded for an existing client. No refusal before that reveals whether the username exists.
 */
export async function signIn(input: SignInInput, origin: SignInOrigin): Promise<OpenSession> {
  const { address } = origin;
  const isExistingClient = origin.channel === 'existingClient';
  const account = normaliseUsername(input.username);
  const user = await repo(User).findOneBy({ usernameKey: account });
  const device = knownDevice(origin.device, user);
  const signInAttempt = { account, device, address, captcha: input.captcha, showsCaptcha: !isExistingClient };
  await admitSignIn(signInAttempt);
  const isRight = await isPassword(user?.passwordHash, input.password);
  const appPassword =
    isExistingClient && !isRight ? await useAppPassword(user?.id, input.password) : undefined;
  if (!user?.active || !(isRight || appPassword)) {
    logSecurity('signInFailed', { userId: user?.id, address });
    await noteFailure(signInAttempt, user);
    refuse(new InvalidCredentials());
  }
  await resetSignInAttempts(signInAttempt);
  const { trustDevice } = input;
  if (appPassword) {
    const shown = { method: SignInMethod.APP_PASSWORD, trustDevice, appPasswordId: appPassword.id };
    return openSession(user, shown, origin);
  }
  await requireOneStep(user, trustDevice, isExistingClient);
  return openSession(user, { method: SignInMethod.PASSWORD, trustDevice }, origin);
}
