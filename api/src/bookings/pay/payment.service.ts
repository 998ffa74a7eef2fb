import { IsNull } from 'typeorm';
import { repo, requireTransaction, transaction } from '../../database/transaction';
import type { ReceiptPayment } from '../bookingMails.service';
import type { Booking } from '../booking.entity';
import type { ProviderSession } from '../../external/payments.shapes';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { readCard } from '../../external/payments';
import { config } from '../../core/config';
import { Payment, PaymentMethod, newPayment } from './payment.entity';
import { atHotel, ofBooking } from '../ofBooking.service';

/** How long to wait for the provider's event before asking the provider, in milliseconds. */
export const EVENT_WAIT_MS = 60_000;

/** What is paid: a booking, the difference of one of its changes, or with a `requestKey` what is owed. */
type PaymentDue = Pick<Payment, 'bookingId' | 'hotelId' | 'changeId' | 'amountCents' | 'createdAt'> &
  Partial<Pick<Payment, 'id' | 'requestKey' | 'linkId'>>;

/** Stores a payment that waits for its page, inside the caller's transaction. */
export async function insertPayment(payment: PaymentDue): Promise<Payment> {
  requireTransaction('insertPayment()');
  const row = newPayment({
    ...payment,
    method: PaymentMethod.ONLINE,
    dueAt: new Date(payment.createdAt.getTime() + EVENT_WAIT_MS),
  });
  await repo(Payment).insert(row);
  return row;
}

/** A payment at the front desk. `requestKey` is the key of a request that pays what was owed. */
interface DeskPaid extends Pick<Payment, 'amountCents' | 'method'> {
  requestKey?: string;
  /** The company that pays; of a payment on account only. */
  account?: Pick<Payment, 'company' | 'companyReference'> | undefined;
}

/**
 * Stores a payment at the front desk, inside the caller's transaction. Returns the columns for its receipt.
 */
export async function insertDeskPayment(
  { id: bookingId, hotelId }: Pick<Booking, 'id' | 'hotelId'>,
  { account, ...paid }: DeskPaid,
): Promise<ReceiptPayment> {
  requireTransaction('insertDeskPayment()');
  const paidAt = now();
  const open = account ? { ...account, openCents: paid.amountCents, openSince: paidAt } : {};
  const row = newPayment({ bookingId, hotelId, createdAt: paidAt, ...paid, ...open, paidAt, dueAt: null });
  await repo(Payment).insert(row);
  return { ...row, paidAt };
}

/** The payment that makes a booking. Changes have payments of their own, and so has what is owed of a confirmed booking. */
export const BOOKS = { changeId: IsNull(), requestKey: IsNull() };

/** The payment that makes a booking; null for one that is paid at the hotel. */
export const findBookingPayment = (booking: Pick<Booking, 'id' | 'hotelId'>): Promise<Payment | null> =>
  repo(Payment).findOneBy({ ...ofBooking(booking), ...BOOKS });

/** The payment of a change's difference; null if the change costs the same or less. */
export const findChangePayment = (changeId: string): Promise<Payment | null> =>
  repo(Payment).findOneBy({ changeId });

/**
 * The payment that this session was opened for. Null for sessions of other systems and for a second session
 * of a payment.
 */
export async function findSessionPayment({ id, paymentId }: ProviderSession): Promise<Payment | null> {
  const known = await repo(Payment).findOneBy({ sessionId: id });
  if (known || !paymentId) return known;
  const named = await repo(Payment).findOneBy({ id: paymentId });
  return named?.sessionId ? null : named;
}

/** Stops asking the provider about this payment, unless it was paid in the meantime. */
export async function stopReconciling({ id, hotelId }: Payment): Promise<void> {
  await transaction(() =>
    repo(Payment).update({ id, ...atHotel(hotelId), paidAt: IsNull() }, { dueAt: null }),
  );
}

/** How long after a payment its card is asked for, in milliseconds. */
const ASKED_FOR = 86_400_000;

/**
 * Adds the card to a paid session, outside any transaction.
 * A payment does not wait for the card: if the provider does not return it, it stays unknown and the job asks
 * again.
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

/** Asks for the card of a settled payment. Stops after a day. */
export async function completeCard({ id, hotelId, intentId, paidAt }: Payment): Promise<void> {
  const isLate = paidAt !== null && paidAt.getTime() + ASKED_FOR < now().getTime();
  const card = intentId && !isLate ? await readCard(intentId) : null;
  const { brand: cardBrand = null, last4: cardLast4 = null } = card ?? {};
  await transaction(() =>
    repo(Payment).update({ id, ...atHotel(hotelId) }, { cardBrand, cardLast4, dueAt: null }),
  );
}

/** The seller on receipts: the site and its operator's postal address. */
export const sellerName = (): string =>
  config.contact.address ? `Staybook, ${config.contact.address}` : 'Staybook';
