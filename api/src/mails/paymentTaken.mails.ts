import { explainRefund } from '../../../schema/refunds';
import {
  ABOUT_BOOKING,
  bookingBlocks,
  receiptBlock,
  seeBooking,
  type AboutBooking,
  type Receipt,
} from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What a mail says about a payment of what was owed. */
export interface AboutPaymentTaken {
  /** What was paid, in cents. */
  amountCents: number;
  /** Whether it was paid on the card provider's page, and not at the front desk. */
  isOnline?: boolean;
  /** Whether the booking was held until it was paid, and is confirmed now. */
  isConfirmedNow?: boolean;
  /** The part of it that is refunded, because less was owed when it arrived, in cents. */
  refundedCents?: number;
}

/** Confirms a payment of what was owed with its receipt, and says what is refunded of it and what is left to pay. */
export const paymentTakenMail = ({
  amountCents,
  isOnline = false,
  isConfirmedNow = false,
  refundedCents: cents = 0,
  ...values
}: AboutBooking & AboutPaymentTaken & { receipt: Receipt }): RenderedMail =>
  renderMail({
    subject: `Your payment ${isOnline ? 'for' : 'at'} ${values.hotelName}`,
    preview: `${dollars(amountCents)} received.`,
    title: `${dollars(amountCents)} received`,
    blocks: [
      paragraph(
        isOnline
          ? `Hello ${plainName(values.name)}, thank you for your online payment for your booking at ${values.hotelName}.`
          : `Hello ${plainName(values.name)}, thank you for your payment at the front desk of ${values.hotelName}.`,
      ),
      ...(isConfirmedNow ? [paragraph('Your booking is confirmed.')] : []),
      ...(cents > 0 ? [paragraph('When it arrived, you owed less than you paid.')] : []),
      ...explainRefund([{ method: 'ONLINE', cents }], 'DUE', dollars).map(paragraph),
      facts(['Paid', dollars(amountCents)]),
      receiptBlock(values.receipt),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });

/** A payment at the front desk that was voided. */
export interface AboutPaymentVoided {
  /** What had been entered as paid, in cents. */
  amountCents: number;
  method: 'CASH' | 'TERMINAL';
  /** Number of the receipt that the guest has. */
  receiptNumber: string;
}

/** Says that a payment at the front desk was voided, so that its receipt does not count, and what to do if it was made. */
export const paymentVoidedMail = ({
  amountCents,
  method,
  receiptNumber,
  ...values
}: AboutBooking & AboutPaymentVoided): RenderedMail =>
  renderMail({
    subject: `A payment at ${values.hotelName} was voided`,
    preview: `Your receipt for ${dollars(amountCents)} does not count any more.`,
    title: `${dollars(amountCents)} voided`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, the front desk of ${values.hotelName} has voided a payment of ${dollars(amountCents)} for your booking, because it was entered by mistake. Your receipt for it does not count any more.`,
      ),
      paragraph(IF_IT_WAS_MADE[method]),
      facts(['Voided', dollars(amountCents)], ['Receipt', receiptNumber]),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });

/** Voiding corrects our records only: no money moves. */
const IF_IT_WAS_MADE: Record<AboutPaymentVoided['method'], string> = {
  CASH: 'If you paid this amount in cash and did not get it back, please tell the front desk and show your receipt.',
  TERMINAL:
    'Voiding it does not send money to your card. If your card was charged this amount, please tell the front desk and show your receipt.',
};
