import { In } from 'typeorm';
import { CANCELLATION } from '../../../schema/cancellation';
import { nameKey, newId } from '../database/columns';
import { bulkInsert } from '../database/bulkInsert';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { cityPhoto, hotelPhotos, timeZoneOf, typePhoto } from './import.places';
import { readImport, type FileToImport, type HotelToImport, type RefusedRow } from './importFile.service';
import { centsOf, importRooms } from './importRooms.service';

/** Rows by table. */
export interface ImportCounts {
  cities: number;
  hotelTypes: number;
  hotels: number;
  roomTypes: number;
  roomNumbers: number;
}
export interface ImportReport {
  added: ImportCounts;
  /** Were there already and said something else. */
  changed: ImportCounts;
  refused: RefusedRow[];
}
type Wrote = Pick<ImportReport, 'refused'> & Record<'added' | 'changed', Partial<ImportCounts>>;

/** Hotels written together, with a constant number of questions to the database. */
const BATCH = 100;

/**
 * Brings in a parsed file of cities, hotel types, hotels, room types and room numbers. What is there already
 * under its natural key (city, type: name; hotel: city and name; room type: hotel and title; room number: room
 * type and number) is brought up to the file, so that the same file again changes nothing. Rows that cannot go
 * in are reported and the rest goes in. Each batch is whole or not at all; after a crash, import again.
 */
export async function importHotels(source: unknown): Promise<ImportReport> {
  const file = readImport(source);
  const report: ImportReport = { added: noCounts(), changed: noCounts(), refused: file.refused };
  const places = await transaction(() => importPlaces(file));
  include(report, places.wrote);
  const hotels = file.hotels.filter((hotel) => {
    const reason = unknownPlace(hotel, places);
    if (reason) refuseHotel(report, hotel, reason);
    return !reason;
  });
  for (let from = 0; from < hotels.length; from += BATCH)
    await importBatch(hotels.slice(from, from + BATCH), places, report);
  return report;
}

interface Places {
  cityIds: Map<string, string>;
  typeIds: Map<string, string>;
  wrote: Wrote;
}

const noCounts = (): ImportCounts => ({ cities: 0, hotelTypes: 0, hotels: 0, roomTypes: 0, roomNumbers: 0 });

function include(report: ImportReport, wrote: Wrote): void {
  for (const what of ['added', 'changed'] as const)
    for (const [table, count] of Object.entries(wrote[what]) as [keyof ImportCounts, number][])
      report[what][table] += count;
  report.refused.push(...wrote.refused);
}

/** The cities and types of the file, and those its hotels name that were there before. */
async function importPlaces({ cities, types, hotels }: FileToImport): Promise<Places> {
  const cityKeys = [...new Set([...cities.map(({ key }) => key), ...hotels.map(({ cityKey }) => cityKey)])];
  const typeKeys = [...new Set([...types.map(({ key }) => key), ...hotels.map(({ typeKey }) => typeKey)])];
  const cityIds = new Map(
    (await repo(City).findBy({ nameKey: In(cityKeys) })).map((row) => [row.nameKey, row.id]),
  );
  const typeIds = new Map(
    (await repo(HotelType).findBy({ nameKey: In(typeKeys) })).map((row) => [row.nameKey, row.id]),
  );
  const newCities = cities
    .filter(({ key }) => !cityIds.has(key))
    .map(({ key, row: { cityName: name, state } }) => {
      return { id: newId(), name, nameKey: key, photo: cityPhoto(key), timeZone: timeZoneOf(key, state) };
    });
  const newTypes = types
    .filter(({ key }) => !typeIds.has(key))
    .map(({ key, row: { hotelType: name } }) => ({
      id: newId(),
      name,
      nameKey: key,
      photo: typePhoto(name),
    }));
  await bulkInsert(City, newCities);
  await bulkInsert(HotelType, newTypes);
  for (const { nameKey: key, id } of newCities) cityIds.set(key, id);
  for (const { nameKey: key, id } of newTypes) typeIds.set(key, id);
  const added = { cities: newCities.length, hotelTypes: newTypes.length };
  return { cityIds, typeIds, wrote: { added, changed: {}, refused: [] } };
}

function unknownPlace(
  { row, cityKey, typeKey }: HotelToImport,
  { cityIds, typeIds }: Places,
): string | undefined {
  if (!cityIds.has(cityKey)) return `city ${JSON.stringify(row.city)} is not known`;
  return typeIds.has(typeKey) ? undefined : `type ${JSON.stringify(row.type)} is not known`;
}

/** A hotel that stays out keeps its rooms out. */
function refuseHotel(report: ImportReport, { row, where, rooms }: HotelToImport, reason: string): void {
  report.refused.push({ where, reason });
  for (const room of rooms)
    report.refused.push({
      where: room.where,
      reason: `its hotel ${JSON.stringify(row.ref)} was refused: ${reason}`,
    });
}

/** A name that only the database takes for another one refuses that hotel, not its neighbours. */
async function importBatch(hotels: HotelToImport[], places: Places, report: ImportReport): Promise<void> {
  try {
    include(report, await transaction(() => writeBatch(hotels, places)));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (hotels.length > 1) for (const hotel of hotels) await importBatch([hotel], places, report);
    else refuseHotel(report, hotels[0]!, 'the database takes one of its names for another one that is there');
  }
}

async function writeBatch(hotels: HotelToImport[], { cityIds, typeIds }: Places): Promise<Wrote> {
  const wanted = hotels.map((hotel) => ({
    hotel,
    cityId: cityIds.get(hotel.cityKey)!,
    fields: fieldsOf(hotel, typeIds.get(hotel.typeKey)!),
  }));
  const there = await repo(Hotel).findBy({
    cityId: In([...new Set(wanted.map(({ cityId }) => cityId))]),
    nameKey: In(hotels.map(({ key }) => key)),
  });
  const known = new Map(there.map((row) => [`${row.cityId} ${row.nameKey}`, row]));
  const [fresh, stale]: [Hotel[], Hotel[]] = [[], []];
  const houses = wanted.map(({ hotel, cityId, fields }) => {
    const old = known.get(`${cityId} ${hotel.key}`);
    const row: Hotel = old ? { ...old, ...fields } : { ...fields, ...newHotel(hotel, cityId) };
    if (!old) fresh.push(row);
    else if (JSON.stringify(row) !== JSON.stringify(old)) stale.push(row);
    return { row, rooms: hotel.rooms };
  });
  await bulkInsert(Hotel, fresh);
  const rooms = await importRooms(houses);
  const repriced = houses
    .map(({ row }) => row)
    .filter((row) => row.cheapestPriceCents !== (rooms.cheapest.get(row.id) ?? null));
  for (const row of repriced) row.cheapestPriceCents = rooms.cheapest.get(row.id) ?? null;
  await repo(Hotel).save([...new Set([...stale, ...repriced])].map((row) => Object.assign(new Hotel(), row)));
  return {
    added: { hotels: fresh.length, ...rooms.added },
    changed: { hotels: stale.length, ...rooms.changed },
    refused: rooms.refused,
  };
}

/** What the file says of a hotel. */
const fieldsOf = ({ row }: HotelToImport, typeId: string) => ({
  typeId,
  address: row.address || null,
  description: row.description,
  detailedDescription: row.detailedDescription,
  latitude: row.lat ?? null,
  longitude: row.lon ?? null,
  amenities: [...new Set(row.amenities ?? [])],
});

/** What a hotel has besides when it comes in. */
const newHotel = ({ row, key, cityKey, rooms }: HotelToImport, cityId: string) => ({
  id: newId(),
  name: row.name,
  nameKey: nameKey(row.name),
  cityId,
  closestTouristLocation: null,
  distanceMiles: null,
  photos: hotelPhotos(`${row.name} ${row.type}`, `${cityKey} ${key}`),
  ratingsAverage: null,
  numberOfRatings: 0,
  cheapestPriceCents: rooms.length ? Math.min(...rooms.map(centsOf)) : null,
  ...CANCELLATION,
});
