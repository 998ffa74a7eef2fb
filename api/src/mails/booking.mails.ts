import { sumCents } from '../../../schema/prices';
import { counted, dollars, spokenDate } from './format';
import { button, facts, paragraph, type Block, type Line } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

interface BookedStay {
  title: string;
  number: number;
  checkIn: string;
  checkOut: string;
  nights: number;
  pricePerNightCents: number;
  nightPrices: { cents: number }[];
}

/** What every mail about a booking says of it. */
export interface AboutBooking {
  reference: string;
  name: string;
  hotelName: string;
  stays: BookedStay[];
  charges: { title: string; cents: number }[];
  totalCents: number;
  url: string;
}

export const ABOUT_BOOKING = 'You get this mail because you booked with Staybook.';

export const bookingConfirmationMail = (given: AboutBooking): RenderedMail =>
  renderMail({
    subject: 'Staybook Booking Confirmation',
    preview: `${given.hotelName}: paid and confirmed.`,
    title: 'Your booking is confirmed',
    blocks: [
      paragraph(`Hello ${given.name}, your stay at ${given.hotelName} is paid and confirmed.`),
      ...bookingBlocks(given, 'Total paid'),
      button('See your booking', given.url),
    ],
    footer: `${ABOUT_BOOKING} Have the reference at hand when you arrive.`,
  });

/** The reference, the names, every room number with its dates and price, and the total under a name of its own. */
export const bookingBlocks = (given: AboutBooking, totalName: string): Block[] => [
  facts(['Booking reference', given.reference], ['Name', given.name], ['Hotel', given.hotelName]),
  {
    kind: 'lines',
    lines: [...given.stays.map(stayLine), ...given.charges.map(chargeLine)],
    total: { name: totalName, value: dollars(given.totalCents) },
  },
];

const stayLine = (stay: BookedStay): Line => ({
  title: `${stay.title}, room ${stay.number}`,
  details: [
    `Check-in ${spokenDate(stay.checkIn)}`,
    `Check-out ${spokenDate(stay.checkOut)}`,
    counted(stay.nights, 'night'),
    sayPerNight(stay),
  ],
  price: dollars(sumCents(stay.nightPrices)),
});

const sayPerNight = ({ pricePerNightCents, nightPrices }: BookedStay): string =>
  nightPrices.every(({ cents }) => cents === pricePerNightCents)
    ? `${dollars(pricePerNightCents)} a night`
    : `${dollars(pricePerNightCents)} a night on average`;

const chargeLine = ({ title, cents }: { title: string; cents: number }): Line => ({
  title,
  details: [],
  price: dollars(cents),
});
