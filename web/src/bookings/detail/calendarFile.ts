import { fill } from '../../../../schema/fill';
import { cancellationSteps, paidExactly, type PaidSums } from '../../../../schema/cancellationSteps';
import type { StayHours } from '../../../../schema/houseRules';
import { hourFacts } from '../../../../schema/arrivals';
import { todayIn } from '../../../../schema/nights';
import type { Party } from '../../../../schema/party';
import { partyWords } from '../../../../schema/partyWords';
import { haveOwnDates } from '../../../../schema/stays';
import { spokenStay } from '../../kit/format';
import * as texts from './texts';

interface Booked extends PaidSums {
  id: string;
  reference: string;
  createdAt: string;
  hotelName: string;
  arrivalHour: number | null;
  party: Party | null;
  hotel: (StayHours & { address: string | null; city: { name: string; timeZone: string } }) | null;
  cancellation: { freeUntil: string; lateRefundPercent: number };
  stays: readonly { title: string; number: number; checkIn: string; checkOut: string }[];
}

/** The maximum length of a line in a calendar file, in bytes. Longer lines are folded (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 74;

/**
 * A booking as a calendar file (RFC 5545): one all-day event from the first check-in to the last check-out. Its
 * dates carry no time, so that they are the same in every time zone.
 */
export function calendarFile({
  id,
  createdAt,
  hotelName,
  arrivalHour,
  party,
  hotel,
  cancellation,
  stays,
  ...booked
}: Booked): string {
  const dates = stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]).sort();
  const hasOwnDates = haveOwnDates(stays);
  const rooms = stays.map(({ title, number, checkIn, checkOut }) => {
    const room = fill(texts.roomOfType, { type: title, number });
    return hasOwnDates ? `${room}: ${spokenStay(checkIn, checkOut)}` : room;
  });
  const location = [hotelName, hotel?.address ?? hotel?.city.name].filter(Boolean).join(', ');
  const reference = fill(texts.calendarReference, { reference: booked.reference });
  const guests = party ? [fill(texts.calendarGuests, { guests: partyWords(party) })] : [];
  const hours = hourFacts(hotel, arrivalHour).map(([name, value]) => `${name}: ${value}`);
  const [checkIn = ''] = dates;
  const today = todayIn(hotel?.city.timeZone ?? 'UTC', new Date());
  const terms = cancellationSteps({ checkIn, ...cancellation }, today, paidExactly(booked));
  const description = [...rooms, ...guests, ...hours, ...terms, reference];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Staybook//Bookings//EN',
    'BEGIN:VEVENT',
    property('UID', `${id}@staybook`),
    property('DTSTAMP', `${createdAt.slice(0, 19).replace(/[-:]/g, '')}Z`),
    property('DTSTART;VALUE=DATE', day(dates[0])),
    property('DTEND;VALUE=DATE', day(dates.at(-1))),
    property('SUMMARY', escaped(hotelName)),
    property('LOCATION', escaped(location)),
    property('DESCRIPTION', escaped(description.join('\n'))),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

const property = (name: string, value: string): string => [name, value].join(':');

const day = (night = ''): string => night.replaceAll('-', '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n');

function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  for (const character of line) {
    const next = pieces[pieces.length - 1] + character;
    if (encoder.encode(next).length > MAX_LINE_BYTES) pieces.push(character);
    else pieces[pieces.length - 1] = next;
  }
  return pieces.join('\r\n ');
}
