import { fill, translated } from '../../../schema/fill';
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
  cancelled: (hotel) => fill('Your booking at {hotel} is cancelled.', { hotel }),
  changed: (hotel) => fill('Your changed booking at {hotel} costs less than you paid.', { hotel }),
  roomsGone: (hotel) => fill('{hotel} no longer offers a room that you booked.', { hotel }),
  endedEarly: (hotel) => fill('Your stay at {hotel} ended early.', { hotel }),
  byHand: (hotel) => fill('We have issued a refund for your booking at {hotel}.', { hotel }),
  goodwill: (hotel) => fill('{hotel} has given you a refund.', { hotel }),
  extraRemoved: (hotel) => fill('{hotel} has removed an extra that you had paid for.', { hotel }),
  paidTooLate: (hotel) =>
    fill(
      'Your payment for {hotel} arrived after your hold had ended and the rooms had been booked by someone else. No booking was made, and you will be refunded in full.',
      { hotel },
    ),
  changedTooLate: (hotel) =>
    fill(
      'Your payment for changing your booking at {hotel} arrived after the hold on the new nights had ended. Your booking has not changed, and you will be refunded what you paid for the change.',
      { hotel },
    ),
  paidTooMuch: (hotel) =>
    fill(
      'When your online payment for your booking at {hotel} arrived, you owed less than you paid. The difference is refunded.',
      { hotel },
    ),
  paidAfterCancelled: (hotel) =>
    fill(
      'Your online payment for {hotel} arrived after your booking had been cancelled. That payment is refunded in full.',
      { hotel },
    ),
  accountClosed: (hotel) =>
    fill(
      'Your payment for {hotel} arrived after your account was closed. No booking was made, and you will be refunded in full.',
      { hotel },
    ),
};

/** Whether a text is the reason of a refund. */
export const isRefundReason = (text: string | undefined): text is RefundReason =>
  text !== undefined && Object.hasOwn(REASONS, text);

export const refundMail = (
  values: AboutBooking & { refundedCents: number; reason: RefundReason },
): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook refund'),
    preview: fill('{amount} is on its way back to you.', { amount: dollars(values.refundedCents) }),
    title: fill('{amount} is on its way back', { amount: dollars(values.refundedCents) }),
    blocks: [
      paragraph(
        fill('Hello {name}, here is an update on your refund. {why}', {
          name: plainName(values.name),
          why: REASONS[values.reason](values.hotelName),
        }),
      ),
      paragraph(
        translated(
          'The refund goes to the card you paid with. It usually takes 5 to 10 business days to appear.',
        ),
      ),
      facts([translated('Refund'), dollars(values.refundedCents)]),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
