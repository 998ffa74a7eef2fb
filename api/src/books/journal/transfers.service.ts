import type { MoneyMoved } from '../../bookings/folio/folio.service';
import { Dispute, DisputeStatus, isWithholding } from '../../bookings/dispute/dispute.entity';
import { entryDay } from '../../bookings/hotelDay.service';
import { Payment, PaymentMethod } from '../../bookings/pay/payment.entity';
import { isDue, type Refund } from '../../bookings/pay/refund.entity';
import { repo } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { balanceEntries, type Moved } from './postEntries.service';

/**
 * Posts what left the hotel's accounts for a booking since its last step: refunds that were sent or paid out, and payments
 * that a bank took. Runs inside the transaction of the step. Repeating it posts nothing.
 */
export async function postTransfers({ booking, refunds }: MoneyMoved): Promise<void> {
  const { id: bookingId, hotelId, paidCents } = booking;
  if (paidCents === 0) return;
  const disputes = await repo(Dispute).findBy({ bookingId });
  if (refunds.length === 0 && disputes.length === 0) return;
  const payments = refunds.some(({ atDesk }) => atDesk) ? await repo(Payment).findBy({ bookingId }) : [];
  const moved = transfersOf({ refunds, disputes, payments });
  await balanceEntries({ hotelId, bookingId, day: await entryDay(booking) }, moved);
}

/** What left the accounts of a hotel for a booking: refunds that were sent or paid out, and what banks took. */
export function transfersOf({
  refunds,
  disputes,
  payments,
}: {
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  payments: readonly Payment[];
}): Moved[] {
  const cashPaid = new Set(
    payments.filter(({ method }) => method === PaymentMethod.CASH).map(({ id }) => id),
  );
  const sent = refunds.filter((refund) => !isDue(refund) && refund.amountCents > 0);
  return [
    ...sent.map((refund) => refundPosting(refund, cashPaid)),
    ...disputes.filter(hasTaken).map(disputePosting),
  ];
}

const refundPosting = (
  { id, paymentId, atDesk, amountCents }: Refund,
  cashPaid: ReadonlySet<string>,
): Moved => ({
  debit: BookAccount.REFUNDS_PAYABLE,
  credit: !atDesk
    ? BookAccount.CARD_ONLINE
    : cashPaid.has(paymentId)
      ? BookAccount.CASH
      : BookAccount.CARD_AT_DESK,
  cents: amountCents,
  source: id,
  why: atDesk ? 'A refund was paid out at the front desk.' : 'A refund was sent to the card.',
});

const hasTaken = (dispute: Dispute): boolean =>
  dispute.status === DisputeStatus.LOST || isWithholding(dispute);

const disputePosting = ({ id, takenCents }: Dispute): Moved => ({
  debit: BookAccount.DISPUTES,
  credit: BookAccount.CARD_ONLINE,
  cents: takenCents,
  source: id,
  why: "The guest's bank took a payment back.",
});
