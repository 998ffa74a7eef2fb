import { repo } from '../database/unit';
import { Hotel } from '../hotels/hotel.entity';
import { slice, type PageArgs, type PageOf } from '../page';
import { narrow, narrowByRooms, stayOf } from './filter.service';
import { HotelSort, type HotelFilter } from './search.inputs';

const ORDER: Record<HotelSort, [column: keyof Hotel, direction: 'ASC' | 'DESC']> = {
  RATING_DESC: ['ratingsAverage', 'DESC'],
  PRICE_ASC: ['cheapestPriceCents', 'ASC'],
  PRICE_DESC: ['cheapestPriceCents', 'DESC'],
  NAME_ASC: ['nameKey', 'ASC'],
  DISTANCE_ASC: ['distanceMiles', 'ASC'],
};

/**
 * One page of the hotels that match. With dates, only those with a free room number (for `guests` people
 * where they are given) on every night. The price band is that of the cheapest room type. Two statements,
 * whatever the number of rows.
 */
export async function searchHotels(
  filter: HotelFilter,
  sort: HotelSort,
  page: PageArgs,
): Promise<PageOf<Hotel>> {
  const stay = stayOf(filter);
  const query = repo(Hotel).createQueryBuilder('hotel');
  narrow(query, filter);
  if (stay || filter.guests) narrowByRooms(query, filter.guests ?? 1, stay);

  const [column, direction] = ORDER[sort];
  // Both engines sort null first when ascending; what has no value comes last.
  if (direction === 'ASC') query.addOrderBy(`hotel.${column} IS NULL`, 'ASC');
  query.addOrderBy(`hotel.${column}`, direction).addOrderBy('hotel.id', 'ASC');
  const { take, skip } = slice(page);
  const [items, total] = await Promise.all([
    query.clone().limit(take).offset(skip).getMany(),
    query.getCount(),
  ]);
  return { items, total };
}
