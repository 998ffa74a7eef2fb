import { ObjectType } from 'type-graphql';
import { PROOF_MINUTES } from '../../../schema/accounts';
import { now } from '../core/clock';
import { Problem } from '../core/problems';
import type { Viewer } from './viewer';

@ObjectType({
  implements: Problem,
  description: `It cannot be undone or gives rights away, and the last proof of this session is older than ${PROOF_MINUTES} minutes: call giveProof, then repeat the call.`,
})
export class ProofNeeded extends Problem {
  static override readonly status = 403;

  constructor() {
    super('Confirm that it is you, then try again.');
  }
}

/**
 * Whether the viewer needs no further proof: the session gave one within PROOF_MINUTES, or none can be asked for,
 * because the caller is an API key or an existing client at /api/v1.
 */
export const hasProof = ({ key, provenAt, needsNoProof }: Viewer): boolean =>
  key !== undefined || needsNoProof === true || (provenAt != null && proofEnd(provenAt) > now());

/** When a proof of this moment ends to count. */
export const proofEnd = (provenAt: Date): Date => new Date(provenAt.getTime() + PROOF_MINUTES * 60_000);
