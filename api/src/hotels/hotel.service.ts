import { repo } from '../database/transaction';
import { City } from './city.entity';
import { CityCharge } from './cityCharge.entity';
import { Hotel } from './hotel.entity';
import { HotelType } from './hotelType.entity';

/** Every city, by name. */
export const listCities = (): Promise<City[]> => repo(City).find({ order: { nameKey: 'ASC' } });

/** Every hotel type, by name. */
export const listHotelTypes = (): Promise<HotelType[]> => repo(HotelType).find({ order: { nameKey: 'ASC' } });

/** The taxes and fees of a city, in the order that administrators gave them. */
export const listCityCharges = (cityId: string): Promise<CityCharge[]> =>
  repo(CityCharge).find({ where: { cityId }, order: { place: 'ASC' } });

/** The hotel and its city, whose time zone decides the hotel's dates; undefined where there is no such hotel. */
export async function findHotelWithCity(id: string): Promise<{ hotel: Hotel; city: City } | undefined> {
  const hotel = await repo(Hotel).findOne({ where: { id }, relations: { cityRow: true } });
  return hotel?.cityRow && { hotel, city: hotel.cityRow };
}
