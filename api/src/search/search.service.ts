import type { SelectQueryBuilder } from 'typeorm';
import { normaliseStay, stayProblem, todayIn, type StayDates } from '../../../schema/rules';
import { nameKey } from '../database/columns';
import { repo } from '../database/unit';
import { Hotel } from '../hotels/hotel.entity';
import { now } from '../outside/clock';
import { slice, type PageArgs, type PageOf } from '../page';
import { BadInput } from '../problems';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { HotelSort, type HotelFilter } from './search.inputs';

/** Where the day ends last: a check-in that is past there is past everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

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

function stayOf({ checkIn, checkOut }: HotelFilter): StayDates | undefined {
  if (!checkIn && !checkOut) return undefined;
  if (!checkIn || !checkOut) throw new BadInput('Give both a check-in and a check-out date, or neither.');
  const stay = normaliseStay({ checkIn, checkOut });
  const problem = stayProblem(stay, todayIn(LAST_ZONE, now()));
  if (problem) throw new BadInput(problem);
  return stay;
}

function narrow(query: SelectQueryBuilder<Hotel>, filter: HotelFilter): void {
  if (filter.city)
    query.innerJoin('hotel.cityRow', 'city', 'city.nameKey = :city', { city: nameKey(filter.city) });
  if (filter.cityId) query.andWhere('hotel.cityId = :cityId', { cityId: filter.cityId });
  if (filter.typeId) query.andWhere('hotel.typeId = :typeId', { typeId: filter.typeId });
  if (filter.minPriceCents != null)
    query.andWhere('hotel.cheapestPriceCents >= :min', { min: filter.minPriceCents });
  if (filter.maxPriceCents != null)
    query.andWhere('hotel.cheapestPriceCents <= :max', { max: filter.maxPriceCents });
  if (filter.minRating) query.andWhere('hotel.ratingsAverage >= :rating', { rating: filter.minRating });
  if (filter.text) {
    const text = nameKey(filter.text).replace(/[!%_]/g, '!$&');
    query.andWhere("hotel.nameKey LIKE :text ESCAPE '!'", { text: `%${text}%` });
  }
}

function narrowByRooms(query: SelectQueryBuilder<Hotel>, guests: number, stay: StayDates | undefined): void {
  const rooms = query
    .subQuery()
    .select('1')
    .from(RoomType, 'roomType')
    .where('roomType.hotelId = hotel.id')
    .andWhere('roomType.maxPeople >= :guests');
  if (stay) {
    const taken = query
      .subQuery()
      .select('1')
      .from(Night, 'night')
      .where('night.roomNumberId = roomNumber.id')
      .andWhere('night.night >= :checkIn')
      .andWhere('night.night < :checkOut');
    rooms
      .innerJoin(RoomNumber, 'roomNumber', 'roomNumber.roomTypeId = roomType.id')
      .andWhere(`NOT EXISTS ${taken.getQuery()}`);
  }
  query.andWhere(`EXISTS ${rooms.getQuery()}`, { guests, ...stay });
}
