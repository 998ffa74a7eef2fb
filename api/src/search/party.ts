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

/** A room type with the number of its rooms that can be taken, and the price of each for the stay, in cents. */
export interface Offer {
  room: IndexedRoom;
  count: number;
  cents: number;
}

/** A set of rooms, the number of people that it sleeps, and its price. */
interface Taken {
  rooms: IndexedRoom[];
  people: number;
  cents: number;
}

/** This number of rooms, or all if there are fewer: those with the lowest rank first. */
function take(offers: readonly Offer[], rooms: number, rank: (offer: Offer) => number): Taken {
  const taken: Taken = { rooms: [], people: 0, cents: 0 };
  for (const { room, count, cents } of [...offers].sort((a, b) => rank(a) - rank(b))) {
    const number = Math.min(count, rooms - taken.rooms.length);
    for (let place = 0; place < number; place++) taken.rooms.push(room);
    taken.people += number * room.people;
    taken.cents += number * cents;
  }
  return taken;
}

/** The most attempts to raise a bound; a few are usual. */
const ATTEMPTS = 20;
/** Half a cent is below every difference of prices, and above every error of rounding. */
const HALF_A_CENT = 0.5;

/**
 * A price that no set of this number of rooms that sleeps everybody is below, in cents; Infinity if there is no such
 * set. It is the Lagrangian bound: each person that a room sleeps makes it cheaper by the same amount, which is the one
 * that gives the highest bound. The cheapest set seldom costs more.
 */
export function leastCents(offers: readonly Offer[], { guests, rooms }: Party): number {
  let enough = take(offers, rooms, ({ room }) => -room.people);
  if (enough.people < guests || enough.rooms.length < rooms) return Infinity;
  let short = take(offers, rooms, ({ cents }) => cents);
  if (short.people >= guests) return short.cents;
  for (let attempt = 1; ; attempt++) {
    const each = (enough.cents - short.cents) / (enough.people - short.people);
    const next = take(offers, rooms, ({ cents, room }) => cents - each * room.people);
    const least = next.cents + each * (guests - next.people);
    const known = short.cents + each * (guests - short.people);
    if (least > known - HALF_A_CENT || attempt === ATTEMPTS) return Math.ceil(least - HALF_A_CENT);
    if (next.people >= guests) enough = next;
    else short = next;
  }
}

/**
 * The cheapest set of this number of rooms that sleeps everybody, by the prices on these nights; undefined if there is
 * none, or surely none for less than `below` cents. A room type is used at most as often as it has free room numbers.
 */
export function cheapestRooms(
  hotel: IndexedHotel,
  { guests, rooms }: Party,
  stay: SearchedStay,
  priceOf: (room: IndexedRoom) => number,
  below = Infinity,
): IndexedRoom[] | undefined {
  const offers: Offer[] = [];
  for (const room of hotel.rooms) {
    const count = numbersFree(room, rooms, stay);
    if (count) offers.push({ room, count, cents: priceOf(room) });
  }
  if (leastCents(offers, { guests, rooms }) >= below) return undefined;
  const cheapest = take(offers, rooms, ({ cents }) => cents);
  if (cheapest.people >= guests) return cheapest.rooms;
  // Rows: number of rooms. Columns: number of people that these rooms sleep at least. Cells: the cheapest
  // set.
  const best: (Way | undefined)[][] = Array.from({ length: rooms + 1 }, () => []);
  best[0]![0] = { cents: 0 };
  for (const { room, count, cents } of offers)
    for (let number = count; number > 0; number--)
      for (let taken = rooms - 1; taken >= 0; taken--)
        best[taken]!.forEach((before, people) => {
          if (!before) return;
          const row = best[taken + 1]!;
          const sleeps = Math.min(guests, people + room.people);
          const known = row[sleeps];
          const sum = before.cents + cents;
          if (!known || sum < known.cents) row[sleeps] = { cents: sum, room, before };
        });
  return roomsOf(best[rooms]![guests]!);
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
  return stay ? countFree(room, stay.span, most) : Math.min(room.count, most);
}
