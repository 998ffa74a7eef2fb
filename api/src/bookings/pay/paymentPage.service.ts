import { setTimeout as pause } from 'node:timers/promises';
import { IsNull } from 'typeorm';
import { backoffMs } from '../../core/backoff';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { endHold } from '../booking.service';
import { Payment } from './payment.entity';
import { findBookingPayment, findChangePayment, EVENT_WAIT_MS, stopReconciling } from './payment.service';
import { lockRows, oneStatement, repo, transaction } from '../../database/transaction';
import { log } from '../../core/log';
import { now } from '../../core/clock';
import { expireSession, openSession } from '../../external/payments';
import { isBusy, isDefiniteFailure } from '../../external/payments.errors';
import { refuse } from '../../core/problems';
import { CheckoutEnded, PaymentUnavailable } from '../hold/checkout.types';
import { describeBooking, type SessionDetails, type SoldRows } from '../hold/lineItems.service';
import { settleSession } from './settlement.service';
import { perApp } from '../../core/appState';
import { atHotel } from '../ofBooking.service';

/**
 * Failed attempts to open a page, and how long to keep trying in milliseconds while the provider is busy with
 * the same key.
 */
const ATTEMPTS = 3;
const LONGEST_MS = 9000;
const BACKOFF = { firstMs: 500, longestMs: 1000 };

/** A booking and its payment page. */
export interface OpenCheckout {
  booking: Booking;
  url: string;
  holdExpiresAt: Date;
}

/** What was written with a new hold, so that it need not be read again. */
export interface FreshHold {
  payment: Payment;
  sold: SoldRows;
}

/**
 * The page of a payment. `refused`: there is no page and will be none. `unknown`: the provider gave no
 * definite answer.
 */
export type Opening = { url: string } | 'refused' | 'unknown';

/**
 * Opens the hosted payment page of a hold.
 * If the provider refuses or cannot be reached, the hold ends. If the outcome is unknown, the hold stays and
 * the same key can be sent again. Both refuse PaymentUnavailable. Refuses CheckoutEnded if the hold has ended
 * before or in the meantime. `fresh` are the rows of a hold that was just made.
 */
export async function openCheckout(booking: Booking, fresh?: FreshHold): Promise<OpenCheckout> {
  const { id, holdExpiresAt } = booking;
  if (booking.status !== BookingStatus.HELD) return refuseEnded(booking);
  const payment = fresh?.payment ?? (await findBookingPayment(booking))!;
  const opening = await openPage(payment, () => describeBooking(booking, holdExpiresAt!, fresh?.sold));
  if (opening === 'refused') await endUnpayable(id);

  // While the provider answered, the hold may have run out or been replaced or released.
  const current = await repo(Booking).findOneByOrFail({ id });
  const isHeld = current.status === BookingStatus.HELD;
  if (typeof opening === 'string') refuse(new PaymentUnavailable(isHeld ? holdExpiresAt : null));
  if (!isHeld) {
    await closeBookingPage(current);
    return refuseEnded(current);
  }
  return { booking: current, url: opening.url, holdExpiresAt: holdExpiresAt! };
}

const refuseEnded = ({ id, status }: Booking): never =>
  refuse(new CheckoutEnded(id, { isPaid: status === BookingStatus.CONFIRMED }));

/** Ends a hold whose page the provider refused, unless another instance has opened it. */
async function endUnpayable(id: string): Promise<void> {
  await transaction(async () => {
    const [booking] = await lockRows(Booking, [id]);
    if (booking?.status !== BookingStatus.HELD || (await findBookingPayment(booking))?.url) return;
    const step = { who: null, why: 'The payment page could not be opened.' };
    await endHold(booking, step, PaymentStatus.FAILED);
  });
}

const openings = perApp(() => new Map<string, Promise<Opening>>());

/**
 * Opens the hosted page of a payment, once for concurrent requests.
 * The provider's idempotency key belongs to the payment, so a retry after a crash or from another instance
 * finds the same page.
 */
export function openPage(payment: Payment, describe: () => Promise<SessionDetails>): Promise<Opening> {
  const { id, url } = payment;
  if (url) return Promise.resolve({ url });
  const known = openings().get(id);
  if (known) return known;
  const opening = askForPage(payment, describe).finally(() => openings().delete(id));
  openings().set(id, opening);
  return opening;
}

async function askForPage(
  { id: paymentId, bookingId, hotelId }: Payment,
  describe: () => Promise<SessionDetails>,
): Promise<Opening> {
  const request = { ...(await describe()), paymentId, bookingId, idempotencyKey: `checkout-${paymentId}` };
  const key = { id: paymentId, ...atHotel(hotelId) };
  const start = performance.now();
  for (let attempt = 1, failures = 0; ; attempt++) {
    const session = await openSession(request).catch((error: unknown) => error as Error);
    if (!(session instanceof Error)) {
      const opened = { sessionId: session.id, url: session.url };
      const dueAt = new Date(now().getTime() + EVENT_WAIT_MS);
      await oneStatement(() => repo(Payment).update({ ...key, paidAt: IsNull() }, { ...opened, dueAt }));
      return opened;
    }
    log.warn({ error: session, paymentId, attempt }, 'the payment page could not be opened');
    // After a failed attempt with an unknown outcome a refusal is not definite: that attempt may have opened
    // the page.
    if (isDefiniteFailure(session) && failures === 0) return 'refused';
    if (!isBusy(session)) failures += 1;
    if (failures === ATTEMPTS || performance.now() - start > LONGEST_MS) return 'unknown';
    await pause(backoffMs(BACKOFF, attempt));
    const { url } = await repo(Payment).findOneByOrFail(key);
    if (url) return { url };
  }
}

/** Closes the payment page of a booking itself, like closePage(). */
export const closeBookingPage = async (booking: Booking): Promise<boolean> =>
  closePage(await findBookingPayment(booking));

/** Closes the payment page of a change, like closePage(). */
export const closeChangePage = async (changeId: string): Promise<boolean> =>
  closePage(await findChangePayment(changeId));

/**
 * Closes a payment page whose hold has ended or is ending, or whose sum is no longer owed. If it was paid in the meantime, the payment is settled.
 * Returns false if the provider did not answer. What waited for it goes on all the same, and the job asks again.
 */
export async function closePage(payment: Payment | null): Promise<boolean> {
  try {
    return await closeOrSettle(payment);
  } catch (error) {
    log.warn({ error, paymentId: payment?.id }, 'a payment page could not be closed');
    return false;
  }
}

/** Like closePage(), but throws if the page was paid and the payment could not be settled. */
export async function closeOrSettle(payment: Payment | null): Promise<boolean> {
  if (!payment?.sessionId || payment.paidAt) return true;
  const session = await expireSession(payment.sessionId).catch((error: unknown) =>
    log.warn({ error, paymentId: payment.id }, 'the provider could not be asked to close a page'),
  );
  if (!session) return false;
  if (session.paid) await settleSession(session);
  else await stopReconciling(payment);
  return true;
}
