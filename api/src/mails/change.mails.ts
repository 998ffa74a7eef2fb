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
          ? `You will be refunded ${dollars(values.refundCents)}. We will email you when it is on its way.`
          : 'Under the cancellation terms, this booking is not refundable.',
      ),
      ...bookingBlocks(values, 'Booking price'),
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
    preview: `${values.hotelName} can no longer offer your room. You will get a full refund.`,
    title: 'Your booking was cancelled by the property',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, we are sorry: ${values.hotelName} can no longer offer the rooms you booked, so your booking is cancelled. You will be refunded ${dollars(values.refundCents)}, the full amount you paid.`,
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
      paragraph(`Hello ${plainName(values.name)}, here is your updated booking at ${values.hotelName}.`),
      paragraph(explainDifference(values.differenceCents)),
      ...bookingBlocks(values, 'Price now'),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: `${ABOUT_BOOKING} Please have the booking reference ready when you arrive.`,
  });

function explainDifference(differenceCents: number): string {
  if (differenceCents === 0) return 'There is nothing more to pay, and no refund is due.';
  return differenceCents > 0
    ? `You have paid ${dollars(differenceCents)} more than before.`
    : `${dollars(-differenceCents)} will be refunded to your card. We will email you when it is on its way.`;
}
