import { fill } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { config } from '../../core/config';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { dollars, englishDollars } from '../../mails/format';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueConfirmationMail } from '../bookingMails.service';
import { FrontDeskRefused } from '../desk/frontDesk.types';
import { sumGoodwill } from '../goodwill/goodwill.service';
import { transition } from '../history.service';
import { authorizeRefund, authorizeToRefund, mostRefundBy } from '../pay/authorizeRefund';
import { Refund } from '../pay/refund.entity';
import type { CreditBookingInput } from './balance.types';
import { BookingCredit, newBookingCredit } from './bookingCredit.entity';
import { owedBy } from './owed';

/**
 * Waives a part of what the guest of a confirmed booking owes, up to the limit of goodwill for one booking. The reason goes
 * into the history. The same key waives it once. Refuses ProofNeeded and FrontDeskRefused.
 */
export function creditBooking(viewer: Viewer | undefined, input: CreditBookingInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'booking:refund');
  const { bookingId, cents, idempotencyKey: requestKey } = input;
  authorizeToRefund(viewer, cents);
  const reason = input.reason.trim();
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'booking:refund', booking))
      refuse(new FrontDeskRefused('This booking does not exist.'));
    authorizeRefund(viewer, booking, cents);
    const known = await repo(BookingCredit).findOneBy({ bookingId, requestKey });
    if (known?.cents === cents) return booking;
    if (known)
      refuse(new FrontDeskRefused('This idempotency key was used for another credit. Use a new one.'));
    const refunds = await repo(Refund).findBy({ bookingId });
    const most = mostCredit(viewer, booking, refunds);
    if (cents > most)
      refuse(
        new FrontDeskRefused(
          most > 0
            ? fill('At most {most} can be waived.', { most: exactDollars(most) })
            : 'Nothing can be waived for this booking.',
        ),
      );
    const before = { ...booking };
    await repo(BookingCredit).insert(newBookingCredit({ bookingId, cents, reason, requestKey }));
    booking.waivedCents += cents;
    const why = `${englishDollars(cents)} waived. Still to pay: ${englishDollars(owedBy(booking) - cents)}.`;
    const step = { who, why, reason, settles: true, creditedCents: cents };
    await transition(booking, { payment: booking.payment }, step);
    if (before.heldUntil && !booking.heldUntil) await queueConfirmationMail(booking, null);
    await recordBookingChange(viewer, 'creditBooking', booking, { before, after: booking });
    return booking;
  });
}

/** The most that the viewer can waive of a booking now, in cents. */
export function mostCredit(viewer: Viewer | undefined, booking: Booking, refunds: readonly Refund[]): number {
  if (!can(viewer, 'booking:refund', booking) || booking.status !== BookingStatus.CONFIRMED) return 0;
  return Math.max(
    0,
    Math.min(
      mostRefundBy(viewer, booking),
      owedBy(booking),
      config.goodwillLimitCents - sumGoodwill(booking, refunds),
    ),
  );
}
