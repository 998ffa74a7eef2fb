import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The reason of a refund. */
export type RefundReason =
  'cancelled' | 'changed' | 'paidTooLate' | 'changedTooLate' | 'accountClosed' | 'byHand';

const REASONS: Record<RefundReason, (hotelName: string) => string> = {
  cancelled: (hotelName) => `Your booking at ${hotelName} is cancelled.`,
  changed: (hotelName) => `Your changed booking at ${hotelName} costs less than what you had paid.`,
  byHand: (hotelName) => `We give you money back for your booking at ${hotelName}.`,
  paidTooLate: (hotelName) =>
    `Your payment for ${hotelName} came after the rooms were no longer held, and others had booked them. So there is no booking, and you get everything back.`,
  changedTooLate: (hotelName) =>
    `Your payment for changing your booking at ${hotelName} came after the new nights were no longer held. So nothing is changed, and you get back what you paid for the change.`,
  accountClosed: (hotelName) =>
    `Your payment for ${hotelName} came after your account was closed. So there is no booking, and you get everything back.`,
};

export const refundMail = (
  values: AboutBooking & { refundedCents: number; reason: RefundReason },
): RenderedMail =>
  renderMail({
    subject: 'Your Staybook refund',
    preview: `${dollars(values.refundedCents)} is on its way back to you.`,
    title: `${dollars(values.refundedCents)} is on its way back`,
    blocks: [
      paragraph(`Hello ${plainName(values.name)}. ${REASONS[values.reason](values.hotelName)}`),
      paragraph(
        'The money goes back to the card you paid with. Banks take 5 to 10 business days to show it.',
      ),
      facts(['Refund', dollars(values.refundedCents)]),
      ...bookingBlocks(values, 'Price of the booking'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
