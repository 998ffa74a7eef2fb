import { sumCents } from '../../../schema/prices';
import { dollars, formatDate, plainName, pluralise } from './format';
import { button, facts, link, paragraph, type Block, type Line } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

interface BookedStay {
  title: string;
  number: number;
  checkIn: string;
  checkOut: string;
  nights: number;
}

interface PricedStay extends BookedStay {
  pricePerNightCents: number;
  nightPrices: { cents: number }[];
}

/** What every mail about a booking says. */
export interface AboutBooking {
  reference: string;
  name: string;
  hotelName: string;
  hotelAddress: string | null;
  /** When guests come and go; empty where nobody has said. */
  arrival: string;
  /** In which hour they said they would come; empty where they have not. */
  expected: string;
  departure: string;
  /** The way to the hotel on a map. */
  directionsUrl: string | undefined;
  stays: PricedStay[];
  charges: { title: string; cents: number }[];
  totalCents: number;
  /** Its page; undefined where the guest has none. */
  url: string | undefined;
}

/** What a mail says as a receipt. */
interface Receipt {
  number: string;
  /** A date, in UTC. */
  paidOn: string;
  paidWith: string;
  seller: string;
}

export const ABOUT_BOOKING = 'You get this mail because you booked with Staybook.';

export const bookingConfirmationMail = (given: AboutBooking & { receipt: Receipt }): RenderedMail =>
  renderMail({
    subject: 'Staybook Booking Confirmation',
    preview: `${given.hotelName}: paid and confirmed.`,
    title: 'Your booking is confirmed',
    blocks: [
      paragraph(`Hello ${plainName(given.name)}, your stay at ${given.hotelName} is paid and confirmed.`),
      ...bookingBlocks(given, 'Total paid'),
      receiptBlock(given.receipt),
      ...arrivalBlocks(given),
      ...askArrival(given),
      ...seeBooking(given.url),
    ],
    footer: `${ABOUT_BOOKING} Have the reference at hand when you arrive.`,
  });

/** Reference, names, every room number with its dates and price, and the total, called `totalName`. */
export const bookingBlocks = (given: AboutBooking, totalName: string): Block[] => [
  facts(
    ['Booking reference', given.reference],
    ['Name', plainName(given.name)],
    ['Hotel', given.hotelName],
    ...said('Address', given.hotelAddress),
  ),
  {
    kind: 'lines',
    lines: [...given.stays.map(pricedLine), ...given.charges.map(chargeLine)],
    total: { name: totalName, value: dollars(given.totalCents) },
  },
];

const said = (name: string, value: string | null): [name: string, value: string][] =>
  value ? [[name, value]] : [];

const receiptBlock = ({ number, paidOn, paidWith, seller }: Receipt): Block =>
  facts(['Receipt', number], ['Paid on', formatDate(paidOn)], ['Paid with', paidWith], ['Sold by', seller]);

/** When guests come and go, and the way to the hotel; as far as somebody has said. */
export function arrivalBlocks({ arrival, expected, departure, directionsUrl }: AboutBooking): Block[] {
  const hours = [
    ...said('Check-in', arrival),
    ...said('You arrive', expected),
    ...said('Check-out', departure),
  ];
  return [
    ...(hours.length ? [facts(...hours)] : []),
    ...(directionsUrl ? [link('How to get there:', 'directions on a map', directionsUrl)] : []),
  ];
}

/** Asks when they come, where they have not said and have a page to say it on. */
const askArrival = ({ expected, url }: AboutBooking): Block[] =>
  expected || !url
    ? []
    : [paragraph('Tell the hotel on the page of your booking when you expect to arrive.')];

/** The link to the page of a booking, where there is one. */
export const seeBooking = (url: string | undefined): Block[] =>
  url ? [button('See your booking', url)] : [];

/** A room number with its dates, further details, and what stands in the column of prices. */
export const stayLine = (stay: BookedStay, price: string, ...details: string[]): Line => ({
  title: `${stay.title}, room ${stay.number}`,
  details: [
    `Check-in ${formatDate(stay.checkIn)}`,
    `Check-out ${formatDate(stay.checkOut)}`,
    pluralise(stay.nights, 'night'),
    ...details,
  ],
  price,
});

const pricedLine = (stay: PricedStay): Line =>
  stayLine(stay, dollars(sumCents(stay.nightPrices)), formatPerNight(stay));

const formatPerNight = ({ pricePerNightCents, nightPrices }: PricedStay): string =>
  nightPrices.every(({ cents }) => cents === pricePerNightCents)
    ? `${dollars(pricePerNightCents)} a night`
    : `${dollars(pricePerNightCents)} a night on average`;

const chargeLine = ({ title, cents }: { title: string; cents: number }): Line => ({
  title,
  details: [],
  price: dollars(cents),
});
