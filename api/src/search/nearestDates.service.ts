import { stayProblem, todayIn, type StayDates } from '../../../schema/nights';
import { now } from '../core/clock';
import type { Turns } from '../core/eventLoop';
import { BadInput } from '../core/problems';
import type { Dates } from '../rooms/nights/night.types';
import { findNearest } from '../rooms/nights/nearestDates';
import { offers } from './features.service';
import { partyOf, sleepsAll } from './party';
import type { SearchIndex } from './index/searchIndex';
import type { IndexedHotel } from './index/indexedHotel';
import { withIndex } from './index/searchIndex.service';
import { searchedStay, filterHotels, stayOf } from './filter.service';
import type { HotelFilter } from './search.inputs';

/**
 * The stays of the same length that are nearest to the dates searched for and match the rest of the search,
 * within two weeks and not before today at the hotel. Answered from memory.
 */
export async function findSearchDates(filter: HotelFilter, turns: Turns): Promise<Dates[]> {
  const wanted = stayOf(filter);
  if (!wanted) throw new BadInput('Choose a check-in and a check-out date.');
  return withIndex(turns, (index) => datesNear(index, filter, wanted));
}

function datesNear(index: SearchIndex, filter: HotelFilter, wanted: StayDates): Dates[] {
  const party = partyOf(filter);
  // A feature may depend on the dates, and the dates here differ from those searched for.
  const hotels = hotelsByZone(index, filterHotels(index, { ...filter, features: null }));
  const places = [...hotels].map(([zone, inZone]) => ({ hotels: inZone, today: todayIn(zone, now()) }));

  return findNearest(wanted, (dates) => {
    const stay = searchedStay(index, dates);
    const isOffered = (filter.features ?? []).map((feature) => offers(feature, index, dates));
    const fits = (hotel: IndexedHotel) =>
      isOffered.every((offersIt) => offersIt(hotel)) && sleepsAll(hotel, party, stay);
    return places.some((place) => !stayProblem(dates, place.today) && place.hotels.some(fits));
  });
}

/** Hotels grouped by the time zone of their city. */
function hotelsByZone(index: SearchIndex, hotels: readonly IndexedHotel[]) {
  const byZone = new Map<string, IndexedHotel[]>();
  for (const hotel of hotels) {
    const zone = index.zoneOf(hotel.cityId);
    const list = byZone.get(zone);
    if (list) list.push(hotel);
    else byZone.set(zone, [hotel]);
  }
  return byZone;
}
