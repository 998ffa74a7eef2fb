import { dollars } from '../../mails/format';
import type { Step } from '../history.service';
import type { BookingChange } from './bookingChange.entity';

/** Room numbers that a line names; more are counted. */
const NAMED = 5;

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
    `Asked to change to ${checkIn} - ${checkOut}, ${rooms}, for ${dollars(differenceCents)} more. Not paid yet.`,
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
