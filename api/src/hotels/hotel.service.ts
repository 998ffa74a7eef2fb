import { IsNull } from 'typeorm';
import { lockRows, repo } from '../database/transaction';
import { City } from './cities/city.entity';
import { CityCharge } from './cities/cityCharge.entity';
import { Hotel } from './hotel.entity';
import { HotelType } from './hotelTypes/hotelType.entity';
import { PlaceSort, type PlacesArgs } from './placeList.inputs';

/** Hotels that can be found and booked: those that are being deleted are closed. */
export const OPEN = { closedAt: IsNull() };

/** The hotel, or null where there is none or it is being deleted. */
export const ifOpen = (hotel: Hotel | null): Hotel | null => (hotel?.closedAt ? null : hotel);

/** Locks these hotels as lockRows() does, and answers the open ones. */
export const lockOpenHotels = async (ids: string[]): Promise<Hotel[]> =>
  (await lockRows(Hotel, ids)).filter(({ closedAt }) => !closedAt);

/** Every city, by name unless sorted otherwise; or a part of this list. */
export const listCities = (args: PlacesArgs = {}): Promise<City[]> => listPlaces(City, 'cityId', args);

/** Every hotel type, likewise. */
export const listHotelTypes = (args: PlacesArgs = {}): Promise<HotelType[]> =>
  listPlaces(HotelType, 'typeId', args);

/** Cities or hotel types; there are some hundreds at most, so they are counted and sorted here. */
async function listPlaces<T extends { id: string; nameKey: string }>(
  entity: new () => T,
  column: 'cityId' | 'typeId',
  { sort, limit, offset }: PlacesArgs,
): Promise<T[]> {
  const rows = await repo(entity).find({ order: { nameKey: 'ASC' } } as never);
  const { HOTELS_ASC, HOTELS_DESC, NAME_DESC } = PlaceSort;
  if (sort === NAME_DESC) rows.reverse();
  if (sort === HOTELS_ASC || sort === HOTELS_DESC) {
    const counts = await countHotels(column);
    const countOf = ({ id }: T) => counts.get(id) ?? 0;
    const up = sort === HOTELS_ASC ? 1 : -1;
    rows.sort((one, other) => (countOf(one) - countOf(other)) * up);
  }
  const from = offset ?? 0;
  return rows.slice(from, limit == null ? undefined : from + limit);
}

async function countHotels(column: 'cityId' | 'typeId'): Promise<Map<string, number>> {
  const rows = await repo(Hotel)
    .createQueryBuilder('hotel')
    .select(`hotel.${column}`, 'id')
    .addSelect('COUNT(*)', 'count')
    .where(OPEN)
    .groupBy(`hotel.${column}`)
    .getRawMany<{ id: string; count: unknown }>();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The taxes and fees of a city, in the order that administrators gave them. */
export const listCityCharges = (cityId: string): Promise<CityCharge[]> =>
  repo(CityCharge).find({ where: { cityId }, order: { place: 'ASC' } });

/** The hotel and its city, whose time zone decides the hotel's dates; undefined where there is no such open hotel. */
export async function findHotelWithCity(id: string): Promise<{ hotel: Hotel; city: City } | undefined> {
  const [hotel] = await repo(Hotel).find({ where: { id, ...OPEN }, relations: { cityRow: true } });
  return hotel?.cityRow && { hotel, city: hotel.cityRow };
}
