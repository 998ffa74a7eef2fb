import { fill } from '../../../schema/fill';
import { addNights, countNights, stayProblem, todayIn, type StayDates } from '../../../schema/nights';
import type { ChargeRule } from '../../../schema/prices';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import type { Turns } from '../core/eventLoop';
import { BadInput } from '../core/problems';
import { filterHotels, LAST_ZONE, matching, mayCheckIn, searchedStay, stayOf } from './filter.service';
import type { FlexibleStay, FlexibleStaysArgs } from './flexibleStay.types';
import type { IndexedHotel } from './index/indexedHotel';
import type { SearchIndex } from './index/searchIndex';
import { liveIndex } from './index/searchIndex.service';
import { leastCents, partyOf } from './party';
import { chooseRooms, priceRooms } from './partyStay.service';
import type { HotelFilter } from './search.inputs';

const tooLong = () =>
  fill('Flexible dates are available for stays of up to {most} nights. Choose fewer nights.', {
    most: LIMITS.flexibleNights,
  });

/** Hotels that are compared in one piece of work. */
const PIECE = 250;

/** A hotel and a price that no stay of the party in it is below, in cents without taxes and fees. */
interface Candidate {
  hotel: IndexedHotel;
  atLeast: number;
}

/**
 * The stays of the same length that begin up to `days` days before or after the dates searched for, in order, each
 * with the lowest price of all hotels that match the rest of the search. Dates that have passed are left out. Answered
 * from memory in pieces of work; the taxes and fees of all cities take one statement. Refuses stays of more than a month,
 * since each night of each room is priced.
 */
export async function findFlexibleStays(
  { filter, days }: FlexibleStaysArgs,
  readCharges: (cityId: string) => Promise<ChargeRule[]>,
  turns: Turns,
): Promise<FlexibleStay[]> {
  const wanted = stayOf(filter);
  if (!wanted) throw new BadInput('Choose a check-in and a check-out date.');
  const nights = countNights(wanted.checkIn, wanted.checkOut);
  if (nights > LIMITS.flexibleNights) throw new BadInput(tooLong());
  const index = await liveIndex().current();
  const candidates = await findCandidates(index, filter, nights, turns);
  const charges = new Map(
    await Promise.all(
      [...new Set(candidates.map(({ hotel }) => hotel.cityId))].map(
        async (id) => [id, await readCharges(id)] as const,
      ),
    ),
  );
  const stays = Array.from({ length: 2 * days + 1 }, (_, place) => ({
    checkIn: addNights(wanted.checkIn, place - days),
    checkOut: addNights(wanted.checkOut, place - days),
  })).filter((dates) => !stayProblem(dates, todayIn(LAST_ZONE, now())));
  return Promise.all(
    stays.map(async (dates) => {
      const price = () => lowestTotal(index, candidates, { ...filter, ...dates }, dates, charges);
      return { ...dates, totalCents: await turns.do(price) };
    }),
  );
}

/** The hotels of the search with room for the party, the one that may cost least first. */
async function findCandidates(
  index: SearchIndex,
  filter: HotelFilter,
  nights: number,
  turns: Turns,
): Promise<Candidate[]> {
  const party = partyOf(filter);
  // A feature may depend on the dates, so other dates may have other hotels.
  const hotels = await turns.do(() => filterHotels(index, { ...filter, features: null }));
  const weigh = (hotel: IndexedHotel): Candidate => ({
    hotel,
    atLeast: leastCents(
      hotel.rooms.map((room) => ({ room, count: room.count, cents: nights * room.lowestCents })),
      party,
    ),
  });
  const pieces = Array.from({ length: Math.ceil(hotels.length / PIECE) }, async (_, piece) =>
    turns.do(() => hotels.slice(piece * PIECE, (piece + 1) * PIECE).map(weigh)),
  );
  return (await Promise.all(pieces))
    .flat()
    .filter(({ atLeast }) => atLeast < Infinity)
    .sort((one, other) => one.atLeast - other.atLeast);
}

/** The lowest price of a stay; null if no hotel is free. */
function lowestTotal(
  index: SearchIndex,
  candidates: readonly Candidate[],
  filter: HotelFilter,
  dates: StayDates,
  charges: ReadonlyMap<string, readonly ChargeRule[]>,
): number | null {
  const party = partyOf(filter);
  const stay = searchedStay(index, dates);
  const mayArrive = mayCheckIn(index, dates);
  const matches = matching(index, filter);
  let lowest = Infinity;
  for (const { hotel, atLeast } of candidates) {
    if (atLeast >= lowest) break;
    if (!mayArrive(hotel) || (matches && !matches(hotel))) continue;
    const rooms = chooseRooms(hotel, party, stay, lowest);
    if (!rooms) continue;
    const { totalCents } = priceRooms(rooms, dates, charges.get(hotel.cityId) ?? []);
    lowest = Math.min(lowest, totalCents);
  }
  return lowest === Infinity ? null : lowest;
}
