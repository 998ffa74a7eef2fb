import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { isDuplicate } from '../../database/dbErrors';
import { authorized, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import {
  passkeyAddedMail,
  passkeyCopiedMail,
  passkeyRemovedMail,
  passwordRemovedMail,
} from '../../mails/signIn.mails';
import { deleteResetLinks } from '../passwords/passwordReset.service';
import { hashToken } from '../sessions/tokens';
import { User } from '../user.entity';
import type {
  FinishPasskeyRegistrationInput,
  PasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from './factor.inputs';
import {
  PasskeyRefused,
  SignInChangeRefused,
  StepEnded,
  type PasskeyStep,
  type SignInMethods,
} from './factor.types';
import { factorsOf, needsSecondFactor } from './factorPolicy.service';
import { Passkey, newPasskey } from './passkey.entity';
import {
  askForNewPasskey,
  askForPasskey,
  credentialIdOf,
  readNewPasskey,
  readPasskeyAnswer,
} from './passkeyCeremony';
import { readMethods } from './signInMethods.service';
import { tellOwner } from './tellOwner.service';
import { readTicket, useTicket } from './ticket';

const ADDING = 'adding a passkey';
const SIGNING_IN = 'signing in with a passkey';
const PROVING = 'proving with a passkey';

interface OfSession {
  userId: string;
  sessionId: string;
  challenge: string;
}

/** Begins to add a passkey: nothing changes before finishPasskeyRegistration(). */
export async function beginPasskeyRegistration(viewer: Viewer | undefined): Promise<PasskeyStep> {
  const { id, sessionId } = authorized(viewer, 'factor:change');
  const user = await repo(User).findOneByOrFail({ id });
  const { passkeys } = await factorsOf(id);
  return askForNewPasskey(ADDING, { userId: id, sessionId }, user, passkeys);
}

/**
 * Adds the passkey that the browser made. Refuses PasskeyRefused, StepEnded, and SignInChangeRefused at the
 * limit of passkeys.
 */
export async function finishPasskeyRegistration(
  viewer: Viewer | undefined,
  { ticket: sealed, response, name }: FinishPasskeyRegistrationInput,
): Promise<SignInMethods> {
  const { id: userId, sessionId } = authorized(viewer, 'factor:change');
  const ticket = readTicket<OfSession>(ADDING, sealed);
  requireOwn(ticket, { userId, sessionId });
  const made = await readNewPasskey(ticket.challenge, response);
  await useTicket(ticket);
  const row = newPasskey({
    userId,
    name: name.trim(),
    credentialHash: hashToken(made.credentialId),
    ...made,
  });
  try {
    await transaction(async () => {
      const user = await lockRow(User, userId);
      if ((await repo(Passkey).countBy({ userId })) >= LIMITS.passkeys)
        refuse(
          new SignInChangeRefused(
            fill('You already have {passkeys} passkeys. Remove one first.', { passkeys: LIMITS.passkeys }),
          ),
        );
      await repo(Passkey).insert(row);
      await tellOwner(user, (facts) => passkeyAddedMail({ ...facts, passkey: row.name }));
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    refuse(new PasskeyRefused('This passkey belongs to an account already.'));
  }
  return readMethods(userId);
}

/** Names a passkey of the viewer. Refuses SignInChangeRefused if it does not exist. */
export async function renamePasskey(
  viewer: Viewer | undefined,
  { passkeyId, name }: RenamePasskeyInput,
): Promise<SignInMethods> {
  const { id: userId } = authorized(viewer, 'factor:change');
  await transaction(async () => {
    const [passkey] = await lockRows(Passkey, [passkeyId]);
    if (passkey?.userId !== userId) refuse(new SignInChangeRefused('This passkey does not exist any more.'));
    await repo(Passkey).update({ id: passkeyId }, { name: name.trim() });
  });
  return readMethods(userId);
}

/**
 * Removes a passkey of the viewer; succeeds also if it is gone. Refuses SignInChangeRefused for the last way
 * to sign in, and for the last second factor of an account that needs one.
 */
export async function removePasskey(
  viewer: Viewer | undefined,
  { passkeyId }: RemovePasskeyInput,
): Promise<SignInMethods> {
  const { id: userId } = authorized(viewer, 'factor:change');
  await transaction(async () => {
    const user = await lockRow(User, userId);
    const { codeApp, passkeys } = await factorsOf(userId);
    const passkey = passkeys.find(({ id }) => id === passkeyId);
    if (!passkey) return;
    if (passkeys.length === 1 && !user.passwordHash)
      refuse(
        new SignInChangeRefused(
          'This passkey is your only way to sign in. Set a password or add another passkey first.',
        ),
      );
    if (passkeys.length === 1 && !codeApp && needsSecondFactor(user))
      refuse(
        new SignInChangeRefused(
          'Your account needs a second step. Add another passkey or an app for codes first.',
        ),
      );
    await repo(Passkey).delete({ id: passkeyId });
    await tellOwner(user, (facts) => passkeyRemovedMail({ ...facts, passkey: passkey.name }));
  });
  return readMethods(userId);
}

/** Removes the password, so that only passkeys sign in. Refuses SignInChangeRefused without a passkey. */
export async function removePassword(viewer: Viewer | undefined): Promise<SignInMethods> {
  const { id } = authorized(viewer, 'factor:change');
  await transaction(async () => {
    const user = await lockRow(User, id);
    if (!user.passwordHash) return;
    if (!(await repo(Passkey).existsBy({ userId: id })))
      refuse(new SignInChangeRefused('Add a passkey first; otherwise you could not sign in.'));
    await deleteResetLinks(id);
    await repo(User).update({ id }, { passwordHash: '' });
    await tellOwner(user, passwordRemovedMail);
  });
  return readMethods(id);
}

/** Begins to sign in with any passkey of this site; says nothing about accounts. */
export const beginPasskeySignIn = (): Promise<PasskeyStep> => askForPasskey(SIGNING_IN, {});

/** The user whose passkey answers beginPasskeySignIn(). Refuses PasskeyRefused and StepEnded. */
export async function userOfPasskey({ ticket: sealed, response }: PasskeyInput): Promise<User> {
  const ticket = readTicket<{ challenge: string }>(SIGNING_IN, sealed);
  const passkey = await usePasskey(ticket.challenge, response);
  await useTicket(ticket);
  return repo(User).findOneByOrFail({ id: passkey.userId });
}

/** Begins to prove with a passkey of the viewer that the owner is there. */
export async function beginPasskeyProof(viewer: Viewer | undefined): Promise<PasskeyStep> {
  const { id, sessionId } = authorized(viewer, 'factor:read');
  const { passkeys } = await factorsOf(id);
  if (!passkeys.length) refuse(new PasskeyRefused('Your account has no passkey.'));
  return askForPasskey(PROVING, { userId: id, sessionId }, passkeys);
}

/** Accepts the answer to beginPasskeyProof() in the same session. Refuses PasskeyRefused and StepEnded. */
export async function requirePasskeyProof(
  { id: userId, sessionId }: Viewer,
  { ticket: sealed, response }: PasskeyInput,
): Promise<void> {
  const ticket = readTicket<OfSession>(PROVING, sealed);
  requireOwn(ticket, { userId, sessionId });
  const passkey = await usePasskey(ticket.challenge, response);
  if (passkey.userId !== userId) refuse(new PasskeyRefused());
  await useTicket(ticket);
}

function requireOwn(ticket: OfSession, { userId, sessionId }: Omit<OfSession, 'challenge'>): void {
  if (ticket.userId !== userId || ticket.sessionId !== sessionId) refuse(new StepEnded());
}

/**
 * Checks an answer and keeps the counter. A counter that did not rise means that a copy of the passkey exists
 * (WebAuthn, section 6.1.1): it is refused and logged, and the owner gets a mail.
 */
async function usePasskey(challenge: string, response: string): Promise<Passkey> {
  const credentialHash = hashToken(credentialIdOf(response));
  const known = await repo(Passkey).findOneBy({ credentialHash });
  if (!known) refuse(new PasskeyRefused());
  const { counter, backedUp } = await readPasskeyAnswer(challenge, response, known);
  const isCopy = await transaction(async () => {
    const [passkey] = await lockRows(Passkey, [known.id]);
    if (!passkey) refuse(new PasskeyRefused());
    if ((counter || passkey.counter) && counter <= passkey.counter) {
      const user = await repo(User).findOneByOrFail({ id: passkey.userId });
      await tellOwner(user, (facts) => passkeyCopiedMail({ ...facts, passkey: passkey.name }));
      return true;
    }
    await repo(Passkey).update({ id: passkey.id }, { counter, backedUp, lastUsedAt: now() });
    return false;
  });
  if (!isCopy) return known;
  logSecurity('passkeyCopied', { userId: known.userId, passkeyId: known.id });
  return refuse(
    new PasskeyRefused('This passkey cannot be used: a copy of it may exist. We sent you an email.'),
  );
}
