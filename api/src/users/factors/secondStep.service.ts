import { now } from '../../core/clock';
import { BadInput, refuse } from '../../core/problems';
import { lockRow, repo, transaction } from '../../database/transaction';
import { knownDevice } from '../sessions/deviceCookie';
import { openSession, type SignInOrigin } from '../sessions/openSession.service';
import type { OpenSession } from '../sessions/session.service';
import { SignInMethod } from '../sessions/signInMethod.enum';
import { hashToken } from '../sessions/tokens';
import { attempt } from '../../access/limits/attempts';
import { User } from '../user.entity';
import type { FinishPasskeySignInInput, FinishSignInInput } from './factor.inputs';
import {
  AppPasswordNeeded,
  PasskeyRefused,
  SecondFactorMissing,
  SecondFactorNeeded,
  StepEnded,
} from './factor.types';
import { factorDueAt, factorsOf, secondStepsOf } from './factorPolicy.service';
import { userOfPasskey } from './passkey.service';
import { insertCodeApp, offerCodeApp, requireCode, requireFirstCode } from './secondFactor.service';
import { makeTicket, readTicket, useTicket } from './ticket';

const SECOND_STEP = 'second step of signing in';

interface FirstStep {
  userId: string;
  trustDevice: boolean;
  /** A hash of the password's hash: a ticket ends when the password is changed. */
  password: string;
  /** The secret of an app that is set up in this step. */
  secret?: string;
}

/**
 * Does nothing where the password is enough. Otherwise refuses what the account asks for: SecondFactorNeeded,
 * or SecondFactorMissing after the days of grace; an existing client gets AppPasswordNeeded for both.
 */
export async function requireOneStep(
  user: User,
  trustDevice: boolean,
  isExistingClient: boolean,
): Promise<void> {
  const own = await factorsOf(user.id);
  const steps = await secondStepsOf(user, own);
  const dueAt = factorDueAt(user, own);
  const isMissing = dueAt !== null && dueAt <= now();
  if (!steps.length && !isMissing) return;
  if (isExistingClient) refuse(new AppPasswordNeeded());
  const first: FirstStep = { userId: user.id, trustDevice, password: hashToken(user.passwordHash) };
  if (steps.length) refuse(new SecondFactorNeeded(makeTicket(SECOND_STEP, first), steps));
  refuse(new SecondFactorMissing(offerCodeApp(user, SECOND_STEP, first)));
}

/**
 * Opens the session after the second step: a code of the app, a recovery code, or a passkey of the same user.
 * After SecondFactorMissing, the first code of the new app sets it up. Refuses FactorCodeWrong, PasskeyRefused,
 * StepEnded and TooManyAttempts.
 */
export async function finishSignIn(
  { ticket: sealed, code, passkey }: FinishSignInInput,
  origin: SignInOrigin,
): Promise<OpenSession> {
  const ticket = readTicket<FirstStep>(SECOND_STEP, sealed);
  const user = await repo(User).findOneBy({ id: ticket.userId, active: true });
  if (!user || hashToken(user.passwordHash) !== ticket.password) refuse(new StepEnded());
  const { address } = origin;
  const device = knownDevice(origin.device, user);
  let method = SignInMethod.PASSWORD_AND_CODE;
  if (ticket.secret) {
    await setUpApp(user, ticket.secret, code ?? '', address);
  } else if (passkey) {
    if ((await userOfPasskey(passkey)).id !== user.id) refuse(new PasskeyRefused());
  } else if (code) {
    const kind = await requireCode(user, code.trim(), { address, device });
    if (kind === 'recovery code') method = SignInMethod.PASSWORD_AND_RECOVERY_CODE;
  } else throw new BadInput('Send a code or the answer of a passkey.');
  await useTicket(ticket);
  return openSession(user, { method, trustDevice: ticket.trustDevice }, origin);
}

async function setUpApp(user: User, secret: string, code: string, address: string): Promise<void> {
  await attempt('factor', { address });
  const step = await requireFirstCode(user.id, secret, code);
  await transaction(async () => insertCodeApp(await lockRow(User, user.id), secret, step));
}

/**
 * Opens a session with a passkey alone, which the user unlocked on the device. Refuses PasskeyRefused, StepEnded
 * and TooManyAttempts.
 */
export async function finishPasskeySignIn(
  { trustDevice, ...answer }: FinishPasskeySignInInput,
  origin: SignInOrigin,
): Promise<OpenSession> {
  await attempt('factor', { address: origin.address });
  const user = await userOfPasskey(answer);
  if (!user.active) refuse(new PasskeyRefused());
  return openSession(user, { method: SignInMethod.PASSKEY, trustDevice }, origin);
}
