import { IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { repo } from '../../database/transaction';
import type { RefundReason } from '../../mails/refund.mails';
import type { Booking } from '../booking.entity';
import { Payment } from './payment.entity';
import { Refund, newRefund } from './refund.entity';

interface MadeRefund {
  /** The provider's id. */
  id: string;
  amountCents?: number;
  /** Our own id, if we asked for it. */
  refundId?: string | undefined;
  reason: RefundReason;
  /** The due refunds that it replaces first. */
  replaces?: FindOptionsWhere<Refund> | undefined;
}

/**
 * Inserts the row of a refund that the provider has made, inside the caller's transaction with the booking locked.
 * It reduces due refunds of its payment that it replaces, and by as much as is not refunded yet it adds to what is
 * refunded; the caller writes the booking with transition(). Undefined if the rows say that everything had been refunded.
 */
export async function insertMadeRefund(
  booking: Booking,
  paymentId: string,
  { id: providerId, amountCents = 0, refundId, reason, replaces }: MadeRefund,
): Promise<Refund | undefined> {
  const payment = await repo(Payment).findOneByOrFail({ id: paymentId });
  const replaced = replaces ? await reduceDue({ paymentId, ...replaces }, amountCents) : 0;
  const more = Math.min(amountCents - replaced, payment.amountCents - payment.refundedCents);
  const rest = await reduceDue({ paymentId }, amountCents - replaced - more);
  const cents = replaced + more + rest;
  if (cents <= 0) return undefined;
  await repo(Payment).increment({ id: paymentId }, 'refundedCents', more);
  booking.refundedCents += more;
  const { hotelId } = payment;
  const of = {
    paymentId,
    bookingId: booking.id,
    hotelId,
    amountCents: cents,
    reason,
    providerId,
    dueAt: null,
  };
  const refund = newRefund(refundId ? { ...of, id: refundId } : of);
  await repo(Refund).insert(refund);
  return refund;
}

/** Reduces refunds that are due or withheld by up to this amount. Returns the cents by which they were reduced. */
async function reduceDue(which: FindOptionsWhere<Refund>, cents: number): Promise<number> {
  if (cents <= 0) return 0;
  let left = cents;
  const due = await repo(Refund).findBy([
    { ...which, dueAt: Not(IsNull()) },
    { ...which, withheld: true },
  ]);
  for (const { id, amountCents, dueAt } of due) {
    const less = Math.min(left, amountCents);
    const rest = amountCents - less;
    await repo(Refund).update(
      { id },
      { amountCents: rest, dueAt: rest > 0 ? dueAt : null, withheld: rest > 0 && dueAt === null },
    );
    left -= less;
  }
  return cents - left;
}
