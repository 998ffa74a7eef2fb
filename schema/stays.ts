import { fill } from './fill';
import { listed } from './spoken';

/** The dates of one room of a booking. */
interface StayDates {
  checkIn: string;
  checkOut: string;
}

/** A booking over all its rooms. */
export interface WholeStay extends StayDates {
  /** The most rooms on one night: guests who move to another room have one at a time. */
  rooms: number;
}

/** The dates of a booking over all its stays, and its number of rooms; undefined without stays. */
export function wholeStay(stays: readonly StayDates[]): WholeStay | undefined {
  const checkIn = stays.map((stay) => stay.checkIn).sort()[0];
  const checkOut = stays
    .map((stay) => stay.checkOut)
    .sort()
    .at(-1);
  if (checkIn === undefined || checkOut === undefined) return undefined;
  const onNight = (night: string) =>
    stays.filter((stay) => stay.checkIn <= night && stay.checkOut > night).length;
  return { checkIn, checkOut, rooms: Math.max(...stays.map((stay) => onNight(stay.checkIn))) };
}

/** Whether the rooms of a booking have different dates, so that each is shown with its own. */
export const haveOwnDates = (stays: readonly StayDates[]): boolean =>
  new Set(stays.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)).size > 1;

/** The rooms of a booking, by type: `Petite double, rooms 201 and 202; Suite, room 301`. */
export function roomsInWords(stays: readonly { title: string; number: number }[]): string {
  const numbersOf = new Map<string, Set<number>>();
  for (const { title, number } of stays)
    numbersOf.set(title, (numbersOf.get(title) ?? new Set()).add(number));
  return [...numbersOf]
    .map(([title, numbers]) =>
      fill('{title}, {count, plural, one {room {numbers}} other {rooms {numbers}}}', {
        title,
        count: numbers.size,
        numbers: listed([...numbers]),
      }),
    )
    .join('; ');
}
