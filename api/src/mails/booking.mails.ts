import { countNights } from '../../../schema/nights';
import { sumCents } from '../../../schema/prices';
import { spokenDate, spokenStay } from '../../../schema/spoken';
import { roomsInWords, wholeStay } from '../../../schema/stays';
import { NOT_GUARANTEED } from '../../../schema/stayRequests';
import { dollars, plainName, pluralise } from './format';
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

type Named = readonly [name: string, value: string];

/** The content of every mail about a booking. */
export interface AboutBooking {
  reference: string;
  name: string;
  hotelName: string;
  hotelAddress: string | null;
  /** Who stays; empty if unknown. */
  guests: string;
  /** In whose name the rooms are kept; empty if it is the name of who booked. */
  leadGuest: string;
  /** What the guests asked the hotel for; empty if nothing. */
  requests: string;
  /** The hours of check-in, expected arrival and check-out that are known. */
  hours: readonly Named[];
  /** Whether the guest has said when to expect them. */
  isExpected: boolean;
  /** The house rules of the hotel. */
  rules: readonly Named[];
  /** The cancellation terms from today on, one sentence for each step. */
  cancellation: readonly string[];
  /** The URL of the hotel on a map. */
  directionsUrl: string | undefined;
  stays: PricedStay[];
  charges: { title: string; cents: number }[];
  extras: { title: string; cents: number }[];
  /** All of these together. */
  totalCents: number;
  /** What the guest still owes, in cents. */
  owedCents: number;
  /** Until when it is held unpaid, as the clock at the hotel shows it; empty if it is not. */
  heldUntil: string;
  /** The URL of the booking's page; undefined if the guest has none. */
  url: string | undefined;
}

/** The receipt data of a mail. */
export interface Receipt {
  number: string;
  /** The date, in UTC. */
  paidOn: string;
  paidWith: string;
  seller: string;
}

export const ABOUT_BOOKING = 'You are receiving this email because you booked with Staybook.';

/** Confirms a booking: paid, with the receipt, or to be paid at the hotel. */
export function bookingConfirmationMail({
  receipt,
  message = [],
  ...values
}: AboutBooking & {
  receipt: Receipt | null;
  /** What the hotel adds in its own words. */
  message?: readonly Block[];
}): RenderedMail {
  const { hotelName } = values;
  const confirmed = receipt ? 'paid and confirmed' : 'confirmed';
  return renderMail({
    subject: 'Staybook Booking Confirmation',
    preview: `${hotelName}${datesOf(values).map(([, dates]) => `, ${dates}`)[0] ?? ''}: ${confirmed}.`,
    title: 'Your booking is confirmed',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, your stay at ${hotelName} is ${confirmed}.${receipt || values.owedCents === 0 ? '' : ' You pay at the hotel.'}`,
      ),
      facts(
        ...datesOf(values),
        ['Rooms', roomsInWords(values.stays)],
        ...said('Guests', values.guests),
        ...said('Cancellation', values.cancellation.join(' ')),
        ['Booking reference', values.reference],
      ),
      ...seeBooking(values.url),
      ...(message.length ? [paragraph(`A message from ${hotelName}:`), ...message] : []),
      ...priceBlocks(values, receipt ? 'Total paid' : 'Total'),
      ...(receipt ? [receiptBlock(receipt)] : []),
      facts(['Hotel', hotelName], ...said('Address', values.hotelAddress), ...namesOf(values)),
      ...arrivalBlocks(values),
      ...requestBlocks(values),
      ...askArrival(values),
      ...ruleBlocks(values),
    ],
    footer: `${ABOUT_BOOKING} Please have the booking reference ready when you arrive.`,
  });
}

/** `Tue 1 Dec – Fri 4 Dec 2026, 3 nights`, from the first check-in to the last check-out. */
function datesOf({ stays }: AboutBooking): [string, string][] {
  const whole = wholeStay(stays);
  if (!whole) return [];
  const { checkIn, checkOut } = whole;
  return [
    ['Dates', `${spokenStay(checkIn, checkOut)}, ${pluralise(countNights(checkIn, checkOut), 'night')}`],
  ];
}

const ruleBlocks = ({ rules }: AboutBooking): Block[] =>
  rules.length ? [paragraph('House rules'), facts(...rules)] : [];

/**
 * The reference, the name, every room number with its dates and price, and the total with the label
 * `totalName`.
 */
export const bookingBlocks = (values: AboutBooking, totalName: string): Block[] => [
  facts(
    ['Booking reference', values.reference],
    ...namesOf(values),
    ['Hotel', values.hotelName],
    ...said('Address', values.hotelAddress),
    ...said('Guests', values.guests),
  ),
  ...priceBlocks(values, totalName),
];

/** Who booked, and who arrives if that is another person. */
const namesOf = ({ name, leadGuest }: AboutBooking): Named[] => [
  ['Name', plainName(name)],
  ...said('Lead guest', leadGuest && plainName(leadGuest)),
];

/** The price of each room, tax and extra, the total with the label `totalName`, and what is owed. */
const priceBlocks = (values: AboutBooking, totalName: string): Block[] => [
  {
    kind: 'lines',
    lines: [...values.stays.map(pricedLine), ...[...values.charges, ...values.extras].map(chargeLine)],
    total: { name: totalName, value: dollars(values.totalCents) },
  },
  ...(values.owedCents > 0
    ? [
        facts([
          values.heldUntil ? `To pay by ${values.heldUntil}` : 'To pay at the hotel',
          dollars(values.owedCents),
        ]),
      ]
    : []),
];

const said = (name: string, value: string | null): Named[] => (value ? [[name, value]] : []);

export const receiptBlock = ({ number, paidOn, paidWith, seller }: Receipt): Block =>
  facts(
    ['Receipt', number],
    ['Paid on', spokenDate(paidOn)],
    [paidWith.startsWith('On account') ? 'Payment' : 'Paid with', paidWith],
    ['Sold by', seller],
  );

/** The known hours, and the link to the map. */
export const arrivalBlocks = ({ hours, directionsUrl }: AboutBooking): Block[] => [
  ...(hours.length ? [facts(...hours)] : []),
  ...(directionsUrl ? [link('How to get there:', 'directions on a map', directionsUrl)] : []),
];

/** What the guests asked for, and that it is not guaranteed. */
const requestBlocks = ({ requests }: AboutBooking): Block[] =>
  requests ? [facts(['Your requests', requests]), paragraph(NOT_GUARANTEED)] : [];

/** Asks for the arrival hour, if it is unknown and the guest has a page to enter it. */
const askArrival = ({ isExpected, url }: AboutBooking): Block[] =>
  isExpected || !url
    ? []
    : [paragraph('Let the hotel know when you expect to arrive, on your booking page.')];

/** The link to the page of a booking, if there is one. */
export const seeBooking = (url: string | undefined): Block[] =>
  url ? [button('See your booking', url)] : [];

/** A room number with its dates, further details, and the text in the price column. */
const stayLine = (stay: BookedStay, price: string, ...details: string[]): Line => ({
  title: `${stay.title}, room ${stay.number}`,
  details: [
    `Check-in ${spokenDate(stay.checkIn)}`,
    `Check-out ${spokenDate(stay.checkOut)}`,
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
