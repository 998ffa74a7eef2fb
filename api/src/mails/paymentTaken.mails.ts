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
