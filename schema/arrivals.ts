import { fill, translated } from './fill';
import { arrivalWords, departureWords, type StayHours } from './houseRules';

/** The last hour of arrival that can be chosen: from 02:00 to 03:00, after the first night has begun. */
export const LAST_ARRIVAL_HOUR = 26;

const HOURS_OF_DAY = 24;

/**
 * The hours of arrival that guests can choose from at a hotel: 15 is from 15:00 to 16:00 on the day of arrival,
 * 24 and more are after midnight. If the hotel has no start or end of check-in, they begin at 00:00 or end at 03:00.
 */
export function arrivalHours({ checkInFrom, checkInUntil }: StayHours): number[] {
  const first = checkInFrom ? hoursOf(checkInFrom) : 0;
  const until = checkInUntil ? hoursOf(checkInUntil) : LAST_ARRIVAL_HOUR + 1;
  const end = until > first ? until : until + HOURS_OF_DAY;
  const hours = Array.from({ length: LAST_ARRIVAL_HOUR + 1 }, (_, hour) => hour);
  return hours.filter((hour) => hour >= Math.floor(first) && hour < end);
}

/** `15:00 to 16:00`; `00:00 to 01:00, after midnight`. */
export const arrivalHourWords = (hour: number): string =>
  hour < HOURS_OF_DAY
    ? fill('{from} to {to}', { from: clock(hour), to: clock(hour + 1) })
    : fill('{from} to {to}, after midnight', { from: clock(hour), to: clock(hour + 1) });

const clock = (hour: number): string => `${String(hour % HOURS_OF_DAY).padStart(2, '0')}:00`;

/** `15:30` is 15.5. */
function hoursOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The hours of a stay that are known: when guests may arrive, when these expect to, and by when they leave. */
export const hourFacts = (
  hotel: StayHours | null,
  arrivalHour: number | null,
): (readonly [name: string, value: string])[] =>
  (
    [
      [translated('Check-in'), hotel ? arrivalWords(hotel) : ''],
      [translated('Expected arrival'), arrivalHour === null ? '' : arrivalHourWords(arrivalHour)],
      [translated('Check-out'), hotel ? departureWords(hotel) : ''],
    ] as const
  ).filter(([, hours]) => hours);
