import { englishDollars } from '../../mails/format';
import type { Step } from '../history.service';
import type { Stay } from '../stay.entity';
import type { BookingChange } from './bookingChange.entity';
import type { StaffChangePlan } from './staffChangePlan.service';

/** Room numbers that a line names; more are counted. */
const NAMED = 5;

/** Characters of a line. */
const LONGEST = 200;

/** The lines in a booking's history about a change that waits for its payment. They change nothing about the booking. */
const line = (who: string | null, why: string): Step => ({ who, why, isNote: true });

export const changeRequested = (
  who: string,
  { checkIn, checkOut, stays, differenceCents }: BookingChange,
): Step => {
  const numbers = stays.map(({ number }) => number);
  const one = numbers.length === 1 ? 'room' : 'rooms';
  const rooms = numbers.length > NAMED ? `${numbers.length} rooms` : `${one} ${numbers.join(', ')}`;
  return line(
    who,
    `Asked to change to ${checkIn} - ${checkOut}, ${rooms}, for ${englishDollars(differenceCents)} more. Not paid yet.`,
  );
};

export const changeGivenUp = (who: string): Step => line(who, 'Gave up the change before it was paid.');

export const changeReplaced = (who: string): Step =>
  line(who, 'Gave up the change before it was paid, for another one.');

export const changeDiscarded = (who: string): Step => line(who, 'Staff discarded the unpaid change.');

export const changeRanOut = (): Step =>
  line(null, 'The change was not paid in time. The booking stays as it is.');

export const changePageClosed = (): Step =>
  line(null, 'The payment page of the change was closed. The booking stays as it is.');

export const changePageRefused = (): Step =>
  line(null, 'The payment page of the change could not be opened. The booking stays as it is.');

/** `room 101 from 2026-12-01 to 2026-12-04` */
export const roomWords = (stays: readonly Pick<Stay, 'number' | 'checkIn' | 'checkOut'>[]): string =>
  stays.map(({ number, checkIn, checkOut }) => `room ${number} from ${checkIn} to ${checkOut}`).join(', ');

/**
 * `Staff changed the stay: room 101 from 2026-12-01 to 2026-12-04, room 102 added, room 103 dropped. $100.00 more.` Rooms
 * that do not fit are counted.
 */
export function describeStaffChange(
  { stays, addedStays, droppedStays }: Pick<StaffChangePlan, 'stays' | 'addedStays' | 'droppedStays'>,
  cents: number,
): string {
  const price =
    cents === 0
      ? 'The price stays the same.'
      : `${englishDollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}.`;
  const write = (rooms: string, ofRooms: (some: readonly Stay[]) => string) => {
    const added = addedStays.length ? [`${ofRooms(addedStays)} added`] : [];
    const dropped = droppedStays.length ? [`${ofRooms(droppedStays)} dropped`] : [];
    return `Staff changed the stay: ${[rooms, ...added, ...dropped].join(', ')}. ${price}`;
  };
  const full = write(roomWords(stays), nameRooms);
  return full.length <= LONGEST ? full : write(countRooms(stays), countRooms);
}

const nameRooms = (stays: readonly Stay[]): string =>
  `${stays.length === 1 ? 'room' : 'rooms'} ${stays.map(({ number }) => number).join(' and ')}`;

const countRooms = ({ length }: readonly Stay[]): string => `${length} ${length === 1 ? 'room' : 'rooms'}`;
