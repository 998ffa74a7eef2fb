import { counted, dollars, spokenDate } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

interface LostStay {
  title: string;
  number: number;
  checkIn: string;
  checkOut: string;
  nights: number;
}

/** To a guest whose room is no longer there: cancelled by the house, everything comes back. */
export const hotelCancelledMail = (given: {
  reference: string;
  name: string;
  hotelName: string;
  stays: LostStay[];
  refundCents: number;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your Staybook booking was cancelled by the property',
    preview: `${given.hotelName} can no longer offer your room. You get everything back.`,
    title: 'Your booking was cancelled by the property',
    blocks: [
      paragraph(
        `Hello ${given.name}. We are sorry: ${given.hotelName} can no longer offer what you booked, so your booking is cancelled. You get ${dollars(given.refundCents)} back: we keep nothing of what you paid.`,
      ),
      facts(['Booking reference', given.reference], ['Hotel', given.hotelName]),
      {
        kind: 'lines',
        lines: given.stays.map((stay) => ({
          title: `${stay.title}, room ${stay.number}`,
          details: [
            `Check-in ${spokenDate(stay.checkIn)}`,
            `Check-out ${spokenDate(stay.checkOut)}`,
            counted(stay.nights, 'night'),
          ],
          price: 'Cancelled',
        })),
        total: { name: 'Refund', value: dollars(given.refundCents) },
      },
      button('See your booking', given.url),
    ],
    footer: 'You get this mail because you booked with Staybook.',
  });
