import { IsNull } from 'typeorm';
import { insertRows, repo, requireTransaction, transaction } from '../../database/transaction';
import type { Receipted } from '../bookingMails.service';
import type { Booking } from '../booking.entity';
import type { ProviderSession } from '../../external/payments.shapes';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { readCard } from '../../external/payments';
import { config } from '../../core/config';
import { Payment, PaymentMethod, newPayment } from './payment.entity';

/** How long, in milliseconds, the provider's own event is waited for before the provider is asked. */
export const PATIENCE_MS = 60_000;

/** What is paid: a booking itself, or the difference of one of its changes. */
type PaymentDue = Pick<Payment, 'bookingId' | 'changeId' | 'amountCents' | 'createdAt'>;

/** Writes a payment that waits for its page, inside the caller's transaction. */
export async function insertPayment(payment: PaymentDue): Promise<void> {
  requireTransaction('insertPayment()');
  const row = newPayment({
    ...payment,
    method: PaymentMethod.ONLINE,
    dueAt: new Date(payment.createdAt.getTime() + PATIENCE_MS),
  });
  await insertRows(Payment, [row]);
}

/** Writes what a guest has paid at the front desk, inside the caller's transaction; answers what its receipt says. */
export async function insertDeskPayment(
  { id: bookingId, totalCents: amountCents, createdAt }: Booking,
  method: PaymentMethod,
): Promise<Receipted> {
  requireTransaction('insertDeskPayment()');
  const row = newPayment({ bookingId, amountCents, createdAt, method, paidAt: createdAt, dueAt: null });
  await insertRows(Payment, [row]);
  return { ...row, paidAt: createdAt };
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

/** Milliseconds after a payment for which its card is asked for, where the provider did not say at once. */
const ASKED_FOR = 86_400_000;

/**
 * The session with the card that paid it, asked for outside any transaction. A payment never waits for this: where the
 * provider does not say at once, the card stays unknown and the job asks again.
 */
export async function addCard(session: ProviderSession): Promise<ProviderSession> {
  if (!session.paid || !session.paymentIntentId) return session;
  try {
    return { ...session, card: await readCard(session.paymentIntentId) };
  } catch (error) {
    log.info({ error, sessionId: session.id }, 'the card of a payment is not known yet');
    return session;
  }
}

/** Asks for the card of a payment that was settled without it; gives up after a day. */
export async function completeCard({ id, intentId, paidAt }: Payment): Promise<void> {
  const isLate = paidAt !== null && paidAt.getTime() + ASKED_FOR < now().getTime();
  const card = intentId && !isLate ? await readCard(intentId) : null;
  const { brand: cardBrand = null, last4: cardLast4 = null } = card ?? {};
  await transaction(() => repo(Payment).update({ id }, { cardBrand, cardLast4, dueAt: null }));
}

/** Who sells, as receipts name it: the site, and where its operator is reached by post. */
export const sellerName = (): string =>
  config.contact.address ? `Staybook, ${config.contact.address}` : 'Staybook';
