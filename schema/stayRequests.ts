import { text, translated } from './fill';

/** What guests may ask the hotel for, beside their own words. */
export type StayRequest =
  'COT' | 'QUIET_ROOM' | 'ACCESSIBLE_ROOM' | 'HIGH_FLOOR' | 'GROUND_FLOOR' | 'ROOMS_TOGETHER' | 'LUGGAGE';

/** Each request in words; `translated` says them in the language of the reader. */
export const REQUEST_WORDS: Record<StayRequest, string> = {
  COT: text('Cot'),
  QUIET_ROOM: text('Quiet room'),
  ACCESSIBLE_ROOM: text('Accessible room'),
  HIGH_FLOOR: text('High floor'),
  GROUND_FLOOR: text('Ground floor'),
  ROOMS_TOGETHER: text('Rooms close together'),
  LUGGAGE: text('Luggage storage'),
};

export const STAY_REQUESTS = Object.keys(REQUEST_WORDS) as readonly StayRequest[];

/** What guests read wherever they can ask for something. */
export const NOT_GUARANTEED = text('The hotel will do its best; requests are not guaranteed.');

/** The requests of a stay with the guest's own words; empty without any. */
export const requestWords = (requests: readonly StayRequest[], note: string | null): string =>
  [
    ...STAY_REQUESTS.filter((request) => requests.includes(request)).map((request) =>
      translated(REQUEST_WORDS[request]),
    ),
    note,
  ]
    .filter(Boolean)
    .join(', ');
