import { addNights, countNights, stayProblem, todayIn, type StayDates } from '../../../schema/nights';
import type { ChargeRule } from '../../../schema/prices';
import { now } from '../core/clock';
import type { Turns } from '../core/eventLoop';
import { BadInput } from '../core/problems';
import { filterHotels, LAST_ZONE, mayCheckIn, searchedStay, stayOf } from './filter.service';
import type { FlexibleStay, FlexibleStaysArgs } from './flexibleStay.types';
import type { SearchIndex } from './index/searchIndex';
import { liveIndex } from './index/searchIndex.service';
import { partyOf } from './party';
import { chooseRooms, priceRooms } from './partyStay.service';
import type { HotelFilter } from './search.inputs';

/**
 * The stays of the same length that begin up to `days` days before or after the dates searched for, in order, each
 * with the lowest price of all hotels that match the rest of the search. Dates that have passed are left out. Answered
 * from memory, one piece of work for each stay; the taxes and fees of all cities take one statement.
 */
export async function findFlexibleStays(
  { filter, days }: FlexibleStaysArgs,
  readCharges: (cityId: string) => Promise<ChargeRule[]>,
  turns: Turns,
): Promise<FlexibleStay[]> {
  const wanted = stayOf(filter);
  if (!wanted) throw new BadInput('Choose a check-in and a check-out date.');
  const index = await liveIndex().current();
  // A feature may depend on the dates, so other dates may have hotels of other cities.
  const cityIds = await turns.do(
    () => new Set(filterHotels(index, { ...filter, features: null }).map(({ cityId }) => cityId)),
  );
  const charges = new Map(
    await Promise.all([...cityIds].map(async (id) => [id, await readCharges(id)] as const)),
  );
  const stays = Array.from({ length: 2 * days + 1 }, (_, place) => ({
    checkIn: addNights(wanted.checkIn, place - days),
    checkOut: addNights(wanted.checkOut, place - days),
  })).filter((dates) => !stayProblem(dates, todayIn(LAST_ZONE, now())));
  return Promise.all(
    stays.map(async (dates) => {
      const price = () => lowestTotal(index, { ...filter, ...dates }, dates, charges);
      return { ...dates, totalCents: await turns.do(price) };
    }),
  );
}

/** The lowest price of a stay. Hotels whose cheapest night already costs as much are not priced. */
function lowestTotal(
  index: SearchIndex,
  filter: HotelFilter,
  dates: StayDates,
  charges: ReadonlyMap<string, readonly ChargeRule[]>,
): number | null {
  const party = partyOf(filter);
  const stay = searchedStay(index, dates);
  const mayArrive = mayCheckIn(index, dates);
  const roomNights = party.rooms * countNights(dates.checkIn, dates.checkOut);
  let lowest: number | null = null;
  for (const hotel of filterHotels(index, filter, 'LOWEST_NIGHT')) {
    const { lowestCents, cityId } = hotel;
    if (lowestCents === null || (lowest !== null && lowestCents * roomNights >= lowest)) break;
    if (!mayArrive(hotel)) continue;
    const rooms = chooseRooms(hotel, party, stay);
    if (!rooms) continue;
    const { totalCents } = priceRooms(rooms, dates, charges.get(cityId) ?? []);
    if (lowest === null || totalCents < lowest) lowest = totalCents;
  }
  return lowest;
}
