import { listNights } from '../../../schema/nights';

/** A night in a room, by its place among the rooms of the history, and the price at which it was sold. */
export interface ModelNight {
  day: string;
  room: number;
  cents: number;
}

type State = 'EXPECTED' | 'CHECKED_IN' | 'CHECKED_OUT' | 'NO_SHOW';

/** The time of the guests in one room. */
export interface Part {
  room: number;
  from: string;
  to: string;
  state: State;
}

/** Three rooms of one type, and one of another. */
export const ROOM_PRICES = [10_000, 10_000, 10_000, 15_000];
export const isSameType = (one: number, other: number): boolean => ROOM_PRICES[one] === ROOM_PRICES[other];

/** Taxes and fees: 10 percent of all nights, 3 dollars a night, 5 dollars for the guests. */
const taxesOf = (nights: readonly ModelNight[]): number => {
  const price = nights.reduce((total, { cents }) => total + cents, 0);
  return nights.length ? Math.floor((price + 5) / 10) + 300 * nights.length + 500 : 0;
};
export const priceOf = (nights: readonly ModelNight[]): number =>
  nights.reduce((total, { cents }) => total + cents, 0) + taxesOf(nights);

/** The nights of a time in a room, by default at its price. */
export const nightsIn = ({ room, from, to }: Omit<Part, 'state'>, cents = ROOM_PRICES[room]!): ModelNight[] =>
  listNights(from, to).map((day) => ({ day, room, cents }));

/** What ending a stay early did, until it can no longer be taken back. */
export interface Ending {
  day: string;
  nights: ModelNight[];
  parts: Part[];
  fees: { feeCents: number; lossCents: number };
}

/** When cancelling is free, in days before the first night, and what comes back later, in percent. */
export interface Terms {
  freeDays: number;
  latePercent: number;
}
