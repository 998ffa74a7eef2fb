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

/** Confirms a payment at the front desk with its receipt, and says what is left to pay. */
export const paymentTakenMail = (
  values: AboutBooking & { receipt: Receipt; amountCents: number },
): RenderedMail =>
  renderMail({
    subject: `Your payment at ${values.hotelName}`,
    preview: `${dollars(values.amountCents)} received.`,
    title: `${dollars(values.amountCents)} received`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, thank you for your payment at the front desk of ${values.hotelName}.`,
      ),
      facts(['Paid', dollars(values.amountCents)]),
      receiptBlock(values.receipt),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
