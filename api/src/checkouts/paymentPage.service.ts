import { IsNull } from 'typeorm';
import { Booking, BookingStatus, PaymentStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { PATIENCE_MS, Payment } from '../payments/payment.entity';
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
  const url = await openPage(booking.id, () => describeBooking(booking, holdExpiresAt));
  if (url) return { booking, url, holdExpiresAt };
  await transaction(async () => {
    const [held] = await lockRows(Booking, [booking.id]);
    const step = { who: null, why: 'The payment page could not be opened.' };
    if (held?.status === BookingStatus.HELD) await endHold(held, step, PaymentStatus.FAILED);
  });
  return refuse(new PaymentUnavailable());
}

/**
 * The hosted page of a payment, opened once: the provider's key is the payment's own, so that asking again after
 * a crash finds the same page. Undefined where it cannot be opened.
 */
export async function openPage(
  paymentId: string,
  order: () => Promise<SessionDetails>,
): Promise<string | undefined> {
  const payment = await repo(Payment).findOneByOrFail({ id: paymentId });
  if (payment.url) return payment.url;
  try {
    const session = await openSession({
      ...(await order()),
      paymentId,
      bookingId: payment.bookingId,
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

/**
 * Closes the payment page of what has ended or is about to. Where it had been paid in the meantime the payment is
 * settled. A provider that is down is no reason to keep the nights: it is asked again by the job. False where it
 * did not answer.
 */
export async function closePayment(paymentId: string): Promise<boolean> {
  const payment = await repo(Payment).findOneBy({ id: paymentId });
  if (!payment?.sessionId || payment.paidAt) return true;
  try {
    const session = await expireSession(payment.sessionId);
    if (session.paid) await settleSession(session);
    else await stopReconciling(paymentId);
    return true;
  } catch (error) {
    log.warn({ error, paymentId }, 'a payment page could not be closed');
    return false;
  }
}

/** Nothing more will come of this payment, unless it was paid meanwhile. */
export async function stopReconciling(paymentId: string): Promise<void> {
  await transaction(() => repo(Payment).update({ id: paymentId, paidAt: IsNull() }, { dueAt: null }));
}
