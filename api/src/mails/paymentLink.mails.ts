import { fill, translated } from '../../../schema/fill';
import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Asks the guest to pay what they owe, or a part of it, by a link that needs no sign-in. */
export const paymentLinkMail = ({
  askedCents,
  payUrl,
  until,
  ...values
}: AboutBooking & {
  /** What the link asks for when it is sent, in cents. */
  askedCents: number;
  payUrl: string;
  /** Until when the link works, as the clock at the hotel shows it. */
  until: string;
}): RenderedMail => {
  const { hotelName, owedCents } = values;
  const amount = dollars(askedCents);
  return renderMail({
    subject: fill('Pay for your booking at {hotel}', { hotel: hotelName }),
    preview: fill('{amount}, by card.', { amount }),
    title: fill('Pay {amount} online', { amount }),
    blocks: [
      paragraph(
        askedCents < owedCents
          ? fill(
              'Hello {name}, {hotel} has sent you a link to pay {amount} of what you owe for your booking by card.',
              { name: plainName(values.name), hotel: hotelName, amount },
            )
          : fill('Hello {name}, {hotel} has sent you a link to pay {amount} for your booking by card.', {
              name: plainName(values.name),
              hotel: hotelName,
              amount,
            }),
      ),
      button(fill('Pay {amount}', { amount }), payUrl),
      paragraph(
        fill(
          'The link works once, until {until} at the hotel. You need not sign in: anyone who has the link can pay with it, and sees the hotel, the dates and the amount. If you owe less when you open it, it asks for less.',
          { until },
        ),
      ),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
};
