import { IsNull } from 'typeorm';
import { newId } from '../../database/columns';
import { insertRows, repo, requireTransaction, transaction } from '../../database/transaction';
import type { Receipted } from '../bookingMails.service';
import type { Booking } from '../booking.entity';
import type { ProviderSession } from '../../external/payments.shapes';
import { Payment, PaymentMethod } from './payment.entity';

/** How long, in milliseconds, the provider's own event is waited for before the provider is asked. */
export const PATIENCE_MS = 60_000;

/** What is paid: a booking itself, or the difference of one of its changes. */
type NewPayment = Pick<Payment, 'bookingId' | 'changeId' | 'amountCents' | 'createdAt'>;

/** Writes a payment that waits for its page, inside the caller's transaction. */
export async function insertPayment(payment: NewPayment): Promise<void> {
  requireTransaction('insertPayment()');
  const row = {
    ...payment,
    id: newId(),
    method: PaymentMethod.ONLINE,
    refundedCents: 0,
    sessionId: null,
    url: null,
    intentId: null,
    paidAt: null,
    cardBrand: null,
    cardLast4: null,
    dueAt: new Date(payment.createdAt.getTime() + PATIENCE_MS),
  };
  await insertRows(Payment, [row]);
}

/** Writes what a guest has paid at the front desk, inside the caller's transaction; answers what its receipt says. */
export async function insertDeskPayment(
  { id: bookingId, totalCents: amountCents, createdAt }: Booking,
  method: PaymentMethod,
): Promise<Receipted> {
  requireTransaction('insertDeskPayment()');
  const payment = {
    id: newId(),
    bookingId,
    changeId: null,
    amountCents,
    refundedCents: 0,
    createdAt,
    method,
  };
  const provider = {
    sessionId: null,
    url: null,
    intentId: null,
    dueAt: null,
    cardBrand: null,
    cardLast4: null,
  };
  const row = { ...payment, ...provider, paidAt: createdAt };
  await insertRows(Payment, [row]);
  return row;
}

/** The payment of a booking itself; its changes have payments of their own. */
export const findBookingPayment = (bookingId: string): Promise<Payment | null> =>
  repo(Payment).findOneBy({ bookingId, changeId: IsNull() });

/** The payment of what a change costs more; none where it costs the same or less. */
export const findChangePayment = (changeId: string): Promise<Payment | null> =>
  repo(Payment).findOneBy({ changeId });

/** The payment that this very session is for; null for sessions of other systems and for a second one of a payment. */
export async function findSessionPayment({ id, paymentId }: ProviderSession): Promise<Payment | null> {
  const known = await repo(Payment).findOneBy({ sessionId: id });
  if (known || !paymentId) return known;
  const named = await repo(Payment).findOneBy({ id: paymentId });
  return named?.sessionId ? null : named;
}

/** Nothing more will come of this payment, unless it was paid meanwhile. */
export async function stopReconciling(id: string): Promise<void> {
  await transaction(() => repo(Payment).update({ id, paidAt: IsNull() }, { dueAt: null }));
}
