import type { Viewer } from '../access/policy';
import type { Turns } from '../core/eventLoop';
import type { Hotel } from '../hotels/hotel.entity';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { withIndex } from './index/searchIndex.service';
import { searchedStay, mayCheckIn, filterHotels, stayOf } from './filter.service';
import { partyOf, sleepsAll } from './party';
import { filterNotOpen, mergeHotels } from './notOpen.service';
import type { HotelFilter, HotelSort } from './search.inputs';

/**
 * One page of the hotels that match. With dates, a hotel matches if it has free room numbers for everybody on
 * every night. The price band applies to the cheapest room type. Answered from memory, without a statement unless hotels
 * that are not open for booking are asked for.
 */
export async function searchHotels(
  viewer: Viewer | undefined,
  filter: HotelFilter,
  sort: HotelSort,
  page: PageArgs,
  turns: Turns,
): Promise<PageOf<Hotel>> {
  const dates = stayOf(filter);
  const party = partyOf(filter);
  const { take, skip } = slice(page);
  const notOpen = filter.withNotOpen ? await filterNotOpen(viewer, filter, sort) : [];
  return withIndex(turns, (index) => {
    const stay = dates && searchedStay(index, dates);
    let found = filterHotels(index, filter, sort);
    if (stay) found = found.filter(mayCheckIn(index, stay));
    if (stay || filter.guests || filter.rooms) found = found.filter((hotel) => sleepsAll(hotel, party, stay));
    if (notOpen.length) found = mergeHotels(found, notOpen, sort);
    return { items: found.slice(skip, skip + take).map(({ hotel }) => hotel), total: found.length };
  });
}
