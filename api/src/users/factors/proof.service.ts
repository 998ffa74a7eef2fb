import { text } from '../../../../schema/fill';
import { authorized, type Viewer } from '../../access/policy';
import { hasProof, proofEnd, ProofNeeded } from '../../access/proof';
import { BadInput, refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { repo } from '../../database/transaction';
import { requirePassword } from '../passwords/passwords';
import type { SignInOrigin } from '../sessions/openSession.service';
import { renewByProof, type OpenSession } from '../sessions/session.service';
import { User } from '../user.entity';
import { asksSecondStep, factorsOf } from './factorPolicy.service';
import { requirePasskeyProof } from './passkey.service';
import type { GiveProofInput } from './proof.types';
import { requireCode } from './secondFactor.service';

/** The session after a proof, with its new tokens. */
export interface ProvenSession extends OpenSession {
  /** Until when the proof counts. */
  provenUntil: Date;
}

/**
 * Accepts a proof that the owner is at the device of the viewer's session, and replaces the tokens of that session (ASVS
 * 7.2.4). Other sessions of the user stay as they are. Refuses WrongPassword, FactorCodeWrong, PasskeyRefused, StepEnded and
 * TooManyAttempts.
 */
export async function giveProof(
  viewer: Viewer | undefined,
  input: GiveProofInput,
  { address, refreshToken }: Pick<SignInOrigin, 'address' | 'refreshToken'>,
): Promise<ProvenSession> {
  const owner = authorized(viewer, 'proof:give');
  const kind = await check(owner, input, address);
  const { provenAt, ...renewed } = await renewByProof(owner, refreshToken);
  logSecurity('proofGiven', { userId: owner.id, sessionId: owner.sessionId, kind });
  return { ...renewed, provenUntil: proofEnd(provenAt) };
}

/**
 * A passkey is enough, since its device asks for a finger or a PIN. Without one, an account that asks for a second step
 * proves both: its password, if it has one, and a code.
 */
async function check(
  owner: Viewer,
  { password, code, passkey }: GiveProofInput,
  address: string,
): Promise<'passkey' | 'code' | 'password'> {
  if (passkey) {
    await requirePasskeyProof(owner, passkey);
    return 'passkey';
  }
  const user = await repo(User).findOneByOrFail({ id: owner.id });
  const needsCode = asksSecondStep(user, await factorsOf(user.id));
  if (!(needsCode ? code : password)) throw new BadInput(needsCode ? WITH_CODE : 'Send your password.');
  if (user.passwordHash || !needsCode) await requirePassword(user, password, owner.sessionId);
  if (!needsCode) return 'password';
  await requireCode(user, code!.trim(), { address, device: owner.sessionId });
  return 'code';
}

const WITH_CODE = text('Send a passkey, or your password together with a code.');

/**
 * For permissions with PROOF_OR_PASSWORD: accepts the right current password in place of a recent proof. Refuses
 * ProofNeeded if there is neither, WrongPassword and TooManyAttempts.
 */
export async function requireOwner(owner: Viewer, password: string | null | undefined): Promise<void> {
  if (password) await requireCurrentPassword(owner, password);
  else if (!hasProof(owner)) refuse(new ProofNeeded());
}

/**
 * Requires the current password, and a recent proof beside it where the password alone opens no session. An account
 * without a password needs the proof. Refuses WrongPassword, TooManyAttempts and ProofNeeded.
 */
export async function requireCurrentPassword(
  owner: Viewer,
  password: string | null | undefined,
): Promise<void> {
  const user = await repo(User).findOneByOrFail({ id: owner.id });
  if (user.passwordHash) await requirePassword(user, password, owner.sessionId);
  const isEnough = user.passwordHash !== '' && !asksSecondStep(user, await factorsOf(user.id));
  if (!isEnough && !hasProof(owner)) refuse(new ProofNeeded());
}
