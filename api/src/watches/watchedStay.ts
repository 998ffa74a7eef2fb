import { stayProblem, todayIn } from '../../../schema/nights';
import type { ChargeRule } from '../../../schema/prices';
import { now } from '../core/clock';
import { isAvailable, searchedStay } from '../search/filter.service';
import type { IndexedHotel } from '../search/index/indexedHotel';
import type { SearchIndex } from '../search/index/searchIndex';
import { chooseRooms, priceRooms } from '../search/partyStay.service';
import type { Watched } from './watch.entity';

/** A watched stay now: what it costs, in cents; null if it is not free; 'over' if it can never be booked any more. */
export type StayNow = number | null | 'over';

/**
 * What a watched stay costs now: the cheapest free rooms for the party, or the watched room, by the rules of a checkout
 * and with taxes and fees.
 */
export function stayNow(index: SearchIndex, watched: Watched, charges: readonly ChargeRule[]): StayNow {
  const hotel = index.find(watched.hotelId);
  if (!hotel || problemOf(index, hotel, watched)) return 'over';
  const { roomNumberId } = watched;
  const stay = searchedStay(index, watched);
  const room = roomNumberId === null ? undefined : index.roomOf(hotel, roomNumberId);
  if (roomNumberId !== null && !room) return 'over';
  const rooms = room ? isAvailable(room, 1, stay) && [room] : chooseRooms(hotel, watched, stay);
  return rooms ? priceRooms(rooms, watched, charges).totalCents : null;
}

/** Why nobody can stay at the hotel on these nights, in words for the guest; undefined if the nights can be booked. */
export const problemOf = (
  index: SearchIndex,
  { cityId }: IndexedHotel,
  watched: Pick<Watched, 'checkIn' | 'checkOut'>,
): string | undefined => stayProblem(watched, todayIn(index.zoneOf(cityId), now()));
