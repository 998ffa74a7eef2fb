import { In } from 'typeorm';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Change } from '../../access/audit/recordChange.service';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRows, repo } from '../../database/transaction';
import { City, newCity } from '../../hotels/cities/city.entity';
import { HotelType, newHotelType } from '../../hotels/hotelTypes/hotelType.entity';
import { cityPhoto, timeZoneOf, typePhoto } from './import.defaults';
import type { FileToImport } from './importFile.service';

/** The ids of the cities and types that hotels name, by the compared form of their names. */
export interface Places {
  cityIds: Map<string, string>;
  typeIds: Map<string, string>;
}

/** Adds the cities and types of the file and sets the time zones of its cities, inside a transaction. */
export async function importPlaces(
  { cities, types, hotels }: Pick<FileToImport, 'cities' | 'types' | 'hotels'>,
  updatedById: string | null,
) {
  const keysOf = (listed: { key: string }[], named: string[]) => [
    ...new Set([...listed.map(({ key }) => key), ...named]),
  ];
  const cityKeys = keysOf(
    cities,
    hotels.map(({ cityKey }) => cityKey),
  );
  const typeKeys = keysOf(
    types,
    hotels.map(({ typeKey }) => typeKey),
  );
  const knownCities = new Map(
    (await repo(City).findBy({ nameKey: In(cityKeys) })).map((row) => [row.nameKey, row]),
  );
  const knownTypes = new Map(
    (await repo(HotelType).findBy({ nameKey: In(typeKeys) })).map((row) => [row.nameKey, row]),
  );
  const newCities = cities
    .filter(({ key }) => !knownCities.has(key))
    .map(({ key, row: { cityName: name, state, timeZone, photos } }) =>
      newCity({
        name,
        nameKey: key,
        photo: photos ? (photos[0] ?? null) : cityPhoto(key),
        timeZone: timeZone || timeZoneOf(key, state),
        updatedById,
      }),
    );
  const newTypes = types
    .filter(({ key }) => !knownTypes.has(key))
    .map(({ key, row: { hotelType: name, photos } }) =>
      newHotelType({
        name,
        nameKey: key,
        photo: photos ? (photos[0] ?? null) : typePhoto(name),
        updatedById,
      }),
    );
  const zones = new Map(
    cities.flatMap(({ key, row: { timeZone } }) => {
      const known = knownCities.get(key);
      return known && timeZone && timeZone !== known.timeZone ? [[known.id, timeZone] as const] : [];
    }),
  );
  const moved = zones.size ? await lockRows(City, [...zones.keys()]) : [];
  const lines: Change[] = [];
  for (const city of moved) {
    const before = { ...city };
    Object.assign(city, { timeZone: zones.get(city.id)!, version: city.version + 1, updatedById });
    lines.push(lineOf(AuditRecord.CITY, city, before));
  }
  await repo(City).save(moved);
  await bulkInsert(City, newCities);
  await bulkInsert(HotelType, newTypes);
  lines.push(...newCities.map((city) => lineOf(AuditRecord.CITY, city)));
  lines.push(...newTypes.map((type) => lineOf(AuditRecord.HOTEL_TYPE, type)));
  const idsOf = (rows: Iterable<{ nameKey: string; id: string }>) =>
    new Map([...rows].map(({ nameKey, id }) => [nameKey, id]));
  return {
    cityIds: idsOf([...knownCities.values(), ...newCities]),
    typeIds: idsOf([...knownTypes.values(), ...newTypes]),
    added: { cities: newCities.length, hotelTypes: newTypes.length },
    changed: { cities: moved.length },
    lines,
  };
}

const lineOf = (record: AuditRecord, after: { id: string; name: string }, before?: object): Change => ({
  action: 'importHotels',
  record,
  id: after.id,
  name: after.name,
  before,
  after,
});
