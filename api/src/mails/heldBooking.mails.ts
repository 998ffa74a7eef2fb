import { ABOUT_BOOKING, arrivalBlocks, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

interface Held {
  /** The address of a payment link; undefined if none was made. */
  payUrl?: string | undefined;
  /** Whether the time has changed since the guest was told. */
  isProlonged?: boolean;
}

/** Tells the guest until when an unpaid booking is held, how to pay it, and what happens otherwise. */
export function heldBookingMail({
  payUrl,
  isProlonged = false,
  ...values
}: AboutBooking & Held): RenderedMail {
  const { hotelName, heldUntil: until, owedCents, url } = values;
  const amount = dollars(owedCents);
  const how = url ? 'on your booking page, or at the hotel' : 'at the hotel';
  return renderMail({
    subject: 'Your Staybook booking is held',
    preview: `${hotelName}: held until ${until}.`,
    title: `Your booking is ${isProlonged ? 'now ' : ''}held until ${until}`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, ${hotelName} ${isProlonged ? 'now holds' : 'holds'} your stay until ${until}, by the clock at the hotel. It is not paid yet.`,
      ),
      paragraph(
        'If nothing is paid by then, the booking is cancelled, and you have nothing to pay. Once a payment has arrived, it is confirmed.',
      ),
      ...(payUrl
        ? [button(`Pay ${amount}`, payUrl), paragraph(`You can also pay ${how}, before that time.`)]
        : [paragraph(`Pay ${amount} ${how}, before that time.`)]),
      ...bookingBlocks(values, 'Total'),
      ...arrivalBlocks(values),
      ...seeBooking(url),
    ],
    footer: ABOUT_BOOKING,
  });
}

/** Tells the guest that nothing was paid in time and the booking is cancelled. */
export const heldEndedMail = ({ until, ...values }: AboutBooking & { until: string }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is cancelled',
    preview: `${values.hotelName}: not paid in time.`,
    title: 'Your booking was not paid in time',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, ${values.hotelName} held your stay until ${until}. No payment had arrived by then, so the booking is cancelled, and the rooms are free again.`,
      ),
      paragraph('You have nothing to pay. An online payment that arrives later is refunded in full.'),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
