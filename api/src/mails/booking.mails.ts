import { counted, dollars, spokenDate } from './format';
import { button, facts, paragraph, type Line } from './mail.content';
import { write, type WrittenMail } from './write';

interface BookedStay {
  title: string;
  number: number;
  checkIn: string;
  checkOut: string;
  nights: number;
  pricePerNightCents: number;
}

const ABOUT_BOOKING = 'You get this mail because you booked with Staybook.';

export const bookingConfirmationMail = (given: {
  reference: string;
  name: string;
  hotelName: string;
  stays: BookedStay[];
  charges: { title: string; cents: number }[];
  totalCents: number;
  url: string;
}): WrittenMail =>
  write({
    subject: 'Staybook Booking Confirmation',
    preview: `${given.hotelName}: paid and confirmed.`,
    title: 'Your booking is confirmed',
    blocks: [
      paragraph(`Hello ${given.name}, your stay at ${given.hotelName} is paid and confirmed.`),
      facts(['Booking reference', given.reference], ['Name', given.name], ['Hotel', given.hotelName]),
      {
        kind: 'lines',
        lines: [...given.stays.map(stayLine), ...given.charges.map(chargeLine)],
        total: { name: 'Total paid', value: dollars(given.totalCents) },
      },
      button('See your booking', given.url),
    ],
    footer: `${ABOUT_BOOKING} Have the reference at hand when you arrive.`,
  });

const stayLine = (stay: BookedStay): Line => ({
  title: `${stay.title}, room ${stay.number}`,
  details: [
    `Check-in ${spokenDate(stay.checkIn)}`,
    `Check-out ${spokenDate(stay.checkOut)}`,
    counted(stay.nights, 'night'),
  ],
  price: `${dollars(stay.pricePerNightCents)} a night`,
});

const chargeLine = ({ title, cents }: { title: string; cents: number }): Line => ({
  title,
  details: [],
  price: dollars(cents),
});

/** What makes a booking's money come back. */
export type RefundReason = 'cancelled' | 'paidTooLate';

const REASONS: Record<RefundReason, (hotelName: string) => string> = {
  cancelled: (hotelName) => `Your booking at ${hotelName} is cancelled.`,
  paidTooLate: (hotelName) =>
    `Your payment for ${hotelName} came after the rooms were no longer held, and others had booked them. So there is no booking, and you get everything back.`,
};

export const refundMail = (given: {
  reference: string;
  name: string;
  hotelName: string;
  refundedCents: number;
  reason: RefundReason;
  url: string;
}): WrittenMail =>
  write({
    subject: 'Your Staybook refund',
    preview: `${dollars(given.refundedCents)} is on its way back to you.`,
    title: `${dollars(given.refundedCents)} is on its way back`,
    blocks: [
      paragraph(`Hello ${given.name}. ${REASONS[given.reason](given.hotelName)}`),
      paragraph(
        'The money goes back to the card you paid with. Banks take 5 to 10 business days to show it.',
      ),
      facts(
        ['Booking reference', given.reference],
        ['Hotel', given.hotelName],
        ['Refund', dollars(given.refundedCents)],
      ),
      button('See your booking', given.url),
    ],
    footer: ABOUT_BOOKING,
  });
