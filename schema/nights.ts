import { fill, translated } from './fill';
import { LIMITS } from './limits';

/*
 * The arithmetic of nights. A night is a calendar date `YYYY-MM-DD` at the hotel, never an instant; ranges are
 * [checkIn, checkOut).
 */

const NIGHT_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const DAY = 86_400_000;

const dayNumber = (night: string): number => Date.parse(`${night}T00:00:00Z`) / DAY;

const nightOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Whether the text is a calendar date that exists, written `YYYY-MM-DD`, between 1970 and 9999. */
export function isNight(text: string): boolean {
  if (!NIGHT_PATTERN.test(text) || text < '1970-01-01') return false;
  const day = dayNumber(text);
  return Number.isInteger(day) && nightOfDay(day) === text;
}

/** The night `count` calendar days after (or, negative, before) the given one. */
export const addNights = (night: string, count: number): string => nightOfDay(dayNumber(night) + count);

/** The number of nights in [from, to); negative when `to` is before `from`. */
export const countNights = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The range that was listed last: a search asks for the same one of every room type. */
let listed: { from: string; to: string; nights: readonly string[] } = { from: '', to: '', nights: [] };

/** Every night of [from, to), in order; empty when `to` is not after `from`. */
export function listNights(from: string, to: string): readonly string[] {
  if (listed.from === from && listed.to === to) return listed.nights;
  const first = dayNumber(from);
  const count = Math.max(0, countNights(from, to));
  const nights = Array.from({ length: count }, (_, index) => nightOfDay(first + index));
  listed = { from, to, nights };
  return nights;
}

/** One formatter for each time zone: making one takes longer than formatting. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone, ...day });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Today's date in `timeZone` (an IANA name), or in UTC when the zone is unknown. */
export function todayIn(timeZone: string, now: Date): string {
  try {
    return formatterOf(timeZone).format(now);
  } catch {
    return formatterOf('UTC').format(now);
  }
}

export interface StayDates {
  checkIn: string;
  checkOut: string;
}

/** Check-in and check-out on the same day mean one night (specification, section 4). */
export const normaliseStay = ({ checkIn, checkOut }: StayDates): StayDates => ({
  checkIn,
  checkOut: checkIn === checkOut ? addNights(checkIn, 1) : checkOut,
});

/** What is wrong with the dates of a stay, as a message for the guest, or undefined. `today` is the date at the hotel. */
export function stayProblem({ checkIn, checkOut }: StayDates, today: string): string | undefined {
  if (!isNight(checkIn) || !isNight(checkOut)) return translated('Choose a check-in and a check-out date.');
  if (checkOut < checkIn) return translated('Check-out is before check-in. Choose a later check-out date.');
  if (checkIn < today) return translated('Check-in is in the past. Choose today or a later date.');
  if (countNights(checkIn, checkOut) > LIMITS.stayNights)
    return fill('A stay is at most {most} nights. Choose an earlier check-out date.', {
      most: LIMITS.stayNights,
    });
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
  if (checkOut > `${year + LIMITS.yearsAhead}${rest}`)
    return fill('Stays can be booked up to {years} years ahead. Choose earlier dates.', {
      years: LIMITS.yearsAhead,
    });
  return undefined;
}

/** A new check-in later than check-out moves check-out to the same date (specification, section 4). */
export const withCheckIn = (stay: StayDates, checkIn: string): StayDates => ({
  checkIn,
  checkOut: checkIn > stay.checkOut ? checkIn : stay.checkOut,
});

/** A new check-out earlier than check-in becomes check-in (specification, section 4). */
export const withCheckOut = (stay: StayDates, checkOut: string): StayDates => ({
  checkIn: stay.checkIn,
  checkOut: checkOut < stay.checkIn ? stay.checkIn : checkOut,
});

/** What is wrong with the name of a time zone, or undefined. */
export function timeZoneProblem(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return translated('Enter a time zone by its IANA name, such as Europe/Lisbon.');
  }
}
