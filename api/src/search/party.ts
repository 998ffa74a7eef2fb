import { countFree } from './index/availabilityBitset';
import { isAvailable, type SearchedStay } from './filter.service';
import type { IndexedHotel, IndexedRoom } from './index/searchIndex';
import type { HotelFilter } from './search.inputs';

/** So many people in so many rooms. */
export interface Party {
  guests: number;
  rooms: number;
}

/** The party of a search; without a number of rooms one room takes everybody. */
export const partyOf = ({ guests, rooms }: HotelFilter): Party => ({
  guests: guests ?? 1,
  rooms: rooms ?? 1,
});

/** Whether the hotel has so many rooms, free where there are dates, that together sleep everybody. */
export const sleepsAll = (hotel: IndexedHotel, { guests, rooms }: Party, stay?: SearchedStay): boolean =>
  rooms === 1
    ? hotel.rooms.some((room) => isAvailable(room, guests, stay))
    : mostPeople(hotel, rooms, stay) >= guests;

/** How many people so many rooms of the hotel sleep at most; 0 where it has not so many. */
export function mostPeople({ largest }: IndexedHotel, rooms: number, stay: SearchedStay | undefined): number {
  let people = 0;
  let missing = rooms;
  for (const room of largest) {
    const free = numbersFree(room, missing, stay);
    people += free * room.people;
    missing -= free;
    if (missing === 0) return people;
  }
  return 0;
}

/**
 * The cheapest set of so many rooms that sleeps everybody, by their prices on these nights; undefined where no set does.
 * A room type is taken as often as it has free room numbers.
 */
export function cheapestRooms(
  { rooms: offered }: IndexedHotel,
  { guests, rooms }: Party,
  stay: SearchedStay,
  priceOf: (room: IndexedRoom) => number,
): IndexedRoom[] | undefined {
  // The cheapest way to so many rooms (by row) that sleep so many people or more (by column).
  const best: (Way | undefined)[][] = Array.from({ length: rooms + 1 }, () => []);
  best[0]![0] = { cents: 0 };
  for (const room of offered) {
    const cents = priceOf(room);
    for (let number = numbersFree(room, rooms, stay); number > 0; number--)
      for (let taken = rooms - 1; taken >= 0; taken--)
        best[taken]!.forEach((before, people) => {
          if (!before) return;
          const row = best[taken + 1]!;
          const sleeps = Math.min(guests, people + room.people);
          const known = row[sleeps];
          const sum = before.cents + cents;
          if (!known || sum < known.cents) row[sleeps] = { cents: sum, room, before };
        });
  }
  const found = best[rooms]![guests];
  return found && roomsOf(found);
}

/** Rooms that were taken one after the other, and what they cost together. */
interface Way {
  cents: number;
  room?: IndexedRoom;
  before?: Way;
}

const roomsOf = ({ room, before }: Way): IndexedRoom[] => (room && before ? [...roomsOf(before), room] : []);

/** As many rooms as are counted: who reads of more need not hurry. */
const MANY = 10;

/** How many rooms of a hotel can still be booked, of all its types, counted up to ten. */
export const roomsLeft = ({ rooms }: IndexedHotel, stay: SearchedStay): number =>
  rooms.reduce((sum, room) => (sum < MANY ? sum + numbersFree(room, MANY - sum, stay) : sum), 0);

/** How many room numbers of the type can be booked, counted up to so many; without dates, how many there are. */
function numbersFree(room: IndexedRoom, most: number, stay: SearchedStay | undefined): number {
  if (!isAvailable(room, 1, stay)) return 0;
  if (most === 1) return 1;
  return stay ? countFree(room.slots, stay.span, most) : Math.min(room.slots.length, most);
}
