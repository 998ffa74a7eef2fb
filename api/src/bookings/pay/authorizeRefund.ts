import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { authorize, authorizeToAsk, can, mayAsk, type Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { Forbidden } from '../../core/problems';
import { exactDollars } from '../../../../schema/spoken';
import type { Booking } from '../booking.entity';

/**
 * Before the booking is known: refuses ProofNeeded if staff choose to refund or waive more than
 * `LIMITS.refundWithoutProofCents` without a recent proof, and Forbidden if they may refund no more than that anywhere.
 */
export function authorizeToRefund(viewer: Viewer | undefined, cents: number): void {
  if (cents <= LIMITS.refundWithoutProofCents) return;
  if (!mayAsk(viewer, 'booking:refund-much')) refuseMuch(viewer);
  authorizeToAsk(viewer, 'booking:refund-much');
}

/** The same with the booking, at whose hotel they must be allowed to. */
export function authorizeRefund(viewer: Viewer | undefined, booking: Booking, cents: number): void {
  if (cents <= LIMITS.refundWithoutProofCents) return;
  if (!can(viewer, 'booking:refund-much', booking)) refuseMuch(viewer);
  authorize(viewer, 'booking:refund-much', booking);
}

function refuseMuch(viewer: Viewer | undefined): void {
  if (viewer?.role === Role.TEAM)
    throw new Forbidden(
      fill(
        'You may refund or waive up to {refundWithoutProof} at once. Ask a manager of the hotel for more.',
        { refundWithoutProof: exactDollars(LIMITS.refundWithoutProofCents) },
      ),
    );
}

/** The most that the viewer may refund or waive of a booking at once, in cents, whatever is left of its payments. */
export const mostRefundBy = (viewer: Viewer | undefined, booking: Booking): number =>
  can(viewer, 'booking:refund-much', booking) ? Infinity : LIMITS.refundWithoutProofCents;
