import {
  ABOUT_BOOKING,
  arrivalBlocks,
  bookingBlocks,
  seeBooking,
  stayLine,
  type AboutBooking,
} from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

export const cancellationMail = (given: AboutBooking & { refundCents: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is cancelled',
    preview: `${given.hotelName}: cancelled.`,
    title: 'Your booking is cancelled',
    blocks: [
      paragraph(
        `Hello ${plainName(given.name)}, your booking at ${given.hotelName} is cancelled, as you asked.`,
      ),
      paragraph(
        given.refundCents > 0
          ? `You get ${dollars(given.refundCents)} back. Another mail tells you when it is on its way.`
          : 'It was too late for a refund: nothing comes back.',
      ),
      ...bookingBlocks(given, 'Price of the booking'),
      ...seeBooking(given.url),
    ],
    footer: ABOUT_BOOKING,
  });

type CancelledByHotel = Pick<AboutBooking, 'reference' | 'name' | 'hotelName' | 'url'> & {
  stays: Parameters<typeof stayLine>[0][];
  refundCents: number;
};

/** Sent to a guest whose room was deleted: the hotel cancels the booking and refunds everything. */
export const hotelCancelledMail = (given: CancelledByHotel): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking was cancelled by the property',
    preview: `${given.hotelName} can no longer offer your room. You get everything back.`,
    title: 'Your booking was cancelled by the property',
    blocks: [
      paragraph(
        `Hello ${plainName(given.name)}. We are sorry: ${given.hotelName} can no longer offer what you booked, so your booking is cancelled. You get ${dollars(given.refundCents)} back: we keep nothing of what you paid.`,
      ),
      facts(['Booking reference', given.reference], ['Hotel', given.hotelName]),
      {
        kind: 'lines',
        lines: given.stays.map((stay) => stayLine(stay, 'Cancelled')),
        total: { name: 'Refund', value: dollars(given.refundCents) },
      },
      ...seeBooking(given.url),
    ],
    footer: ABOUT_BOOKING,
  });

export const changeMail = (given: AboutBooking & { differenceCents: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is changed',
    preview: `${given.hotelName}: changed as you asked.`,
    title: 'Your booking is changed',
    blocks: [
      paragraph(`Hello ${plainName(given.name)}, this is what you have booked at ${given.hotelName} now.`),
      paragraph(explainDifference(given.differenceCents)),
      ...bookingBlocks(given, 'Price now'),
      ...arrivalBlocks(given),
      ...seeBooking(given.url),
    ],
    footer: `${ABOUT_BOOKING} Have the reference at hand when you arrive.`,
  });

function explainDifference(differenceCents: number): string {
  if (differenceCents === 0) return 'There is nothing to pay, and nothing comes back.';
  return differenceCents > 0
    ? `You have paid ${dollars(differenceCents)} more than before.`
    : `${dollars(-differenceCents)} goes back to your card. Another mail tells you when it is on its way.`;
}
