import { fill, text, translated } from '../../../schema/fill';
import { countNights } from '../../../schema/nights';
import { sumCents } from '../../../schema/prices';
import { spokenDate, spokenStay } from '../../../schema/spoken';
import { roomsInWords, wholeStay } from '../../../schema/stays';
import { NOT_GUARANTEED } from '../../../schema/stayRequests';
import { dollars, nightsInWords, plainName } from './format';
import { chargeLine, button, facts, link, paragraph, type Block, type Line } from './mail.content';
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
  /** Whether a company pays it. */
  isOnAccount?: boolean;
  seller: string;
}

export const ABOUT_BOOKING = text('You are receiving this email because you booked with Staybook.');
export const ABOUT_BOOKING_TO_COME = text(
  'You are receiving this email because you booked with Staybook. Please have the booking reference ready when you arrive.',
);

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
  const [[, dates] = []] = datesOf(values);
  return renderMail({
    subject: translated('Staybook Booking Confirmation'),
    preview: receipt
      ? fill('{place}: paid and confirmed.', { place: [hotelName, dates].filter(Boolean).join(', ') })
      : fill('{place}: confirmed.', { place: [hotelName, dates].filter(Boolean).join(', ') }),
    title: translated('Your booking is confirmed'),
    blocks: [
      paragraph(confirmedWords(plainName(values.name), values, receipt)),
      facts(
        ...datesOf(values),
        [translated('Rooms'), roomsInWords(values.stays)],
        ...said(translated('Guests'), values.guests),
        ...said(translated('Cancellation'), values.cancellation.join(' ')),
        [translated('Booking reference'), values.reference],
      ),
      ...seeBooking(values.url),
      ...(message.length
        ? [paragraph(fill('A message from {hotel}:', { hotel: hotelName })), ...message]
        : []),
      ...priceBlocks(values, receipt ? translated('Total paid') : translated('Total')),
      ...(receipt ? [receiptBlock(receipt)] : []),
      facts(
        [translated('Hotel'), hotelName],
        ...said(translated('Address'), values.hotelAddress),
        ...namesOf(values),
      ),
      ...arrivalBlocks(values),
      ...requestBlocks(values),
      ...askArrival(values),
      ...ruleBlocks(values),
    ],
    footer: translated(ABOUT_BOOKING_TO_COME),
  });
}

function confirmedWords(
  name: string,
  { hotelName: hotel, owedCents }: AboutBooking,
  receipt: Receipt | null,
): string {
  if (receipt) return fill('Hello {name}, your stay at {hotel} is paid and confirmed.', { name, hotel });
  return owedCents === 0
    ? fill('Hello {name}, your stay at {hotel} is confirmed.', { name, hotel })
    : fill('Hello {name}, your stay at {hotel} is confirmed. You pay at the hotel.', { name, hotel });
}

/** `Tue 1 Dec – Fri 4 Dec 2026, 3 nights`, from the first check-in to the last check-out. */
function datesOf({ stays }: AboutBooking): [string, string][] {
  const whole = wholeStay(stays);
  if (!whole) return [];
  const { checkIn, checkOut } = whole;
  return [
    [
      translated('Dates'),
      fill('{dates}, {nights, plural, one {# night} other {# nights}}', {
        dates: spokenStay(checkIn, checkOut),
        nights: countNights(checkIn, checkOut),
      }),
    ],
  ];
}

const ruleBlocks = ({ rules }: AboutBooking): Block[] =>
  rules.length ? [paragraph(translated('House rules')), facts(...rules)] : [];

/**
 * The reference, the name, every room number with its dates and price, and the total with the label
 * `totalName`.
 */
export const bookingBlocks = (values: AboutBooking, totalName: string): Block[] => [
  facts(
    [translated('Booking reference'), values.reference],
    ...namesOf(values),
    [translated('Hotel'), values.hotelName],
    ...said(translated('Address'), values.hotelAddress),
    ...said(translated('Guests'), values.guests),
  ),
  ...priceBlocks(values, totalName),
];

/** Who booked, and who arrives if that is another person. */
const namesOf = ({ name, leadGuest }: AboutBooking): Named[] => [
  [translated('Name'), plainName(name)],
  ...said(translated('Lead guest'), leadGuest && plainName(leadGuest)),
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
          values.heldUntil
            ? fill('To pay by {heldUntil}', { heldUntil: values.heldUntil })
            : translated('To pay at the hotel'),
          dollars(values.owedCents),
        ]),
      ]
    : []),
];

const said = (name: string, value: string | null): Named[] => (value ? [[name, value]] : []);

export const receiptBlock = ({ number, paidOn, paidWith, isOnAccount = false, seller }: Receipt): Block =>
  facts(
    [translated('Receipt'), number],
    [translated('Paid on'), spokenDate(paidOn)],
    [isOnAccount ? translated('Payment') : translated('Paid with'), paidWith],
    [translated('Sold by'), seller],
  );

/** The known hours, and the link to the map. */
export const arrivalBlocks = ({ hours, directionsUrl }: AboutBooking): Block[] => [
  ...(hours.length ? [facts(...hours)] : []),
  ...(directionsUrl
    ? [link(translated('How to get there:'), translated('directions on a map'), directionsUrl)]
    : []),
];

/** What the guests asked for, and that it is not guaranteed. */
const requestBlocks = ({ requests }: AboutBooking): Block[] =>
  requests ? [facts([translated('Your requests'), requests]), paragraph(translated(NOT_GUARANTEED))] : [];

/** Asks for the arrival hour, if it is unknown and the guest has a page to enter it. */
const askArrival = ({ isExpected, url }: AboutBooking): Block[] =>
  isExpected || !url
    ? []
    : [paragraph(translated('Let the hotel know when you expect to arrive, on your booking page.'))];

/** The link to the page of a booking, if there is one. */
export const seeBooking = (url: string | undefined): Block[] =>
  url ? [button(translated('See your booking'), url)] : [];

/** A room number with its dates, further details, and the text in the price column. */
const stayLine = (stay: BookedStay, price: string, ...details: string[]): Line => ({
  title: fill('{title}, room {number}', { title: stay.title, number: stay.number }),
  details: [
    fill('Check-in {date}', { date: spokenDate(stay.checkIn) }),
    fill('Check-out {date}', { date: spokenDate(stay.checkOut) }),
    nightsInWords(stay.nights),
    ...details,
  ],
  price,
});

const pricedLine = (stay: PricedStay): Line =>
  stayLine(stay, dollars(sumCents(stay.nightPrices)), formatPerNight(stay));

const formatPerNight = ({ pricePerNightCents, nightPrices }: PricedStay): string =>
  nightPrices.every(({ cents }) => cents === pricePerNightCents)
    ? fill('{amount} a night', { amount: dollars(pricePerNightCents) })
    : fill('{amount} a night on average', { amount: dollars(pricePerNightCents) });
