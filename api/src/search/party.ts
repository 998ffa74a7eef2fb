import { countFree } from './index/availabilityBitset';
import { isAvailable, type SearchedStay } from './filter.service';
import type { IndexedHotel, IndexedRoom } from './index/indexedHotel';
import type { HotelFilter } from './search.inputs';

/** A number of people and the number of their rooms. */
export interface Party {
  guests: number;
  rooms: number;
}

/** The party of a search. Without a number of rooms, one room takes everybody. */
export const partyOf = ({ guests, rooms }: HotelFilter): Party => ({
  guests: guests ?? 1,
  rooms: rooms ?? 1,
});

/**
 * Whether the hotel has the party's number of rooms that together sleep everybody and, with dates, are free.
 */
export const sleepsAll = (hotel: IndexedHotel, { guests, rooms }: Party, stay?: SearchedStay): boolean =>
  rooms === 1
    ? hotel.rooms.some((room) => isAvailable(room, guests, stay))
    : maxPeople(hotel, rooms, stay) >= guests;

/** The most people that this number of the hotel's rooms sleeps; 0 if the hotel has fewer rooms. */
export function maxPeople({ largest }: IndexedHotel, rooms: number, stay: SearchedStay | undefined): number {
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
 * The cheapest set of this number of rooms that sleeps everybody, by the prices on these nights; undefined if
 * there is none. A room type is used at most as often as it has free room numbers.
 */
export function cheapestRooms(
  { rooms: offered }: IndexedHotel,
  { guests, rooms }: Party,
  stay: SearchedStay,
  priceOf: (room: IndexedRoom) => number,
): IndexedRoom[] | undefined {
  // Rows: number of rooms. Columns: number of people that these rooms sleep at least. Cells: the cheapest
  // set.
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

/** A chain of chosen rooms and their total price. */
interface Way {
  cents: number;
  room?: IndexedRoom;
  before?: Way;
}

const roomsOf = ({ room, before }: Way): IndexedRoom[] => (room && before ? [...roomsOf(before), room] : []);

/** The most rooms that are counted: a larger number is no reason to hurry. */
const MANY = 10;

/** The number of rooms of all types of a hotel that can still be booked, counted up to ten. */
export const roomsLeft = ({ rooms }: IndexedHotel, stay: SearchedStay): number =>
  rooms.reduce((sum, room) => (sum < MANY ? sum + numbersFree(room, MANY - sum, stay) : sum), 0);

/**
 * The number of room numbers of the type that can be booked, counted up to a limit; without dates, all of
 * them.
 */
function numbersFree(room: IndexedRoom, most: number, stay: SearchedStay | undefined): number {
  if (!isAvailable(room, 1, stay)) return 0;
  if (most === 1) return 1;
  return stay ? countFree(room.slots, stay.span, most) : Math.min(room.slots.length, most);
}
