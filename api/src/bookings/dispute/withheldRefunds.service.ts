import { sumCents } from '../../../../schema/prices';
import { now } from '../../core/clock';
import { repo, requireTransaction } from '../../database/transaction';
import type { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { newRefund, Refund } from '../pay/refund.entity';
import { Dispute, isWithholding, WITHHOLDING } from './dispute.entity';
import { ofBooking } from '../ofBooking.service';

/** What open disputes have taken of each payment of a booking, in cents. */
export async function openDisputesOf(bookingId: string): Promise<Map<string, number>> {
  const disputes = await repo(Dispute).findBy({ bookingId, ...WITHHOLDING });
  const sums = new Map<string, number>();
  for (const { paymentId, takenCents } of disputes)
    sums.set(paymentId, (sums.get(paymentId) ?? 0) + takenCents);
  return sums;
}

/** What waits for the end of a dispute, of all refunds of a booking, in cents. */
export async function withheldCentsOf(booking: Booking): Promise<number> {
  const withheld = await repo(Refund).findBy({ ...ofBooking(booking), withheld: true });
  return sumCents(withheld.map(({ amountCents: cents }) => ({ cents })));
}

/**
 * Brings the refunds of a booking in line with the disputes of its payments, inside the caller's transaction with the
 * booking's row locked. What a bank took for good is no longer owed. What it holds in an open dispute is withheld. The
 * rest is due. Repeating it changes nothing. Returns the cents that are no longer owed; the caller writes the booking.
 */
export async function arrangeRefunds(booking: Booking): Promise<number> {
  requireTransaction('arrangeRefunds()');
  const disputes = await repo(Dispute).findBy({ bookingId: booking.id });
  let settled = 0;
  for (const id of new Set(disputes.map(({ paymentId }) => paymentId))) {
    const payment = await repo(Payment).findOneByOrFail({ id });
    const own = disputes.filter((dispute) => dispute.paymentId === id && isWithholding(dispute));
    settled += await arrangeFor(payment, sumCents(own.map(({ takenCents: cents }) => ({ cents }))));
  }
  booking.refundedCents -= settled;
  return settled;
}

/** Arranges the refunds of one payment, of which open disputes have taken `openCents`. Returns what is no longer owed. */
async function arrangeFor(payment: Payment, openCents: number): Promise<number> {
  const { id: paymentId, amountCents, disputedCents } = payment;
  const refunds = await repo(Refund).find({ where: { paymentId }, order: { createdAt: 'ASC', id: 'ASC' } });
  const waiting = refunds.filter(({ dueAt, withheld }) => dueAt !== null || withheld);
  const sum = (rows: readonly Refund[]) => sumCents(rows.map((row) => ({ cents: row.amountCents })));
  const most = Math.max(0, amountCents - disputedCents - sum(refunds) + sum(waiting));
  let mayOwe = most;
  let maySend = Math.max(0, most - openCents);
  let settled = 0;
  for (const refund of waiting) {
    const owed = Math.min(refund.amountCents, mayOwe);
    const sent = Math.min(owed, maySend);
    await rewrite(refund, sent, owed - sent);
    mayOwe -= owed;
    maySend -= sent;
    settled += refund.amountCents - owed;
  }
  if (settled > 0)
    await repo(Payment).update({ id: paymentId }, { refundedCents: payment.refundedCents - settled });
  return settled;
}

/** Makes a part of a refund due, withholds another, and drops the rest. */
async function rewrite(refund: Refund, dueCents: number, withheldCents: number): Promise<void> {
  const { id, paymentId, bookingId, hotelId, reason, requestKey, createdAt, amountCents } = refund;
  const due = { withheld: false, dueAt: refund.dueAt ?? now() };
  const held = { withheld: true, dueAt: null };
  const [first, cents] = dueCents > 0 ? [due, dueCents] : [held, withheldCents];
  if (cents === 0) return void (await repo(Refund).delete({ id }));
  if (cents !== amountCents || refund.withheld !== first.withheld)
    await repo(Refund).update({ id }, { ...first, amountCents: cents });
  if (first === held || withheldCents === 0) return;
  const rest = { paymentId, bookingId, hotelId, reason, requestKey, createdAt, amountCents: withheldCents };
  await repo(Refund).insert([newRefund({ ...rest, ...held })]);
}
