import { LessThanOrEqual } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { FACTOR_RESET_HOURS } from '../../../../schema/accounts';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorize, type Viewer } from '../../access/policy';
import { pageUrl } from '../../core/pageUrl';
import { now } from '../../core/clock';
import { BadInput, refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { seal, SealBroken, unseal } from '../../core/sealed';
import { afterCommit, lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { factorResetMail, factorsKeptMail, factorsWereResetMail } from '../../mails/signIn.mails';
import { LinkExpired, UnknownUser } from '../account.types';
import { normaliseEmail } from '../normalise';
import { endSessions } from '../sessions/device.service';
import { isDeleted, User } from '../user.entity';
import { AppPassword } from './appPassword.entity';
import type { KeepOwnFactorsInput, ResetFactorsInput } from './factor.inputs';
import { SignInChangeRefused } from './factor.types';
import { factorsOf, hasFactor } from './factorPolicy.service';
import { Passkey } from './passkey.entity';
import { RecoveryCode } from './recoveryCode.entity';
import { SecondFactor } from './secondFactor.entity';
import { tellOwner } from './tellOwner.service';

const HOUR_MS = 3_600_000;
const KEEPING = 'keeping second factors';

/**
 * Requests the reset of a person's second factors: it takes effect after FACTOR_RESET_HOURS, unless the owner
 * objects by the link in the mail or an administrator takes it back. Nobody resets their own. Refuses
 * UnknownUser and SignInChangeRefused.
 */
export async function resetFactors(viewer: Viewer | undefined, { userId }: ResetFactorsInput): Promise<User> {
  authorize(viewer, 'factor:reset');
  if (viewer?.id === userId)
    refuse(
      new SignInChangeRefused(
        'You cannot reset your own second factors. Use a recovery code, or ask another administrator.',
      ),
    );
  return transaction(async () => {
    const user = await lockKnown(userId);
    if (!hasFactor(await factorsOf(userId)))
      refuse(new SignInChangeRefused('This user has no second factor and no passkey.'));
    if (user.factorsResetAt) return user;
    user.factorsResetAt = new Date(now().getTime() + FACTOR_RESET_HOURS * HOUR_MS);
    await repo(User).update({ id: userId }, { factorsResetAt: user.factorsResetAt });
    const token = seal(KEEPING, JSON.stringify([userId, user.factorsResetAt.getTime()]));
    await tellOwner(user, (facts) =>
      factorResetMail({ ...facts, keepUrl: pageUrl(`/keepfactors/${token}`), hours: FACTOR_RESET_HOURS }),
    );
    await record(viewer, 'resetFactors', userId);
    return user;
  });
}

/** Takes a requested reset back; does nothing if there is none. Refuses UnknownUser. */
export async function keepFactors(viewer: Viewer | undefined, { userId }: ResetFactorsInput): Promise<User> {
  authorize(viewer, 'factor:reset');
  return transaction(async () => {
    const user = await lockKnown(userId);
    if (!user.factorsResetAt) return user;
    await keep(user);
    await record(viewer, 'keepFactors', userId);
    return user;
  });
}

/** The owner objects to the reset by the link of the mail. Refuses LinkExpired, also after the reset. */
export async function keepOwnFactors({ token }: KeepOwnFactorsInput): Promise<void> {
  const [userId, at] = linkOf(token) ?? refuse(new LinkExpired());
  await transaction(async () => {
    const [user] = await lockRows(User, [userId]);
    if (user?.factorsResetAt?.getTime() !== at) refuse(new LinkExpired());
    await keep(user);
  });
}

function linkOf(token: string): [userId: string, at: number] | undefined {
  try {
    return JSON.parse(unseal(KEEPING, token)) as [string, number];
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

async function keep(user: User): Promise<void> {
  user.factorsResetAt = null;
  await repo(User).update({ id: user.id }, { factorsResetAt: null });
  await tellOwner(user, factorsKeptMail);
}

/** Carries out the resets that are due; a job. */
export async function applyFactorResets(): Promise<void> {
  const due = await repo(User).find({
    where: { factorsResetAt: LessThanOrEqual(now()) },
    select: { id: true },
    take: 100,
  });
  for (const { id } of due)
    await transaction(async () => {
      const user = await lockRow(User, id);
      if (user.factorsResetAt && user.factorsResetAt <= now()) await removeFactors(user);
    });
}

/**
 * Resets the second factors of the user with this address at once. Checks no permission: only the command line
 * calls it, no resolver or route. Throws BadInput for an unknown address.
 */
export async function resetFactorsNow(email: string): Promise<User> {
  const known = await repo(User).findOneBy({ emailKey: normaliseEmail(email) });
  if (!known || isDeleted(known)) throw new BadInput(fill('No account has the address {email}.', { email }));
  return transaction(async () => {
    const user = await lockRow(User, known.id);
    await removeFactors(user);
    return user;
  });
}

/**
 * Removes passkeys, app, recovery codes and app passwords of a locked user and ends all sessions, which the
 * person who has the factors may have opened. The days of grace begin again.
 */
async function removeFactors(user: User): Promise<void> {
  await deleteFactors(user.id);
  await endSessions(user.id);
  Object.assign(user, { factorsResetAt: null, secondFactorDueAt: null });
  await repo(User).update({ id: user.id }, { factorsResetAt: null, secondFactorDueAt: null });
  await tellOwner(user, (facts) => factorsWereResetMail({ ...facts, hasPassword: user.passwordHash !== '' }));
  afterCommit(() => logSecurity('factorsReset', { userId: user.id }));
}

/** Deletes all that a user signs in with beside the password, inside the caller's transaction. */
export async function deleteFactors(userId: string): Promise<void> {
  for (const entity of [Passkey, SecondFactor, RecoveryCode, AppPassword])
    await repo<{ userId: string }>(entity).delete({ userId });
}

async function lockKnown(id: string): Promise<User> {
  const [user] = await lockRows(User, [id]);
  return !user || isDeleted(user) ? refuse(new UnknownUser('this user does not exist')) : user;
}

const record = (viewer: Viewer | undefined, action: string, id: string) =>
  recordChange(viewer, { action, record: AuditRecord.USER, id });
