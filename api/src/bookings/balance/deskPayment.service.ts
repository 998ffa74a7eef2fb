import { inEnglish } from '../../core/readerLanguage';
import { fill } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { describePayment, type PaidWith } from '../../../../schema/receipts';
import { todayIn } from '../../../../schema/nights';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { dollars, englishDollars } from '../../mails/format';
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
import { readAccount, type PayingAccount } from './payingAccount';

/**
 * Takes a payment at the front desk for what the guest of a confirmed booking owes, all of it or a part. The guest gets a
 * receipt by mail. The same key takes it once. Refuses FrontDeskRefused.
 */
export function takePayment(viewer: Viewer | undefined, input: TakePaymentInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'payment:take');
  const { bookingId, cents, idempotencyKey: requestKey } = input;
  const method = PaymentMethod[input.paidBy];
  const account = readAccount(input);
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'payment:take', booking))
      refuse(new FrontDeskRefused('This booking does not exist.'));
    const known = await repo(Payment).findOneBy({ bookingId, requestKey });
    if (known) return sameAs(known, { cents, method, account }, booking);
    const owed = owedBy(booking);
    if (booking.status !== BookingStatus.CONFIRMED || owed === 0)
      refuse(new FrontDeskRefused('The guest owes nothing for this booking.'));
    if (cents > owed)
      refuse(
        new FrontDeskRefused(
          fill('The guest owes {owed}. Enter that amount or less.', { owed: exactDollars(owed) }),
        ),
      );
    const before = { ...booking };
    const payment = await insertDeskPayment(booking, { amountCents: cents, method, requestKey, account });
    booking.paidCents += cents;
    const why = describeTaken({ ...payment, cents }, owed - cents);
    await transition(booking, { payment: booking.payment }, { who, why });
    const isConfirmedNow = before.heldUntil !== null && booking.heldUntil === null;
    const company = account?.company ?? null;
    await queuePaymentTakenMail(booking, payment, { amountCents: cents, isConfirmedNow, company });
    await recordBookingChange(viewer, 'takePayment', booking, { before, after: booking });
    return booking;
  });
}

/** What the history says about a payment at the front desk after which the guest owes `leftCents`. */
export function describeTaken(taken: PaidWith & { cents: number }, leftCents: number): string {
  const rest = leftCents > 0 ? `Still to pay: ${englishDollars(leftCents)}.` : 'Nothing is left to pay.';
  const verb = taken.method === PaymentMethod.ON_ACCOUNT ? 'Put' : 'Paid';
  return `${verb} ${englishDollars(taken.cents)} (${inEnglish(() => describePayment(taken))}). ${rest}`;
}

function sameAs(
  known: Payment,
  { cents, method, account }: { cents: number; method: PaymentMethod; account: PayingAccount },
  booking: Booking,
): Booking {
  if (known.voidedAt)
    refuse(new FrontDeskRefused('This payment was voided. Enter it again with a new idempotency key.'));
  const isSame =
    known.amountCents === cents &&
    known.method === method &&
    known.company === (account?.company ?? null) &&
    known.companyReference === (account?.companyReference ?? null);
  if (!isSame)
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
  const { id: who } = authorizedToAsk(viewer, 'payment:take');
  return transaction(async () => {
    const found = await repo(Payment).findOneBy({ id });
    const booking = found && (await lockRow(Booking, found.bookingId));
    if (!booking || found.method === PaymentMethod.ONLINE || !can(viewer, 'payment:take', booking))
      refuse(new FrontDeskRefused('This payment does not exist, or was not made at the front desk.'));
    const payment = await repo(Payment).findOneByOrFail({ id });
    if (payment.voidedAt) return booking;
    if (!mayVoid(viewer, booking, payment, await timeZoneOf(booking)))
      refuse(
        new FrontDeskRefused(
          'A payment can be voided on its day only, while the booking is confirmed, and nothing of it is refunded or settled. Refund it instead.',
        ),
      );
    await postMissingFolio(booking);
    const before = { ...booking };
    await repo(Payment).update({ id }, { paidAt: null, voidedAt: now(), openCents: 0, openSince: null });
    booking.paidCents -= payment.amountCents;
    const how = inEnglish(() => describePayment(payment));
    const why = `The payment of ${englishDollars(payment.amountCents)} (${how}) was voided.`;
    await transition(booking, { payment: booking.payment }, { who, why, reason: reason.trim() });
    await queuePaymentVoidedMail(booking, {
      amountCents: payment.amountCents,
      method: found.method,
      receiptNumber: id,
    });
    await recordBookingChange(viewer, 'voidPayment', booking, { before, after: booking });
    return booking;
  });
}

/** Whether the viewer may void a payment now; `timeZone` is that of the hotel, whose day counts. */
export const mayVoid = (
  viewer: Viewer | undefined,
  booking: Booking,
  { method, amountCents, openCents, paidAt, refundedCents }: Payment,
  timeZone: string,
): boolean =>
  can(viewer, 'payment:take', booking) &&
  booking.status === BookingStatus.CONFIRMED &&
  booking.payment !== PaymentStatus.REFUNDING &&
  method !== PaymentMethod.ONLINE &&
  paidAt !== null &&
  refundedCents === 0 &&
  (method !== PaymentMethod.ON_ACCOUNT || openCents === amountCents) &&
  todayIn(timeZone, paidAt) === todayIn(timeZone, now());
