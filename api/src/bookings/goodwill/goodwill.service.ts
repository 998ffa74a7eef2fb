import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { config } from '../../core/config';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { englishDollars } from '../../mails/format';
import { Booking, PaymentStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueGoodwillMail } from '../bookingMails.service';
import { RefundNotPossible } from '../cancel/cancellation.types';
import { transition } from '../history.service';
import { authorizeRefund, authorizeToRefund, mostRefundBy } from '../pay/authorizeRefund';
import { Refund } from '../pay/refund.entity';
import { describeRefund, leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { RefundRefused, type RefundBookingInput } from './goodwill.types';

/**
 * Refunds a sum that the hotel gives without having to, whatever the state of the booking, in the way in which it was
 * paid. The booking keeps its nights and its price. The reason goes into the history and the guest's mail. The same key
 * refunds once. Refuses ProofNeeded, RefundNotPossible and RefundRefused.
 */
export async function giveGoodwill(viewer: Viewer | undefined, input: RefundBookingInput): Promise<Booking> {
  const booking = await queueGoodwill(viewer, input);
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

function queueGoodwill(viewer: Viewer | undefined, input: RefundBookingInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'booking:refund');
  const { bookingId, refundCents, idempotencyKey: requestKey } = input;
  authorizeToRefund(viewer, refundCents);
  const reason = input.reason.trim();
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'booking:refund', booking))
      refuse(new RefundRefused('This booking does not exist.'));
    authorizeRefund(viewer, booking, refundCents);
    const refunds = await repo(Refund).findBy({ bookingId, reason: 'goodwill' });
    const repeated = refunds.filter((refund) => refund.requestKey === requestKey);
    if (repeated.length) {
      if (sumOf(repeated) === refundCents) return booking;
      refuse(new RefundRefused('This idempotency key was used for another refund. Use a new one.'));
    }
    const mostCents = mostGoodwill(booking, refunds);
    if (refundCents > mostCents) refuse(new RefundNotPossible(mostCents));
    const before = { ...booking };
    const parts = await describeRefund(booking, refundCents);
    const payment = await queueRefund(booking, refundCents, 'goodwill', requestKey);
    const why = `Goodwill refund: ${englishDollars(refundCents)}.`;
    await transition(booking, { payment }, { who, why, reason, settles: true });
    await queueGoodwillMail(booking, { refund: parts, reason });
    await recordBookingChange(viewer, 'refundBooking', booking, { before, after: booking });
    return booking;
  });
}

/** The most that the viewer can refund as goodwill now, in cents; `refunds` are those of the booking. */
export const goodwillLeft = (
  viewer: Viewer | undefined,
  booking: Booking,
  refunds: readonly Refund[],
): number =>
  can(viewer, 'booking:refund', booking)
    ? Math.min(mostRefundBy(viewer, booking), mostGoodwill(booking, refunds))
    : 0;

/** What is not refunded yet, up to the limit for one booking. */
const mostGoodwill = (booking: Booking, refunds: readonly Refund[]): number =>
  Math.max(0, Math.min(leftToRefund(booking), config.goodwillLimitCents - sumGoodwill(booking, refunds)));

/** What was given as goodwill, refunded or waived, in cents. */
export const sumGoodwill = ({ waivedCents }: Booking, refunds: readonly Refund[]): number =>
  waivedCents + sumOf(refunds.filter(({ reason }) => reason === 'goodwill'));

const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
