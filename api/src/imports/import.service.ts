import { In } from 'typeorm';
import { CANCELLATION } from '../../../schema/cancellation';
import { nameKey } from '../core/nameKey';
import { bulkInsert } from '../database/bulkInsert';
import { newId } from '../database/columns';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { cityPhoto, hotelPhotos, timeZoneOf, typePhoto } from './import.defaults';
import { readImport, type FileToImport, type HotelToImport, type RefusedRow } from './importFile.service';
import { centsOf, importRooms } from './importRooms.service';

/** How many rows, by table. */
export interface ImportCounts {
  cities: number;
  hotelTypes: number;
  hotels: number;
  roomTypes: number;
  roomNumbers: number;
}
export interface ImportReport {
  added: ImportCounts;
  /** Were there already with other values. */
  changed: ImportCounts;
  refused: RefusedRow[];
}
type BatchReport = Pick<ImportReport, 'refused'> & Record<'added' | 'changed', Partial<ImportCounts>>;

/** Hotels written in one transaction, with a constant number of statements. */
const BATCH = 100;

/**
 * Imports a parsed file of cities, hotel types, hotels, room types and room numbers. What is there already under
 * its natural key (city, type: name; hotel: city and name; room type: hotel and title; room number: room type and
 * number) is updated from the file, so that the same file again changes nothing. Refuses a file without any list
 * (ImportProblem); rows that are invalid are reported and the others are imported. Each batch is written whole or
 * not at all; after a crash, import again.
 */
export async function importHotels(source: unknown): Promise<ImportReport> {
  const file = readImport(source);
  const report: ImportReport = { added: noCounts(), changed: noCounts(), refused: file.refused };
  const places = await transaction(() => importPlaces(file));
  addTo(report, places.written);
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
  written: BatchReport;
}

const noCounts = (): ImportCounts => ({ cities: 0, hotelTypes: 0, hotels: 0, roomTypes: 0, roomNumbers: 0 });

function addTo(report: ImportReport, batch: BatchReport): void {
  for (const what of ['added', 'changed'] as const)
    for (const [table, count] of Object.entries(batch[what]) as [keyof ImportCounts, number][])
      report[what][table] += count;
  report.refused.push(...batch.refused);
}

/** Adds the cities and types of the file; answers the ids of all that its hotels name. */
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
  return { cityIds, typeIds, written: { added, changed: {}, refused: [] } };
}

function unknownPlace(
  { row, cityKey, typeKey }: HotelToImport,
  { cityIds, typeIds }: Places,
): string | undefined {
  if (!cityIds.has(cityKey)) return `city ${JSON.stringify(row.city)} is not known`;
  return typeIds.has(typeKey) ? undefined : `type ${JSON.stringify(row.type)} is not known`;
}

/** A hotel that is refused has its rooms refused as well. */
function refuseHotel(report: ImportReport, { row, where, rooms }: HotelToImport, reason: string): void {
  report.refused.push({ where, reason });
  for (const room of rooms)
    report.refused.push({
      where: room.where,
      reason: `its hotel ${JSON.stringify(row.ref)} was refused: ${reason}`,
    });
}

/** Where the database's own comparison finds a duplicate name, that hotel is refused and not the whole batch. */
async function importBatch(hotels: HotelToImport[], places: Places, report: ImportReport): Promise<void> {
  try {
    addTo(report, await transaction(() => writeBatch(hotels, places)));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (hotels.length > 1) for (const hotel of hotels) await importBatch([hotel], places, report);
    else refuseHotel(report, hotels[0]!, 'the database takes one of its names for another one that is there');
  }
}

async function writeBatch(hotels: HotelToImport[], { cityIds, typeIds }: Places): Promise<BatchReport> {
  const wanted = hotels.map((hotel) => ({
    hotel,
    cityId: cityIds.get(hotel.cityKey)!,
    fields: fieldsOf(hotel, typeIds.get(hotel.typeKey)!),
  }));
  const before = await repo(Hotel).findBy({
    cityId: In([...new Set(wanted.map(({ cityId }) => cityId))]),
    nameKey: In(hotels.map(({ key }) => key)),
  });
  const known = new Map(before.map((row) => [`${row.cityId} ${row.nameKey}`, row]));
  const [added, changed]: [Hotel[], Hotel[]] = [[], []];
  const imported = wanted.map(({ hotel, cityId, fields }) => {
    const old = known.get(`${cityId} ${hotel.key}`);
    const row: Hotel = old ? { ...old, ...fields } : { ...fields, ...newHotel(hotel, cityId) };
    if (!old) added.push(row);
    else if (JSON.stringify(row) !== JSON.stringify(old))
      changed.push(Object.assign(row, { version: old.version + 1, updatedById: null }));
    return { row, rooms: hotel.rooms };
  });
  await bulkInsert(Hotel, added);
  const rooms = await importRooms(imported);
  const repriced = imported
    .map(({ row }) => row)
    .filter((row) => row.cheapestPriceCents !== (rooms.cheapest.get(row.id) ?? null));
  for (const row of repriced) row.cheapestPriceCents = rooms.cheapest.get(row.id) ?? null;
  await repo(Hotel).save(
    [...new Set([...changed, ...repriced])].map((row) => Object.assign(new Hotel(), row)),
  );
  return {
    added: { hotels: added.length, ...rooms.added },
    changed: { hotels: changed.length, ...rooms.changed },
    refused: rooms.refused,
  };
}

/** The columns of a hotel that the file gives. */
const fieldsOf = ({ row }: HotelToImport, typeId: string) => ({
  typeId,
  address: row.address || null,
  description: row.description,
  detailedDescription: row.detailedDescription,
  latitude: row.lat ?? null,
  longitude: row.lon ?? null,
  amenities: [...new Set(row.amenities ?? [])],
});

/** The other columns of a new hotel. */
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
  ...{ closedAt: null, version: 1, updatedById: null },
  ...CANCELLATION,
});
