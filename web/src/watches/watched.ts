import { normaliseStay, type StayDates } from '../../../schema/nights';
import { readAges } from '../../../schema/party';
import type { GuestsAndRooms } from '../rooms/party';
import type { MyWatchesQuery, WatchHotelInput } from './MyWatches.generated';

/** What can be watched: a hotel, or one of its rooms. */
export interface Place {
  hotelId: string;
  room?: { id: string; number: number } | undefined;
}

export type OwnWatch = MyWatchesQuery['myWatches'][number];

/** What to watch, as the server takes it. */
export const watchInput = (
  { hotelId, room }: Place,
  stay: StayDates,
  party: GuestsAndRooms,
): WatchHotelInput => ({
  hotelId,
  roomNumberId: room?.id ?? null,
  ...normaliseStay(stay),
  guests: party.guests,
  rooms: party.rooms,
  childrenAges: (readAges(party.children) ?? []).sort((one, other) => one - other),
});

/** Whether a watch is of exactly this. */
export const isWatchOf = (watch: OwnWatch, input: WatchHotelInput): boolean =>
  watch.hotelId === input.hotelId &&
  (watch.roomNumber?.id ?? null) === input.roomNumberId &&
  watch.checkIn === input.checkIn &&
  watch.checkOut === input.checkOut &&
  watch.guests === input.guests &&
  watch.rooms === input.rooms &&
  watch.childrenAges.join() === [input.childrenAges].flat().join();
