import ICAL from 'ical.js';
import type { StayDates } from '../../../schema/nights';

/** Nights of a room number that are taken, as its calendar shows them. */
export interface TakenRange extends StayDates {
  /** The same each time for the same booking or block. */
  uid: string;
  summary: string;
  /** When it was made. */
  madeAt: Date;
}

/** Writes a calendar file (RFC 5545) with an all-day event for each range; `DTEND` is the day of departure. */
export function writeCalendar(name: string, ranges: readonly TakenRange[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Staybook//Room calendar//EN');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  calendar.updatePropertyWithValue('x-wr-calname', name);
  calendar.updatePropertyWithValue('x-published-ttl', 'PT1H');
  for (const { uid, summary, madeAt, checkIn, checkOut } of ranges) {
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', uid);
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(madeAt, true));
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(checkIn));
    event.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(checkOut));
    event.updatePropertyWithValue('summary', summary);
    event.updatePropertyWithValue('transp', 'OPAQUE');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
