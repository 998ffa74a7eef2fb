import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { authorized, type Viewer } from '../../access/policy';
import { attempt, resetAttempts } from '../../access/limits/attempts';
import { limitCounter } from '../../access/limits/take';
import { claimOnce } from '../../core/claimOnce';
import { refuse } from '../../core/problems';
import { seal, unseal } from '../../core/sealed';
import { build } from '../../core/build';
import { logSecurity } from '../../core/securityLog';
import {
  codeAppAddedMail,
  codeAppRemovedMail,
  recoveryCodesMail,
  recoveryCodeUsedMail,
  wrongCodesMail,
} from '../../mails/signIn.mails';
import { endSessions } from '../sessions/device.service';
import { User } from '../user.entity';
import type { EnableSecondFactorInput } from './factor.inputs';
import {
  CodeAppSetup,
  FactorCodeWrong,
  RecoveryCodes,
  SignInChangeRefused,
  type SignInMethods,
} from './factor.types';
import { asksSecondStep, factorsOf, needsSecondFactor } from './factorPolicy.service';
import {
  countRecoveryCodes,
  isRecoveryCode,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './recoveryCode.service';
import { RecoveryCode } from './recoveryCode.entity';
import { newSecondFactor, SecondFactor } from './secondFactor.entity';
import { readMethods } from './signInMethods.service';
import { tellOwner } from './tellOwner.service';
import { makeTicket, readTicket, useTicket } from './ticket';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

/** The purpose for which secrets are sealed. */
export const SECRET_PURPOSE = 'second factor';
const SETUP = 'setting up an app for codes';
/** The number of wrong codes within a day after which the owner gets a mail: the password must be known. */
const MAIL_AFTER = { points: 5, seconds: 24 * 3600 };

/** A new secret for this user's app, with a ticket of this purpose that says what else belongs to it. */
export function offerCodeApp({ username }: User, purpose: string, content: object): CodeAppSetup {
  const secret = newTotpSecret();
  return build(CodeAppSetup, {
    ticket: makeTicket(purpose, { ...content, secret }),
    secret,
    uri: totpUri(secret, username),
  });
}

/** Begins to set up an app for codes: nothing changes before enableSecondFactor(). Refuses SignInChangeRefused. */
export async function beginSecondFactor(viewer: Viewer | undefined): Promise<CodeAppSetup> {
  const { id, sessionId } = authorized(viewer, 'factor:change');
  const user = await repo(User).findOneByOrFail({ id });
  await requireNoCodeApp(id);
  return offerCodeApp(user, SETUP, { userId: id, sessionId });
}

/**
 * Sets up the app with its first code: signing in with the password then asks for a code. Ends the other
 * sessions, which were opened without one. Refuses FactorCodeWrong, StepEnded, SignInChangeRefused and
 * TooManyAttempts.
 */
export async function enableSecondFactor(
  viewer: Viewer | undefined,
  { ticket: sealed, code }: EnableSecondFactorInput,
): Promise<RecoveryCodes> {
  const { id, sessionId } = authorized(viewer, 'factor:change');
  const ticket = readTicket<{ userId: string; sessionId: string; secret: string }>(SETUP, sealed);
  if (ticket.userId !== id || ticket.sessionId !== sessionId)
    refuse(new SignInChangeRefused('This set-up was begun on another device. Begin again here.'));
  const step = await requireFirstCode(id, ticket.secret, code);
  await useTicket(ticket);
  const codes = await transaction(async () => {
    const user = await lockRow(User, id);
    await insertCodeApp(user, ticket.secret, step);
    await endSessions(id, sessionId);
    return replaceRecoveryCodes(id);
  });
  return build(RecoveryCodes, { codes, methods: await readMethods(id) });
}

/** The step of the first code of an app that is being set up. Refuses FactorCodeWrong and TooManyAttempts. */
export async function requireFirstCode(userId: string, secret: string, code: string): Promise<number> {
  await attempt('factor', { account: `set up ${userId}` });
  return stepOfCode(secret, code.trim(), 0) ?? refuse(new FactorCodeWrong());
}

/** Stores the app of a locked user and tells the owner, inside the caller's transaction. */
export async function insertCodeApp(user: User, secret: string, lastStep: number): Promise<void> {
  await requireNoCodeApp(user.id);
  const sealedSecret = seal(SECRET_PURPOSE, secret);
  await repo(SecondFactor).insert(newSecondFactor({ userId: user.id, sealedSecret, lastStep }));
  await tellOwner(user, codeAppAddedMail);
}

/** Removes the app. Refuses SignInChangeRefused if the account needs a second factor and has no other. */
export async function disableSecondFactor(viewer: Viewer | undefined): Promise<SignInMethods> {
  const { id } = authorized(viewer, 'factor:change');
  await transaction(async () => {
    const user = await lockRow(User, id);
    const { codeApp, passkeys } = await factorsOf(id);
    if (!codeApp) return;
    if (needsSecondFactor(user) && !passkeys.length)
      refuse(new SignInChangeRefused('Your account needs a second step. Add a passkey first.'));
    await repo(SecondFactor).delete({ userId: id });
    if (!asksSecondStep(user, { codeApp: null, passkeys })) await repo(RecoveryCode).delete({ userId: id });
    await tellOwner(user, codeAppRemovedMail);
  });
  return readMethods(id);
}

/** Replaces the recovery codes; the old ones stop working. Refuses SignInChangeRefused without a second factor. */
export async function renewRecoveryCodes(viewer: Viewer | undefined): Promise<RecoveryCodes> {
  const { id } = authorized(viewer, 'factor:change');
  const codes = await transaction(async () => {
    const user = await lockRow(User, id);
    if (!asksSecondStep(user, await factorsOf(id)))
      refuse(
        new SignInChangeRefused('Recovery codes stand in for a second step. Set up the app for codes first.'),
      );
    await tellOwner(user, recoveryCodesMail);
    return replaceRecoveryCodes(id);
  });
  return build(RecoveryCodes, { codes, methods: await readMethods(id) });
}

/** The origin of a code: attempts of a device that the owner has used are counted apart from all others. */
export interface CodeOrigin {
  address: string;
  device: string | undefined;
}

/**
 * Accepts a code of the user's app or a recovery code, each once. Returns which it was. Wrong codes of the app
 * are limited for the account from all addresses together, since six digits can be guessed; recovery codes,
 * which cannot, keep working meanwhile. Refuses FactorCodeWrong and TooManyAttempts.
 */
export async function requireCode(
  user: User,
  code: string,
  { address, device }: CodeOrigin,
): Promise<'code' | 'recovery code'> {
  await attempt('factor', { address });
  if (isRecoveryCode(code)) {
    await transaction(() => acceptRecoveryCode(user, code));
    return 'recovery code';
  }
  const account = device ? `${user.id} ${device}` : user.id;
  await attempt('factor', { account });
  if (!(await acceptAppCode(user, code))) {
    logSecurity('secondFactorFailed', { userId: user.id, address });
    await noteWrongCode(user);
    refuse(new FactorCodeWrong());
  }
  await resetAttempts('factor', account);
  return 'code';
}

/** Whether this is a code of the app that was not used before; it is used then. Two calls at once use it once. */
const acceptAppCode = (user: User, code: string): Promise<boolean> =>
  transaction(async () => {
    await lockRows(User, [user.id]);
    const factor = await repo(SecondFactor).findOneBy({ userId: user.id });
    if (!factor) return false;
    const step = stepOfCode(unseal(SECRET_PURPOSE, factor.sealedSecret), code, factor.lastStep);
    if (step === undefined) return false;
    await repo(SecondFactor).update({ userId: user.id }, { lastStep: step });
    return true;
  });

async function acceptRecoveryCode(user: User, code: string): Promise<void> {
  if (!(await useRecoveryCode(user.id, code))) refuse(new FactorCodeWrong());
  const left = await countRecoveryCodes(user.id);
  await tellOwner(user, (values) => recoveryCodeUsedMail({ ...values, left }));
}

async function noteWrongCode(user: User): Promise<void> {
  const { consumedPoints } = await limitCounter('factor:failures', MAIL_AFTER).penalty(user.id);
  if (consumedPoints < MAIL_AFTER.points) return;
  if (!(await claimOnce(`wrong codes:${user.id}`, MAIL_AFTER.seconds))) return;
  await transaction(() => tellOwner(user, wrongCodesMail));
}

async function requireNoCodeApp(userId: string): Promise<void> {
  if (await repo(SecondFactor).existsBy({ userId }))
    refuse(new SignInChangeRefused('You already have an app for codes. Remove it first to set up another.'));
}
