import { stayProblem, todayIn } from '../../../schema/nights';
import { now } from '../core/clock';
import { BadInput } from '../core/problems';
import type { Dates } from '../rooms/dates.types';
import { findNearest } from '../rooms/nearestDates';
import type { SearchIndex, IndexedHotel, IndexedRoom } from './searchIndex';
import { currentIndex } from './searchIndex.service';
import { searchedStay, isAvailable, narrow, stayOf } from './filter.service';
import type { HotelFilter } from './search.inputs';

/**
 * The stays of the same length, nearest to the dates searched for, on which something that fits the rest of
 * the search is free; within two weeks of them and not before today at the hotel. Answered from memory.
 */
export async function findSearchDates(filter: HotelFilter): Promise<Dates[]> {
  const wanted = stayOf(filter);
  if (!wanted) throw new BadInput('Give a check-in and a check-out date.');
  const index = await currentIndex();
  const rooms = roomsByZone(index, narrow(index, filter), filter.guests ?? 1);
  const places = [...rooms].map(([zone, inZone]) => ({ rooms: inZone, today: todayIn(zone, now()) }));

  return findNearest(wanted, (dates) => {
    const stay = searchedStay(index, dates);
    return places.some(
      (place) => !stayProblem(dates, place.today) && place.rooms.some((room) => isAvailable(room, 1, stay)),
    );
  });
}

/** The room types for so many people, by the time zone of their city. */
function roomsByZone(index: SearchIndex, hotels: readonly IndexedHotel[], guests: number) {
  const byZone = new Map<string, IndexedRoom[]>();
  const byCity = new Map<string, IndexedRoom[]>();
  for (const { cityId, rooms } of hotels) {
    let list = byCity.get(cityId);
    if (!list) {
      const zone = index.zoneOf(cityId);
      list = byZone.get(zone) ?? [];
      byZone.set(zone, list);
      byCity.set(cityId, list);
    }
    for (const room of rooms) if (room.people >= guests) list.push(room);
  }
  return byZone;
}
