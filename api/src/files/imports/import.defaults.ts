import { createHash } from 'node:crypto';
import { pictureAddress } from '../../../../schema/pictures';

/*
 * Defaults of an import: the time zone of a city, and drawings for records without photos.
 */

/** The time zone in which most people of each state live. */
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

/** The time zone of a city in the USA; Washington, D.C. is in no state. UTC if unknown. */
export function timeZoneOf(cityKey: string, state: string | null | undefined): string {
  const capital = /^washington,? d\.?c\.?$/.test(cityKey);
  return ZONE_OF_STATE.get(capital ? 'DC' : (state ?? '').toUpperCase()) ?? 'UTC';
}

/** Kinds of hotels as the drawings name them, by words of name and type. The last one is the default. */
const KINDS: readonly [words: RegExp, kind: string][] = [
  [/motel|motor/i, 'motel'],
  [/lodge|cottage|camp|mountain|tree|creek|country/i, 'lodge'],
  [/resort|spa\b|ocean|beach/i, 'resort'],
  [/apartment|residence|flats/i, 'apartments'],
  [/boutique|old|inn\b|b & b|cellar/i, 'boutique'],
  [/(?:)/, 'city-hotel'],
];

/** Kinds of rooms by words of the title, most specific first: the beds, then other features. */
const ROOMS: readonly [words: RegExp, room: string][] = [
  [/kitchenette/i, 'motel-family-room-with-kitchenette'],
  [/\b(2|two)[ -]bedroom/i, 'apartments-two-bedroom-apartment'],
  [/\b(1|one)[ -]bedroom|apartment/i, 'apartments-one-bedroom-apartment'],
  [/\bstudio/i, 'apartments-studio'],
  [/\b(bunk|dormitory)/i, 'lodge-bunk-room-for-four'],
  [/\b(2|two|twin)\b/i, 'city-hotel-standard-twin'],
  [/\bvilla\b/i, 'resort-family-villa'],
  [/\b(cabin|cottage)\b/i, 'lodge-cabin-with-stove'],
  [/\bsuite\b/i, 'city-hotel-executive-suite'],
  [/\bqueen\b/i, 'boutique-classic-queen'],
  [/(?:)/, 'city-hotel-standard-double'],
];

/** A hash: the same number for the same text. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** The value of the first matching pattern. */
const firstOf = (list: readonly [words: RegExp, name: string][], text: string): string =>
  list.find(([pattern]) => pattern.test(text))![1];

/** Each kind has two drawings. */
const way = (turn: number): string => (turn % 2 === 0 ? 'a' : 'b');

/** One of four generic city drawings. */
export const cityPhoto = (key: string): string => pictureAddress(`city-${'abcd'[numberOf(key) % 4]}`);

export const typePhoto = (name: string): string => hotelPhotos(name, 'a type').at(0)!;

/** Drawings of a hotel of that kind: its outside, its lobby and its surroundings. */
export function hotelPhotos(words: string, key: string): string[] {
  const kind = firstOf(KINDS, words);
  const turn = numberOf(key);
  return ['hotel-kind', 'lobby', 'outside'].map((of) => pictureAddress(`${of}-${kind}-${way(turn)}`));
}

/** Both drawings of such a room. Consecutive room types of a hotel begin with different ones. */
export function roomPhotos(title: string, hotelKey: string, rank: number): string[] {
  const turn = numberOf(hotelKey) + rank;
  const room = firstOf(ROOMS, title);
  return [turn, turn + 1].map((each) => pictureAddress(`room-${room}-${way(each)}`));
}
