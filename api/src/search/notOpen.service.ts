import { In } from 'typeorm';
import type { Viewer } from '../access/policy';
import { OPEN } from '../hotels/hotel.service';
import { hotelsSeenClosed } from '../hotels/visibleHotel';
import { compareBy, filterHotels } from './filter.service';
import { AvailabilityBitset } from './index/availabilityBitset';
import type { IndexedHotel } from './index/indexedHotel';
import { SearchIndex } from './index/searchIndex';
import { readCities, readRecords } from './index/searchIndexRows.service';
import { HotelSort, type HotelFilter } from './search.inputs';

/**
 * The hotels that are not open for booking, which the viewer sees and the filter matches. The index of searches does not
 * have them, so that no search of guests can find them. Nobody can stay there: a search with dates finds none.
 */
export async function filterNotOpen(
  viewer: Viewer | undefined,
  filter: HotelFilter,
  sort: HotelSort,
): Promise<readonly IndexedHotel[]> {
  const seen = hotelsSeenClosed(viewer);
  if (!seen.length || filter.checkIn || filter.guests || filter.rooms) return [];
  const hotels = await readRecords({
    ...OPEN,
    openForBooking: false,
    ...(seen !== 'all' && { id: In(seen) }),
  });
  if (!hotels.length) return [];
  const index = new SearchIndex(new AvailabilityBitset(0, 1));
  index.setCities(await readCities());
  for (const hotel of hotels) index.put({ ...hotel, rooms: [] });
  return filterHotels(index, filter, sort);
}

/** Two lists in the same order as one. */
export function mergeHotels(
  one: readonly IndexedHotel[],
  other: readonly IndexedHotel[],
  sort: HotelSort,
): readonly IndexedHotel[] {
  const compare = compareBy[sort];
  const merged: IndexedHotel[] = [];
  let next = 0;
  for (const hotel of one) {
    while (next < other.length && compare(other[next]!, hotel) < 0) merged.push(other[next++]!);
    merged.push(hotel);
  }
  return [...merged, ...other.slice(next)];
}
