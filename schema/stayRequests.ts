/** What guests may ask the hotel for, beside their own words. */
export type StayRequest =
  'COT' | 'QUIET_ROOM' | 'ACCESSIBLE_ROOM' | 'HIGH_FLOOR' | 'GROUND_FLOOR' | 'ROOMS_TOGETHER' | 'LUGGAGE';

/** Each request in words. */
export const REQUEST_WORDS: Record<StayRequest, string> = {
  COT: 'Cot',
  QUIET_ROOM: 'Quiet room',
  ACCESSIBLE_ROOM: 'Accessible room',
  HIGH_FLOOR: 'High floor',
  GROUND_FLOOR: 'Ground floor',
  ROOMS_TOGETHER: 'Rooms close together',
  LUGGAGE: 'Luggage storage',
};

export const STAY_REQUESTS = Object.keys(REQUEST_WORDS) as readonly StayRequest[];

/** What guests read wherever they can ask for something. */
export const NOT_GUARANTEED = 'The hotel will do its best; requests are not guaranteed.';

/** The requests of a stay with the guest's own words; empty without any. */
export const requestWords = (requests: readonly StayRequest[], note: string | null): string =>
  [
    ...STAY_REQUESTS.filter((request) => requests.includes(request)).map((request) => REQUEST_WORDS[request]),
    note,
  ]
    .filter(Boolean)
    .join(', ');
