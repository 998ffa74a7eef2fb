import { And, In, IsNull, MoreThan, type FindOptionsWhere } from 'typeorm';
import { HOUSE_RULE_FIELDS } from '../../../../schema/houseRules';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { HotelType } from '../../hotels/hotelTypes/hotelType.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { CityRow, HotelRow, HotelTypeRow, RoomNumberRow, RoomTypeRow } from './import.inputs';

/** Hotels read in one batch, and room types whose numbers are read in one. */
const PAGE = 100;

/** Rows of one list of a file of hotels. */
export type FileRows =
  | { list: 'cities'; rows: CityRow[] }
  | { list: 'hotelTypes'; rows: HotelTypeRow[] }
  | { list: 'hotels'; rows: HotelRow[] }
  | { list: 'rooms'; rows: RoomTypeRow[] };

/** Which hotels a file has; all by default. */
export interface HotelFileFilter {
  hotelId?: string | undefined;
  cityId?: string | undefined;
}

/**
 * The cities, hotel types, hotels and room types with their room numbers, as rows that importHotels()
 * accepts. Importing them into an empty database creates the same records. Rows are read in batches, in the
 * order of the lists, and the next batch is read after this one was consumed. Hotels are named by their
 * reference. Rates, charges and people are not included. Throws BadInput if the filter finds no hotel.
 */
export async function* readFileRows(
  viewer: Viewer | undefined,
  { hotelId, cityId }: HotelFileFilter = {},
): AsyncGenerator<FileRows> {
  const ours = authorizedHotels(viewer, 'list:export', hotelId);
  const wanted = { ...(cityId && { cityId }), closedAt: IsNull() };
  const places =
    ours || cityId ? await placesOf({ ...wanted, ...(ours && { id: In([...ours]) }) }) : undefined;
  if ((hotelId ?? cityId) && !places?.length) throw new BadInput('There is no such hotel.');
  const ofPlaces = (name: 'cityId' | 'typeId') =>
    places ? { id: In([...new Set(places.map((place) => place[name]))]) } : {};
  const cities = await repo(City).find({ where: ofPlaces('cityId'), order: { nameKey: 'ASC' } });
  const types = await repo(HotelType).find({ where: ofPlaces('typeId'), order: { nameKey: 'ASC' } });
  const cityNames = new Map(cities.map(({ id, name }) => [id, name]));
  const typeNames = new Map(types.map(({ id, name }) => [id, name]));
  yield {
    list: 'cities',
    rows: cities.map(({ name, timeZone, photo }) => ({
      cityName: name,
      timeZone,
      photos: photo ? [photo] : [],
    })),
  };
  yield {
    list: 'hotelTypes',
    rows: types.map(({ name, photo }) => ({ hotelType: name, photos: photo ? [photo] : [] })),
  };
  const written: string[] = [];
  for (let after = ''; ; after = written.at(-1)!) {
    const hotels = await repo(Hotel).find({
      where: { ...wanted, id: ours ? And(MoreThan(after), In([...ours])) : MoreThan(after) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    // A city or type created since then, and its hotels, are left out.
    const rows = hotels
      .filter(({ cityId, typeId }) => cityNames.has(cityId) && typeNames.has(typeId))
      .map((hotel) => hotelRow(hotel, cityNames.get(hotel.cityId)!, typeNames.get(hotel.typeId)!));
    yield { list: 'hotels', rows };
    written.push(...hotels.map(({ id }) => id));
    if (hotels.length < PAGE) break;
  }
  for (let from = 0; from < written.length; from += PAGE)
    for await (const rows of roomRows(written.slice(from, from + PAGE))) yield { list: 'rooms', rows };
}

/** The cities and types of hotels. */
const placesOf = (where: FindOptionsWhere<Hotel>): Promise<Pick<Hotel, 'cityId' | 'typeId'>[]> =>
  repo(Hotel).find({ select: { id: true, cityId: true, typeId: true }, where });

const hotelRow = (hotel: Hotel, city: string, type: string): HotelRow => {
  const { id: ref, name, address, taxNumber, description, detailedDescription, amenities, photos } = hotel;
  const { closestTouristLocation, distanceMiles, touristLocationLatitude, touristLocationLongitude } = hotel;
  const { freeCancellationDays, lateRefundPercent } = hotel;
  return {
    ref,
    name,
    city,
    type,
    address,
    taxNumber,
    description,
    detailedDescription,
    lat: hotel.latitude,
    lon: hotel.longitude,
    closestTouristLocation,
    distanceMiles,
    touristLocationLatitude,
    touristLocationLongitude,
    freeCancellationDays,
    lateRefundPercent,
    amenities,
    photos,
    ...Object.fromEntries(HOUSE_RULE_FIELDS.map((name) => [name, hotel[name]])),
  };
};

async function* roomRows(hotelIds: string[]): AsyncGenerator<RoomTypeRow[]> {
  for (let after = ''; ;) {
    const types = await repo(RoomType).find({
      where: { hotelId: In(hotelIds), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    const numbers = await repo(RoomNumber).find({
      where: { roomTypeId: In(types.map(({ id }) => id)) },
      order: { number: 'ASC' },
    });
    const ofTypes = new Map(types.map(({ id }) => [id, [] as RoomTypeRow['roomNumbers']]));
    for (const room of numbers) ofTypes.get(room.roomTypeId)!.push(roomNumberRow(room));
    yield types.map(
      ({ id, hotelId: hotel, title, description, priceCents, maxPeople, amenities, photos }) => ({
        hotel,
        title,
        description,
        price: priceCents / 100,
        maxPeople,
        amenities,
        photos,
        roomNumbers: ofTypes.get(id)!,
      }),
    );
    if (types.length < PAGE) return;
    after = types.at(-1)!.id;
  }
}

/** The number, or an object if the room has details. */
const roomNumberRow = ({ number, floor, view, beds }: RoomNumber): RoomNumberRow | number =>
  floor === null && view === null && beds === null
    ? number
    : { number, ...(floor !== null && { floor }), ...(view && { view }), ...(beds && { beds }) };
