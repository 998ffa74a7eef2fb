import { createHash } from 'node:crypto';

/*
 * What an import file does not say: the time zone of a city, and drawings for what has no photos.
 */

/** The zone in which most people of each state live. */
const ZONES: Record<string, string> = {
  'America/New_York': 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};
const ZONE_OF_STATE = new Map(
  Object.entries(ZONES).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/** The time zone of a city in the USA; the capital lies in no state. UTC where it is not known. */
export function timeZoneOf(cityKey: string, state: string | null | undefined): string {
  const capital = /^washington,? d\.?c\.?$/.test(cityKey);
  return ZONE_OF_STATE.get(capital ? 'DC' : (state ?? '').toUpperCase()) ?? 'UTC';
}

/** Drawings of hotels by the words of name and type; the last ones suit any. */
const HOTELS: readonly [words: RegExp, pictures: readonly number[]][] = [
  [/motel|motor/i, [3, 10]],
  [/lodge|cottage|camp|mountain|tree|creek|country/i, [6, 13]],
  [/resort|spa|ocean|beach/i, [2, 9]],
  [/boutique|old|inn\b|b & b|cellar/i, [0, 7]],
  [/(?:)/, [1, 4, 5, 8, 11, 12]],
];
const TWO_BEDS = [2, 6, 10];
const ONE_BED = [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13];

const pictureOf = (of: 'city' | 'hotel' | 'room', number: number): string => `/pictures/${of}-${number}.svg`;

/** The same number for the same text. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

const turn = (list: readonly number[], position: number): number => list[position % list.length]!;

export const cityPhoto = (key: string): string => pictureOf('city', numberOf(key) % 14);

export const typePhoto = (name: string): string => hotelPhotos(name, 'a type').at(0)!;

/** A hotel from outside and two of its rooms. */
export function hotelPhotos(words: string, key: string): string[] {
  const [, pictures] = HOTELS.find(([pattern]) => pattern.test(words))!;
  const chance = numberOf(key);
  const rooms = [turn(ONE_BED, chance), turn(ONE_BED, chance + 3)].map((room) => pictureOf('room', room));
  return [pictureOf('hotel', turn(pictures, chance)), ...rooms];
}

/** Two pictures for the room type of that rank in its hotel, so that neighbours differ. */
export function roomPhotos(title: string, hotelKey: string, rank: number): string[] {
  const position = numberOf(hotelKey) + rank;
  const first = /\b(2|two|twin)\b/i.test(title) ? turn(TWO_BEDS, position) : turn(ONE_BED, position);
  return [first, turn(ONE_BED, position + 5)].map((room) => pictureOf('room', room));
}
