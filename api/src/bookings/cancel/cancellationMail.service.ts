import { BY_BANK } from '../../../../schema/refunds';
import { repo } from '../../database/transaction';
import { type Booking } from '../booking.entity';
import { CancelledBy } from '../cancelledBy';
import { queueCancellationMail } from '../bookingMails.service';
import { leftToRefund } from '../pay/refund.service';
import { Refund } from '../pay/refund.entity';
import type { Cancellation } from './cancellationChoice';
import { ofBooking } from '../ofBooking.service';

/**
 * Mails the guest of a cancelled booking who cancelled it, why, and what is refunded. `termsCents` is the
 * refund by the terms. Runs inside the transaction of the cancellation, after its refunds are queued.
 */
export async function tellOfCancellation(
  booking: Booking,
  { cancelledBy, refundCents, reason }: Cancellation,
  termsCents: number,
): Promise<void> {
  const refunds = await repo(Refund).find({
    where: { ...ofBooking(booking), reason: 'cancelled' },
    relations: { paymentRow: true },
  });
  await queueCancellationMail(booking, {
    byHotel: cancelledBy === CancelledBy.HOTEL,
    reason,
    refund: refunds.map(({ paymentRow, amountCents: cents, withheld }) => ({
      method: withheld ? BY_BANK : paymentRow!.method,
      cents,
    })),
    byTerms: refundCents === termsCents,
    refundedBeforeCents: booking.refundedCents - refundCents,
    disputedCents: booking.disputedCents,
    paidCents: booking.paidCents,
    keptCents: leftToRefund(booking),
  });
}
