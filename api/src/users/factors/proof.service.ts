import { authorized, type Viewer } from '../../access/policy';
import { hasProof, proofEnd, ProofNeeded } from '../../access/proof';
import { now } from '../../core/clock';
import { BadInput, refuse, Unauthenticated } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import { repo, transaction } from '../../database/transaction';
import { requirePassword } from '../passwords/passwords';
import { Session } from '../sessions/session.entity';
import { User } from '../user.entity';
import type { GiveProofInput } from './proof.types';

/** Refuses a wrong proof of one kind, and too many attempts of this session. */
type ProofCheck = (owner: Viewer, given: string) => Promise<void>;

/** The kinds of proof, by their field of the input. */
const CHECKS: Record<keyof GiveProofInput, ProofCheck> = { password: checkPassword };

/**
 * Accepts a proof that the owner is at the device of the viewer's session, and returns until when it counts. Other
 * sessions of the user stay as they are. Refuses WrongPassword and TooManyAttempts.
 */
export async function giveProof(viewer: Viewer | undefined, input: GiveProofInput): Promise<Date> {
  const owner = authorized(viewer, 'proof:give');
  const given = Object.entries(CHECKS).flatMap(([kind, check]) => {
    const proof = input[kind as keyof GiveProofInput];
    return proof ? [{ kind, check, proof }] : [];
  });
  const [one, another] = given;
  if (!one || another) throw new BadInput('Give one proof: your password.');
  await one.check(owner, one.proof);
  const provenAt = now();
  await transaction(async () => {
    const { affected } = await repo(Session).update({ id: owner.sessionId }, { provenAt });
    if (!affected) throw new Unauthenticated();
  });
  logSecurity('proofGiven', { userId: owner.id, sessionId: owner.sessionId, kind: one.kind });
  return proofEnd(provenAt);
}

/**
 * For permissions with PROOF_OR_PASSWORD: accepts the right current password in place of a recent proof. Refuses
 * ProofNeeded if there is neither, WrongPassword and TooManyAttempts.
 */
export async function requireOwner(owner: Viewer, password: string | null | undefined): Promise<void> {
  if (password) await checkPassword(owner, password);
  else if (!hasProof(owner)) refuse(new ProofNeeded());
}

async function checkPassword({ id, sessionId }: Viewer, password: string): Promise<void> {
  await requirePassword(await repo(User).findOneByOrFail({ id }), password, sessionId);
}
