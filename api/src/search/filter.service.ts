import type { SelectQueryBuilder } from 'typeorm';
import { normaliseStay, stayProblem, todayIn, type StayDates } from '../../../schema/rules';
import { nameKey } from '../database/columns';
import type { Hotel } from '../hotels/hotel.entity';
import { now } from '../outside/clock';
import { BadInput } from '../problems';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import type { HotelFilter } from './search.inputs';

/** Where the day ends last: a check-in that is past there is past everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

/** The nights searched for, or undefined where there are none; refuses dates that cannot be a stay. */
export function stayOf({ checkIn, checkOut }: HotelFilter): StayDates | undefined {
  if (!checkIn && !checkOut) return undefined;
  if (!checkIn || !checkOut) throw new BadInput('Give both a check-in and a check-out date, or neither.');
  const stay = normaliseStay({ checkIn, checkOut });
  const problem = stayProblem(stay, todayIn(LAST_ZONE, now()));
  if (problem) throw new BadInput(problem);
  return stay;
}

/** Everything of the filter that a hotel's own row can tell. */
export function narrow(query: SelectQueryBuilder<Hotel>, filter: HotelFilter): void {
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
    const text = `%${escapeLike(nameKey(filter.text))}%`;
    query.andWhere("hotel.nameKey LIKE :text ESCAPE '!'", { text });
  }
  filter.amenities?.forEach((amenity, index) => {
    // They are kept as JSON text: with its quotation marks, one name never matches a part of another.
    query.andWhere(`hotel.amenities LIKE :amenity${index} ESCAPE '!'`, {
      [`amenity${index}`]: `%${escapeLike(JSON.stringify(amenity))}%`,
    });
  });
}

/** Only hotels with a room type for so many guests; with a stay, with a room number that is free on every night. */
export function narrowByRooms(
  query: SelectQueryBuilder<Hotel>,
  guests: number,
  stay: StayDates | undefined,
): void {
  const rooms = query
    .subQuery()
    .select('1')
    .from(RoomType, 'roomType')
    .where('roomType.hotelId = hotel.id')
    .andWhere('roomType.maxPeople >= :guests');
  if (stay) {
    rooms.innerJoin(RoomNumber, 'roomNumber', 'roomNumber.roomTypeId = roomType.id').andWhere(isFree(query));
  }
  query.andWhere(`EXISTS ${rooms.getQuery()}`, { guests, ...stay });
}

/** In words of SQL: `roomNumber` is free from :checkIn to :checkOut. */
export function isFree(query: SelectQueryBuilder<Hotel>): string {
  const taken = query
    .subQuery()
    .select('1')
    .from(Night, 'night')
    .where('night.roomNumberId = roomNumber.id')
    .andWhere('night.night >= :checkIn')
    .andWhere('night.night < :checkOut');
  return `NOT EXISTS ${taken.getQuery()}`;
}

const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');
