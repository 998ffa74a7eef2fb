import { IsNull } from 'typeorm';
import { Booking, BookingStatus, PaymentStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { Payment } from '../payments/payment.entity';
import {
  findBookingPayment,
  findChangePayment,
  PATIENCE_MS,
  stopReconciling,
} from '../payments/payment.service';
import { lockRows, repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import { expireSession, openSession } from '../integrations/payments';
import { refuse } from '../core/problems';
import { CheckoutEnded, PaymentUnavailable } from './checkout.problems';
import { describeBooking, type SessionDetails } from './lineItems.service';
import { settleSession } from './settlement.service';

/** A booking with the page where it is paid. */
export interface OpenCheckout {
  booking: Booking;
  url: string;
  holdExpiresAt: Date;
}

/**
 * Opens the hosted payment page of a hold. Where the provider cannot be reached the hold ends: refuses
 * PaymentUnavailable; CheckoutEnded where it has ended before.
 */
export async function openCheckout(booking: Booking): Promise<OpenCheckout> {
  const { holdExpiresAt, status } = booking;
  if (!holdExpiresAt) refuse(new CheckoutEnded({ isPaid: status === BookingStatus.CONFIRMED }));
  const payment = (await findBookingPayment(booking.id))!;
  const url = await openPage(payment, () => describeBooking(booking, holdExpiresAt));
  if (url) return { booking, url, holdExpiresAt };
  await transaction(async () => {
    const [locked] = await lockRows(Booking, [booking.id]);
    const step = { who: null, why: 'The payment page could not be opened.' };
    if (locked?.status === BookingStatus.HELD) await endHold(locked, step, PaymentStatus.FAILED);
  });
  return refuse(new PaymentUnavailable());
}

/**
 * The hosted page of a payment, opened once: the provider's key is the payment's own, so that asking again after
 * a crash finds the same page. Undefined where it cannot be opened.
 */
export async function openPage(
  payment: Payment,
  describe: () => Promise<SessionDetails>,
): Promise<string | undefined> {
  const { id: paymentId, bookingId, url } = payment;
  if (url) return url;
  try {
    const session = await openSession({
      ...(await describe()),
      paymentId,
      bookingId,
      idempotencyKey: `checkout-${paymentId}`,
    });
    const opened = { sessionId: session.id, url: session.url };
    const dueAt = new Date(now().getTime() + PATIENCE_MS);
    await transaction(() => repo(Payment).update({ id: paymentId, paidAt: IsNull() }, { ...opened, dueAt }));
    return session.url;
  } catch (error) {
    log.warn({ error, paymentId }, 'the payment page could not be opened');
    return undefined;
  }
}

/** Closes the payment page of a booking itself, as closePage(). */
export const closeBookingPage = async (bookingId: string): Promise<boolean> =>
  closePage(await findBookingPayment(bookingId));

/** Closes the payment page of a change, as closePage(). */
export const closeChangePage = async (changeId: string): Promise<boolean> =>
  closePage(await findChangePayment(changeId));

/**
 * Closes the payment page of what has ended or is about to. Where it had been paid in the meantime the payment is
 * settled. A provider that is down is no reason to keep the nights: it is asked again by the job. False where it
 * did not answer.
 */
export async function closePage(payment: Payment | null): Promise<boolean> {
  if (!payment?.sessionId || payment.paidAt) return true;
  try {
    const session = await expireSession(payment.sessionId);
    if (session.paid) await settleSession(session);
    else await stopReconciling(payment.id);
    return true;
  } catch (error) {
    log.warn({ error, paymentId: payment.id }, 'a payment page could not be closed');
    return false;
  }
}
