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

export const cancellationMail = (values: AboutBooking & { refundCents: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is cancelled',
    preview: `${values.hotelName}: cancelled.`,
    title: 'Your booking is cancelled',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, your booking at ${values.hotelName} is cancelled, as you asked.`,
      ),
      paragraph(
        values.refundCents > 0
          ? `You get ${dollars(values.refundCents)} back. Another mail tells you when it is on its way.`
          : 'It was too late for a refund: nothing comes back.',
      ),
      ...bookingBlocks(values, 'Price of the booking'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });

type CancelledByHotel = Pick<AboutBooking, 'reference' | 'name' | 'hotelName' | 'url'> & {
  stays: Parameters<typeof stayLine>[0][];
  refundCents: number;
};

/** Sent to a guest whose room was deleted: the hotel cancels the booking and refunds it in full. */
export const hotelCancelledMail = (values: CancelledByHotel): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking was cancelled by the property',
    preview: `${values.hotelName} can no longer offer your room. You get everything back.`,
    title: 'Your booking was cancelled by the property',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}. We are sorry: ${values.hotelName} can no longer offer what you booked, so your booking is cancelled. You get ${dollars(values.refundCents)} back: we keep nothing of what you paid.`,
      ),
      facts(['Booking reference', values.reference], ['Hotel', values.hotelName]),
      {
        kind: 'lines',
        lines: values.stays.map((stay) => stayLine(stay, 'Cancelled')),
        total: { name: 'Refund', value: dollars(values.refundCents) },
      },
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });

export const changeMail = (values: AboutBooking & { differenceCents: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is changed',
    preview: `${values.hotelName}: changed as you asked.`,
    title: 'Your booking is changed',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, this is what you have booked at ${values.hotelName} now.`),
      paragraph(explainDifference(values.differenceCents)),
      ...bookingBlocks(values, 'Price now'),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: `${ABOUT_BOOKING} Have the reference at hand when you arrive.`,
  });

function explainDifference(differenceCents: number): string {
  if (differenceCents === 0) return 'There is nothing to pay, and nothing comes back.';
  return differenceCents > 0
    ? `You have paid ${dollars(differenceCents)} more than before.`
    : `${dollars(-differenceCents)} goes back to your card. Another mail tells you when it is on its way.`;
}
