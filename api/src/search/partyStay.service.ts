import { normaliseStay, stayProblem, todayIn } from '../../../schema/nights';
import { priceCharges, priceStay, sumCents, type ChargeRule } from '../../../schema/prices';
import { now } from '../core/clock';
import type { Turns } from '../core/eventLoop';
import { checkDateRange } from '../rooms/nights/dateRange';
import { searchedStay } from './filter.service';
import { cheapestRooms, roomsLeft } from './party';
import type { PartyStay, PartyStayArgs } from './partyStay.types';
import { liveIndex } from './index/searchIndex.service';
import type { IndexedRoom } from './index/searchIndex';

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
  const nightsOf = ({ cents, rates }: IndexedRoom) => priceStay(cents, rates, asked);
  const hotel = index.find(hotelId);
  const found = await turns.do(() => {
    checkDateRange(asked.checkIn, asked.checkOut);
    if (!hotel || stayProblem(asked, todayIn(index.zoneOf(hotel.cityId), now()))) return undefined;
    const stay = searchedStay(index, asked);
    const chosen = cheapestRooms(hotel, { guests, rooms }, stay, (room) => sumCents(nightsOf(room)));
    return chosen && { chosen, roomsLeft: roomsLeft(hotel, stay) };
  });
  if (!hotel || !found) return null;
  const charges = await readCharges(hotel.cityId);
  return turns.do(() => {
    const nights = found.chosen.map(nightsOf);
    const chargesCents = sumCents(priceCharges(charges, nights));
    return {
      totalCents: sumCents(nights.flat()) + chargesCents,
      chargesCents,
      sleeps: found.chosen.reduce((sum, { people }) => sum + people, 0),
      roomsLeft: found.roomsLeft,
    };
  });
}
