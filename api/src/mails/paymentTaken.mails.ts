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
  /** The company on whose account it is; null or left out if the guest paid. */
  company?: string | null;
  /** The part of it that is refunded, because less was owed when it arrived, in cents. */
  refundedCents?: number;
}

/** Confirms a payment of what was owed with its receipt, and says what is refunded of it and what is left to pay. */
export const paymentTakenMail = ({
  amountCents,
  isOnline = false,
  isConfirmedNow = false,
  company = null,
  refundedCents: cents = 0,
  ...values
}: AboutBooking & AboutPaymentTaken & { receipt: Receipt }): RenderedMail =>
  company !== null
    ? onAccountMail({ amountCents, isConfirmedNow, company, ...values })
    : renderMail({
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

/** Tells the guest that a company pays what was owed, or a part of it. */
function onAccountMail({
  amountCents,
  isConfirmedNow,
  company,
  ...values
}: AboutBooking & AboutPaymentTaken): RenderedMail {
  const amount = dollars(amountCents);
  return renderMail({
    subject: `On account: your booking at ${values.hotelName}`,
    preview: `${company} pays ${amount}.`,
    title: `${amount} on account`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, ${company} pays ${amount} of your booking at ${values.hotelName} on account. You do not owe this amount.`,
      ),
      ...(isConfirmedNow ? [paragraph('Your booking is confirmed.')] : []),
      facts(['On account of', String(company)], ['Amount', amount]),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
}

/** A payment at the front desk that was voided. */
export interface AboutPaymentVoided {
  /** What had been entered as paid, in cents. */
  amountCents: number;
  method: 'CASH' | 'TERMINAL' | 'ON_ACCOUNT';
  /** Number of the receipt that the guest has; they have none of what a company pays. */
  receiptNumber: string;
}

/** Says that a payment at the front desk was voided, and what to do if it was made. */
export const paymentVoidedMail = ({
  amountCents,
  method,
  receiptNumber,
  ...values
}: AboutBooking & AboutPaymentVoided): RenderedMail => {
  const amount = dollars(amountCents);
  const hasReceipt = method !== 'ON_ACCOUNT';
  const ended = hasReceipt
    ? `Your receipt for ${amount} does not count any more.`
    : `The company does not pay ${amount} any more.`;
  const receipt: [string, string][] = hasReceipt ? [['Receipt', receiptNumber]] : [];
  return renderMail({
    subject: `A payment at ${values.hotelName} was voided`,
    preview: ended,
    title: `${amount} voided`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, the front desk of ${values.hotelName} has voided a payment of ${amount} for your booking, because it was entered by mistake. ${ended}`,
      ),
      paragraph(IF_IT_WAS_MADE[method]),
      facts(['Voided', amount], ...receipt),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
};

/** Voiding corrects our records only: no money moves. */
const IF_IT_WAS_MADE: Record<AboutPaymentVoided['method'], string> = {
  CASH: 'If you paid this amount in cash and did not get it back, please tell the front desk and show your receipt.',
  TERMINAL:
    'Voiding it does not send money to your card. If your card was charged this amount, please tell the front desk and show your receipt.',
  ON_ACCOUNT: 'You owe this amount again. If a company is to pay it, please tell the front desk.',
};
