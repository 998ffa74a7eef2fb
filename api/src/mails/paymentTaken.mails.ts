import { fill, text, translated } from '../../../schema/fill';
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
        subject: isOnline
          ? fill('Your payment for {hotel}', { hotel: values.hotelName })
          : fill('Your payment at {hotel}', { hotel: values.hotelName }),
        preview: fill('{amount} received.', { amount: dollars(amountCents) }),
        title: fill('{amount} received', { amount: dollars(amountCents) }),
        blocks: [
          paragraph(
            isOnline
              ? fill('Hello {name}, thank you for your online payment for your booking at {hotel}.', {
                  name: plainName(values.name),
                  hotel: values.hotelName,
                })
              : fill('Hello {name}, thank you for your payment at the front desk of {hotel}.', {
                  name: plainName(values.name),
                  hotel: values.hotelName,
                }),
          ),
          ...(isConfirmedNow ? [paragraph(translated('Your booking is confirmed.'))] : []),
          ...(cents > 0 ? [paragraph(translated('When it arrived, you owed less than you paid.'))] : []),
          ...explainRefund([{ method: 'ONLINE', cents }], 'DUE', dollars).map(paragraph),
          facts([translated('Paid'), dollars(amountCents)]),
          receiptBlock(values.receipt),
          ...bookingBlocks(values, translated('Booking price')),
          ...seeBooking(values.url),
        ],
        footer: translated(ABOUT_BOOKING),
      });

/** Tells the guest that a company pays what was owed, or a part of it. */
function onAccountMail({
  amountCents,
  isConfirmedNow,
  company,
  ...values
}: AboutBooking & AboutPaymentTaken & { company: string }): RenderedMail {
  const amount = dollars(amountCents);
  return renderMail({
    subject: fill('On account: your booking at {hotel}', { hotel: values.hotelName }),
    preview: fill('{company} pays {amount}.', { company, amount }),
    title: fill('{amount} on account', { amount }),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, {company} pays {amount} of your booking at {hotel} on account. You do not owe this amount.',
          { name: plainName(values.name), company, amount, hotel: values.hotelName },
        ),
      ),
      ...(isConfirmedNow ? [paragraph(translated('Your booking is confirmed.'))] : []),
      facts([translated('On account of'), company], [translated('Amount'), amount]),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
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
    ? fill('Your receipt for {amount} does not count any more.', { amount })
    : fill('The company does not pay {amount} any more.', { amount });
  const receipt: [string, string][] = hasReceipt ? [[translated('Receipt'), receiptNumber]] : [];
  return renderMail({
    subject: fill('A payment at {hotel} was voided', { hotel: values.hotelName }),
    preview: ended,
    title: fill('{amount} voided', { amount }),
    blocks: [
      paragraph(
        hasReceipt
          ? fill(
              'Hello {name}, the front desk of {hotel} has voided a payment of {amount} for your booking, because it was entered by mistake. Your receipt for {amount} does not count any more.',
              { name: plainName(values.name), hotel: values.hotelName, amount },
            )
          : fill(
              'Hello {name}, the front desk of {hotel} has voided a payment of {amount} for your booking, because it was entered by mistake. The company does not pay {amount} any more.',
              { name: plainName(values.name), hotel: values.hotelName, amount },
            ),
      ),
      paragraph(translated(IF_IT_WAS_MADE[method])),
      facts([translated('Voided'), amount], ...receipt),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
};

/** Voiding corrects our records only: no money moves. */
const IF_IT_WAS_MADE: Record<AboutPaymentVoided['method'], string> = {
  CASH: text(
    'If you paid this amount in cash and did not get it back, please tell the front desk and show your receipt.',
  ),
  TERMINAL: text(
    'Voiding it does not send money to your card. If your card was charged this amount, please tell the front desk and show your receipt.',
  ),
  ON_ACCOUNT: text('You owe this amount again. If a company is to pay it, please tell the front desk.'),
};
