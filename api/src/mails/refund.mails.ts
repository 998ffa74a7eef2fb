import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The reason of a refund. */
export type RefundReason =
  | 'cancelled'
  | 'changed'
  | 'roomsGone'
  | 'endedEarly'
  | 'paidTooLate'
  | 'changedTooLate'
  | 'paidTooMuch'
  | 'paidAfterCancelled'
  | 'accountClosed'
  | 'byHand'
  | 'goodwill'
  | 'extraRemoved';

const REASONS: Record<RefundReason, (hotelName: string) => string> = {
  cancelled: (hotelName) => `Your booking at ${hotelName} is cancelled.`,
  changed: (hotelName) => `Your changed booking at ${hotelName} costs less than you paid.`,
  roomsGone: (hotelName) => `${hotelName} no longer offers a room that you booked.`,
  endedEarly: (hotelName) => `Your stay at ${hotelName} ended early.`,
  byHand: (hotelName) => `We have issued a refund for your booking at ${hotelName}.`,
  goodwill: (hotelName) => `${hotelName} has given you a refund.`,
  extraRemoved: (hotelName) => `${hotelName} has removed an extra that you had paid for.`,
  paidTooLate: (hotelName) =>
    `Your payment for ${hotelName} arrived after your hold had ended and the rooms had been booked by someone else. No booking was made, and you will be refunded in full.`,
  changedTooLate: (hotelName) =>
    `Your payment for changing your booking at ${hotelName} arrived after the hold on the new nights had ended. Your booking has not changed, and you will be refunded what you paid for the change.`,
  paidTooMuch: (hotelName) =>
    `When your online payment for your booking at ${hotelName} arrived, you owed less than you paid. The difference is refunded.`,
  paidAfterCancelled: (hotelName) =>
    `Your online payment for ${hotelName} arrived after your booking had been cancelled. That payment is refunded in full.`,
  accountClosed: (hotelName) =>
    `Your payment for ${hotelName} arrived after your account was closed. No booking was made, and you will be refunded in full.`,
};

/** Whether a text is the reason of a refund. */
export const isRefundReason = (text: string | undefined): text is RefundReason =>
  text !== undefined && Object.hasOwn(REASONS, text);

export const refundMail = (
  values: AboutBooking & { refundedCents: number; reason: RefundReason },
): RenderedMail =>
  renderMail({
    subject: 'Your Staybook refund',
    preview: `${dollars(values.refundedCents)} is on its way back to you.`,
    title: `${dollars(values.refundedCents)} is on its way back`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, here is an update on your refund. ${REASONS[values.reason](values.hotelName)}`,
      ),
      paragraph(
        'The refund goes to the card you paid with. It usually takes 5 to 10 business days to appear.',
      ),
      facts(['Refund', dollars(values.refundedCents)]),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
