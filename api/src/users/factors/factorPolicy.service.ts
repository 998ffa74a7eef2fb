import { FACTOR_GRACE_DAYS } from '../../../../schema/accounts';
import { isStaffRole } from '../../access/duties';
import { config } from '../../core/config';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { roleOf, User } from '../user.entity';
import { countRecoveryCodes } from './recoveryCode.service';
import { Factor } from './factor.types';
import { Passkey } from './passkey.entity';
import { SecondFactor } from './secondFactor.entity';

const DAY_MS = 86_400_000;

/** Whether SECOND_FACTOR asks for a second factor of this account. Demonstration accounts never need one. */
export const needsSecondFactor = (user: User): boolean =>
  !user.demonstration &&
  (config.secondFactor === 'everybody' || (config.secondFactor === 'staff' && isStaffRole(roleOf(user))));

/** The factors that the account has beside its password. */
export interface OwnFactors {
  codeApp: SecondFactor | null;
  passkeys: Passkey[];
}

/** The app and the passkeys of a user, oldest first. */
export const factorsOf = async (userId: string): Promise<OwnFactors> => ({
  codeApp: await repo(SecondFactor).findOneBy({ userId }),
  passkeys: await repo(Passkey).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } }),
});

/** Whether the account has a second factor at all. */
export const hasFactor = ({ codeApp, passkeys }: OwnFactors): boolean =>
  codeApp !== null || passkeys.length > 0;

/**
 * Whether the password alone is not enough: an app for codes is set up, or the account needs a second factor
 * and has a passkey. A passkey that a person adds only for convenience does not take the password's place on
 * other devices.
 */
export const asksSecondStep = (user: User, factors: OwnFactors): boolean =>
  factors.codeApp !== null || (needsSecondFactor(user) && factors.passkeys.length > 0);

/** What the second step may be; empty if the password is enough. */
export async function secondStepsOf(user: User, factors: OwnFactors): Promise<Factor[]> {
  if (!asksSecondStep(user, factors)) return [];
  return [
    ...(factors.codeApp ? [Factor.CODE] : []),
    ...(factors.passkeys.length ? [Factor.PASSKEY] : []),
    ...((await countRecoveryCodes(user.id)) ? [Factor.RECOVERY_CODE] : []),
  ];
}

/** When the missing second factor becomes required; null if none is missing, or before the first sign-in. */
export const factorDueAt = (user: User, factors: OwnFactors): Date | null =>
  needsSecondFactor(user) && !hasFactor(factors) ? user.secondFactorDueAt : null;

/**
 * Begins the days of grace at the first sign-in without the second factor that the account needs, inside the
 * caller's transaction.
 */
export async function beginGrace(user: User): Promise<void> {
  if (user.secondFactorDueAt || !needsSecondFactor(user) || hasFactor(await factorsOf(user.id))) return;
  user.secondFactorDueAt = new Date(now().getTime() + FACTOR_GRACE_DAYS * DAY_MS);
  await repo(User).update({ id: user.id }, { secondFactorDueAt: user.secondFactorDueAt });
}
