import { describePayment } from '../../../../schema/receipts';
import { todayIn } from '../../../../schema/nights';
import { authorized, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { dollars } from '../../mails/format';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { timeZoneOf } from '../hotelDay.service';
import { recordBookingChange } from '../bookingAudit.service';
import { queuePaymentTakenMail, queuePaymentVoidedMail } from '../bookingMails.service';
import { FrontDeskRefused } from '../desk/frontDesk.types';
import { postMissingFolio } from '../folio/folio.service';
import { transition } from '../history.service';
import { Payment, PaymentMethod } from '../pay/payment.entity';
import { insertDeskPayment } from '../pay/payment.service';
import type { TakePaymentInput, VoidPaymentInput } from './balance.types';
import { owedBy } from './owed';

/**
 * Takes a payment at the front desk for what the guest of a confirmed booking owes, all of it or a part. The guest gets a
 * receipt by mail. The same key takes it once. Refuses FrontDeskRefused.
 */
export function takePayment(viewer: Viewer | undefined, input: TakePaymentInput): Promise<Booking> {
  const { id: who } = authorized(viewer, 'payment:take');
  const { bookingId, cents, idempotencyKey: requestKey } = input;
  const method = PaymentMethod[input.paidBy];
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking) refuse(new FrontDeskRefused('This booking does not exist.'));
    const known = await repo(Payment).findOneBy({ bookingId, requestKey });
    if (known) return sameAs(known, { cents, method }, booking);
    const owed = owedBy(booking);
    if (booking.status !== BookingStatus.CONFIRMED || owed === 0)
      refuse(new FrontDeskRefused('The guest owes nothing for this booking.'));
    if (cents > owed)
      refuse(new FrontDeskRefused(`The guest owes ${dollars(owed)}. Enter that amount or less.`));
    const before = { ...booking };
    const payment = await insertDeskPayment(booking, { amountCents: cents, method, requestKey });
    booking.paidCents += cents;
    const left = owed - cents;
    const rest = left > 0 ? `Still to pay: ${dollars(left)}.` : 'Nothing is left to pay.';
    const why = `Paid ${dollars(cents)} (${describePayment(payment)}). ${rest}`;
    await transition(booking, { payment: booking.payment }, { who, why });
    const isConfirmedNow = before.heldUntil !== null && booking.heldUntil === null;
    await queuePaymentTakenMail(booking, payment, { amountCents: cents, isConfirmedNow });
    await recordBookingChange(viewer, 'takePayment', booking, { before, after: booking });
    return booking;
  });
}

function sameAs(
  known: Payment,
  { cents, method }: { cents: number; method: PaymentMethod },
  booking: Booking,
): Booking {
  if (known.voidedAt)
    refuse(new FrontDeskRefused('This payment was voided. Enter it again with a new idempotency key.'));
  if (known.amountCents !== cents || known.method !== method)
    refuse(new FrontDeskRefused('This idempotency key was used for another payment. Use a new one.'));
  return booking;
}

/**
 * Voids a payment that was entered at the front desk by mistake, on its day at the hotel: the guest owes the amount again.
 * The history and the folio keep both entries, and the guest is told by mail. Repeating it changes nothing. Refuses FrontDeskRefused.
 */
export function voidPayment(
  viewer: Viewer | undefined,
  { paymentId: id, reason }: VoidPaymentInput,
): Promise<Booking> {
  const { id: who } = authorized(viewer, 'payment:take');
  return transaction(async () => {
    const found = await repo(Payment).findOneBy({ id });
    if (!found || found.method === PaymentMethod.ONLINE)
      refuse(new FrontDeskRefused('This payment does not exist, or was not made at the front desk.'));
    const booking = await lockRow(Booking, found.bookingId);
    const payment = await repo(Payment).findOneByOrFail({ id });
    if (payment.voidedAt) return booking;
    if (!mayVoid(viewer, booking, payment, await timeZoneOf(booking)))
      refuse(
        new FrontDeskRefused(
          'A payment can be voided on its day only, while the booking is confirmed and nothing of it is refunded. Refund it instead.',
        ),
      );
    await postMissingFolio(booking);
    const before = { ...booking };
    await repo(Payment).update({ id }, { paidAt: null, voidedAt: now() });
    booking.paidCents -= payment.amountCents;
    const why = `The payment of ${dollars(payment.amountCents)} (${describePayment(payment)}) was voided.`;
    await transition(booking, { payment: booking.payment }, { who, why, reason: reason.trim() });
    await queuePaymentVoidedMail(booking, {
      amountCents: payment.amountCents,
      method: payment.method === PaymentMethod.CASH ? 'CASH' : 'TERMINAL',
      receiptNumber: id,
    });
    await recordBookingChange(viewer, 'voidPayment', booking, { before, after: booking });
    return booking;
  });
}

/** Whether the viewer may void a payment now; `timeZone` is that of the hotel, whose day counts. */
export const mayVoid = (
  viewer: Viewer | undefined,
  { status, payment: state }: Booking,
  { method, paidAt, refundedCents }: Payment,
  timeZone: string,
): boolean =>
  can(viewer, 'payment:take') &&
  status === BookingStatus.CONFIRMED &&
  state !== PaymentStatus.REFUNDING &&
  method !== PaymentMethod.ONLINE &&
  paidAt !== null &&
  refundedCents === 0 &&
  todayIn(timeZone, paidAt) === todayIn(timeZone, now());
