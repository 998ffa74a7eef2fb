import { fill, translated } from '../../../schema/fill';
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
  return renderMail({
    subject: translated('Your Staybook booking is held'),
    preview: fill('{hotel}: held until {until}.', { hotel: hotelName, until }),
    title: isProlonged
      ? fill('Your booking is now held until {until}', { until })
      : fill('Your booking is held until {until}', { until }),
    blocks: [
      paragraph(
        isProlonged
          ? fill(
              'Hello {name}, {hotel} now holds your stay until {until}, by the clock at the hotel. It is not paid yet.',
              { name: plainName(values.name), hotel: hotelName, until },
            )
          : fill(
              'Hello {name}, {hotel} holds your stay until {until}, by the clock at the hotel. It is not paid yet.',
              { name: plainName(values.name), hotel: hotelName, until },
            ),
      ),
      paragraph(
        translated(
          'If nothing is paid by then, the booking is cancelled, and you have nothing to pay. Once a payment has arrived, it is confirmed.',
        ),
      ),
      ...(payUrl
        ? [
            button(fill('Pay {amount}', { amount }), payUrl),
            paragraph(
              url
                ? translated('You can also pay on your booking page, or at the hotel, before that time.')
                : translated('You can also pay at the hotel, before that time.'),
            ),
          ]
        : [
            paragraph(
              url
                ? fill('Pay {amount} on your booking page, or at the hotel, before that time.', { amount })
                : fill('Pay {amount} at the hotel, before that time.', { amount }),
            ),
          ]),
      ...bookingBlocks(values, translated('Total')),
      ...arrivalBlocks(values),
      ...seeBooking(url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
}

/** Tells the guest that nothing was paid in time and the booking is cancelled. */
export const heldEndedMail = ({ until, ...values }: AboutBooking & { until: string }): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook booking is cancelled'),
    preview: fill('{hotel}: not paid in time.', { hotel: values.hotelName }),
    title: translated('Your booking was not paid in time'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, {hotel} held your stay until {until}. No payment had arrived by then, so the booking is cancelled, and the rooms are free again.',
          { name: plainName(values.name), hotel: values.hotelName, until },
        ),
      ),
      paragraph(
        translated('You have nothing to pay. An online payment that arrives later is refunded in full.'),
      ),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
