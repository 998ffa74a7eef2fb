import { ABOUT_BOOKING, bookingBlocks, type AboutBooking } from './booking.mails';
import { dollars } from './format';
import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

export const cancellationMail = (given: AboutBooking & { refundCents: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is cancelled',
    preview: `${given.hotelName}: cancelled.`,
    title: 'Your booking is cancelled',
    blocks: [
      paragraph(`Hello ${given.name}, your booking at ${given.hotelName} is cancelled, as you asked.`),
      paragraph(
        given.refundCents > 0
          ? `You get ${dollars(given.refundCents)} back. Another mail tells you when it is on its way.`
          : 'It was too late for a refund: nothing comes back.',
      ),
      ...bookingBlocks(given, 'Price of the booking'),
      button('See your booking', given.url),
    ],
    footer: ABOUT_BOOKING,
  });

export const changeMail = (given: AboutBooking & { differenceCents: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking is changed',
    preview: `${given.hotelName}: changed as you asked.`,
    title: 'Your booking is changed',
    blocks: [
      paragraph(`Hello ${given.name}, this is what you have booked at ${given.hotelName} now.`),
      paragraph(inWords(given.differenceCents)),
      ...bookingBlocks(given, 'Price now'),
      button('See your booking', given.url),
    ],
    footer: `${ABOUT_BOOKING} Have the reference at hand when you arrive.`,
  });

function inWords(differenceCents: number): string {
  if (differenceCents === 0) return 'There is nothing to pay, and nothing comes back.';
  return differenceCents > 0
    ? `You have paid ${dollars(differenceCents)} more than before.`
    : `${dollars(-differenceCents)} goes back to your card. Another mail tells you when it is on its way.`;
}
