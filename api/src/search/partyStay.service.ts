import { normaliseStay, stayProblem, todayIn, type StayDates } from '../../../schema/nights';
import { priceCharges, priceStay, sumCents, type ChargeRule, type PricedNight } from '../../../schema/prices';
import { now } from '../core/clock';
import type { Turns } from '../core/eventLoop';
import { checkDateRange } from '../rooms/nights/dateRange';
import type { RoomNumber } from '../rooms/roomNumber.entity';
import { searchedStay, type SearchedStay } from './filter.service';
import { cheapestRooms, roomsLeft, type Party } from './party';
import type { PartyStay, PartyStayArgs } from './partyStay.types';
import { liveIndex } from './index/searchIndex.service';
import type { IndexedHotel, IndexedRoom } from './index/indexedHotel';

/** Free room numbers of one type among which neighbours are looked for. */
const MOST_NUMBERS = 200;

/** The room numbers of a party's stay: of each type as many as it takes, as near to one another as is free. */
export async function chooseNumbers(
  { free }: PartyStay,
  load: (id: string) => Promise<RoomNumber | null>,
): Promise<RoomNumber[]> {
  const chosen: RoomNumber[] = [];
  for (const { ids, count } of free()) {
    const numbers = (await Promise.all(ids.map(load))).filter((number) => number !== null);
    numbers.sort((one, other) => one.number - other.number);
    chosen.push(...neighbours(numbers, count));
  }
  return chosen;
}

/** This many of the sorted room numbers, with the least distance from the first to the last; the lowest of several such. */
function neighbours(numbers: readonly RoomNumber[], count: number): RoomNumber[] {
  let best = numbers.slice(0, count);
  const width = (some: readonly RoomNumber[]) => some.at(-1)!.number - some[0]!.number;
  for (let from = 1; from + count <= numbers.length; from++) {
    const next = numbers.slice(from, from + count);
    if (width(next) < width(best)) best = next;
  }
  return best;
}

const nightsOf = ({ cents, rates }: IndexedRoom, stay: StayDates): PricedNight[] =>
  priceStay(cents, rates, stay);

/**
 * The cheapest free rooms that sleep the party; undefined if there are none, or surely none for less than `below` cents.
 */
export const chooseRooms = (
  hotel: IndexedHotel,
  party: Party,
  stay: SearchedStay,
  below?: number,
): IndexedRoom[] | undefined =>
  cheapestRooms(hotel, party, stay, (room) => sumCents(nightsOf(room, stay)), below);

/** All nights of these rooms with taxes and fees, and the taxes and fees alone, in cents. */
export function priceRooms(
  rooms: readonly IndexedRoom[],
  asked: StayDates,
  charges: readonly ChargeRule[],
): Pick<PartyStay, 'totalCents' | 'chargesCents'> {
  const nights = rooms.map((room) => nightsOf(room, asked));
  const chargesCents = sumCents(priceCharges(charges, nights));
  return { totalCents: sumCents(nights.flat()) + chargesCents, chargesCents };
}

/**
 * The cheapest free rooms of a hotel that sleep everybody, priced by the same rules as a checkout; null if
 * there are none. Answered from memory except for taxes and fees.
 */
export async function findPartyStay(
  hotelId: string,
  { guests, rooms, ...dates }: PartyStayArgs,
  readCharges: (cityId: string) => Promise<ChargeRule[]>,
  turns: Turns,
): Promise<PartyStay | null> {
  const index = await liveIndex().current();
  const asked = normaliseStay(dates);
  const hotel = index.find(hotelId);
  const found = await turns.do(() => {
    checkDateRange(asked.checkIn, asked.checkOut);
    if (!hotel || stayProblem(asked, todayIn(index.zoneOf(hotel.cityId), now()))) return undefined;
    const stay = searchedStay(index, asked);
    const chosen = chooseRooms(hotel, { guests, rooms }, stay);
    if (!chosen) return undefined;
    const free = () =>
      [...new Set(chosen)].map((type) => ({
        ids: index.freeNumbers(hotel, type, stay.span, MOST_NUMBERS),
        count: chosen.filter((other) => other === type).length,
      }));
    return { chosen, roomsLeft: roomsLeft(hotel, stay), free };
  });
  if (!hotel || !found) return null;
  const charges = await readCharges(hotel.cityId);
  return turns.do(() => ({
    ...priceRooms(found.chosen, asked, charges),
    sleeps: found.chosen.reduce((sum, { people }) => sum + people, 0),
    roomsLeft: found.roomsLeft,
    free: found.free,
  }));
}
