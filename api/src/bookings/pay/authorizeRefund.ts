import { LIMITS } from '../../../../schema/limits';
import { authorize, type Viewer } from '../../access/policy';

/** Refuses ProofNeeded if staff choose to refund or waive more than `LIMITS.refundWithoutProofCents` without a recent proof. */
export function authorizeRefund(viewer: Viewer | undefined, cents: number): void {
  if (cents > LIMITS.refundWithoutProofCents) authorize(viewer, 'booking:refund-much');
}
