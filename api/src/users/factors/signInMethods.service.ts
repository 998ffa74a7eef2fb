import { build } from '../../core/build';
import { authorized, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import { User } from '../user.entity';
import { AppPassword } from './appPassword.entity';
import { Factor, SignInMethods } from './factor.types';
import {
  asksSecondStep,
  factorDueAt,
  factorsOf,
  needsSecondFactor,
  type OwnFactors,
} from './factorPolicy.service';
import { countRecoveryCodes } from './recoveryCode.service';

/** How the viewer can sign in, and what the account asks for. */
export const readSignInMethods = async (viewer: Viewer | undefined): Promise<SignInMethods> =>
  readMethods(authorized(viewer, 'factor:read').id);

/** The same of a user; for services that have changed it. */
export async function readMethods(id: string): Promise<SignInMethods> {
  const user = await repo(User).findOneByOrFail({ id });
  const factors = await factorsOf(id);
  return build(SignInMethods, {
    id,
    hasPassword: user.passwordHash !== '',
    passkeys: factors.passkeys,
    codeAppSince: factors.codeApp?.createdAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(id),
    appPasswords: await repo(AppPassword).find({
      where: { userId: id },
      order: { createdAt: 'ASC', id: 'ASC' },
    }),
    proofs: proofsOf(user, factors),
    secondFactorRequired: needsSecondFactor(user),
    secondFactorDueAt: factorDueAt(user, factors),
    factorsResetAt: user.factorsResetAt,
  });
}

/** What proves that the owner is there: the password only where it alone opens a session. */
const proofsOf = (user: User, factors: OwnFactors): Factor[] => [
  ...(factors.passkeys.length ? [Factor.PASSKEY] : []),
  ...(factors.codeApp ? [Factor.CODE] : []),
  ...(user.passwordHash && !asksSecondStep(user, factors) ? [Factor.PASSWORD] : []),
];
