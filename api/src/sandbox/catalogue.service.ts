import { In, IsNull, type FindOptionsWhere } from 'typeorm';
import { SANDBOX_HOTELS } from '../../../schema/sandbox';
import { bulkInsert } from '../database/bulkInsert';
import { repo, requireTransaction } from '../database/transaction';
import { City } from '../hotels/cities/city.entity';
import { CityCharge } from '../hotels/cities/cityCharge.entity';
import { Extra } from '../hotels/extras/extra.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';
import { Rate } from '../rooms/rates/rate.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';

/** Ids in one statement. */
const AT_ONCE = 500;

/** The rows that the public may see, each table after those that it refers to. */
export interface Catalogue {
  cities: City[];
  hotelTypes: HotelType[];
  hotels: Hotel[];
  charges: CityCharge[];
  extras: Extra[];
  roomTypes: RoomType[];
  roomNumbers: RoomNumber[];
  rates: Rate[];
}

/**
 * Reads what guests may see of the first hotels that are open: nothing of people, bookings, reviews, chats or staff. A hotel has no
 * reviews in the copy, so it has no ratings either, and nobody changed it.
 */
export async function readCatalogue(): Promise<Catalogue> {
  const hotels = await repo(Hotel).find({
    where: { openForBooking: true, closedAt: IsNull() },
    order: { id: 'ASC' },
    take: SANDBOX_HOTELS,
  });
  const hotelIds = idsOf(hotels);
  const cityIds = [...new Set(hotels.map(({ cityId }) => cityId))];
  const typeIds = [...new Set(hotels.map(({ typeId }) => typeId))];
  const cities = await rowsOf(City, 'id', cityIds);
  const hotelTypes = await rowsOf(HotelType, 'id', typeIds);
  const charges = await rowsOf(CityCharge, 'cityId', cityIds);
  const extras = await rowsOf(Extra, 'hotelId', hotelIds, { active: true, soldOnline: true });
  const roomTypes = await rowsOf(RoomType, 'hotelId', hotelIds);
  const roomNumbers = await rowsOf(RoomNumber, 'roomTypeId', idsOf(roomTypes));
  const rates = await rowsOf(Rate, 'roomTypeId', idsOf(roomTypes));
  for (const row of [...cities, ...hotelTypes, ...hotels, ...roomTypes]) row.updatedById = null;
  for (const hotel of hotels)
    Object.assign(hotel, { ratingsAverage: null, numberOfRatings: 0, scoreSums: null });
  return { cities, hotelTypes, hotels, charges, extras, roomTypes, roomNumbers, rates };
}

/** Stores a copied catalogue with its ids, inside the caller's transaction. */
export async function storeCatalogue(rows: Catalogue): Promise<void> {
  requireTransaction('storeCatalogue()');
  await bulkInsert(City, rows.cities);
  await bulkInsert(HotelType, rows.hotelTypes);
  await bulkInsert(Hotel, rows.hotels);
  await bulkInsert(CityCharge, rows.charges);
  await bulkInsert(Extra, rows.extras);
  await bulkInsert(RoomType, rows.roomTypes);
  await bulkInsert(RoomNumber, rows.roomNumbers);
  await bulkInsert(Rate, rows.rates);
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

async function rowsOf<T extends { id: string }>(
  entity: new () => T,
  column: keyof T & string,
  ids: readonly string[],
  more: FindOptionsWhere<T> = {},
): Promise<T[]> {
  const rows: T[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const those = { ...more, [column]: In(ids.slice(from, from + AT_ONCE)) } as FindOptionsWhere<T>;
    rows.push(...(await repo(entity).findBy(those)));
  }
  return rows;
}
