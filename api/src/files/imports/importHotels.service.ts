import { In } from 'typeorm';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Change } from '../../access/audit/recordChange.service';
import { HOUSE_RULE_FIELDS, readHour } from '../../../../schema/houseRules';
import { build } from '../../core/build';
import { nameKey } from '../../core/nameKey';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRows, repo } from '../../database/transaction';
import { Hotel, newHotel } from '../../hotels/hotel.entity';
import { hotelPhotos } from './import.defaults';
import type { HotelToImport } from './importFile.service';
import type { Places } from './importPlaces.service';
import { centsOf, importRooms } from './importRooms.service';

/**
 * Writes hotels whose cities and types exist, with their room types and room numbers, inside a transaction.
 */
export async function importHotelRows(
  hotels: HotelToImport[],
  { cityIds, typeIds }: Places,
  updatedById: string | null,
) {
  const wanted = hotels.map((hotel) => ({
    hotel,
    cityId: cityIds.get(hotel.cityKey)!,
    fields: fieldsOf(hotel, typeIds.get(hotel.typeKey)!),
  }));
  const known = await lockKnown(wanted);
  const [added, changed]: [Hotel[], Hotel[]] = [[], []];
  const lines: Change[] = [];
  const imported = wanted.map(({ hotel, cityId, fields }) => {
    const old = known.get(`${cityId} ${hotel.key}`);
    const row = old
      ? build(Hotel, { ...old, ...fields })
      : newHotel({ ...columnsOf(hotel), ...fields, cityId, updatedById });
    if (!old) added.push(row);
    else if (JSON.stringify(row) !== JSON.stringify(old))
      changed.push(Object.assign(row, { version: old.version + 1, updatedById }));
    if (!old || row.version !== old.version)
      lines.push({
        action: 'importHotels',
        record: AuditRecord.HOTEL,
        id: row.id,
        name: row.name,
        before: old,
        after: row,
      });
    return { row, rooms: hotel.rooms };
  });
  await bulkInsert(Hotel, added);
  const rooms = await importRooms(imported, updatedById);
  const repriced = imported
    .map(({ row }) => row)
    .filter((row) => row.cheapestPriceCents !== (rooms.cheapest.get(row.id) ?? null));
  for (const row of repriced) row.cheapestPriceCents = rooms.cheapest.get(row.id) ?? null;
  await repo(Hotel).save([...new Set([...changed, ...repriced])]);
  return {
    added: { hotels: added.length, ...rooms.added },
    changed: { hotels: changed.length, ...rooms.changed },
    refused: rooms.refused,
    lines: [...lines, ...rooms.lines],
    numbers: rooms.numbers,
  };
}

/** The existing hotels by city and name, locked. */
async function lockKnown(
  wanted: { hotel: HotelToImport; cityId: string }[],
): Promise<ReadonlyMap<string, Hotel>> {
  const found = await repo(Hotel).find({
    select: { id: true },
    where: {
      cityId: In([...new Set(wanted.map(({ cityId }) => cityId))]),
      nameKey: In(wanted.map(({ hotel }) => hotel.key)),
    },
  });
  const rows = found.length
    ? await lockRows(
        Hotel,
        found.map(({ id }) => id),
      )
    : [];
  return new Map(rows.map((row) => [`${row.cityId} ${row.nameKey}`, row]));
}

/** The columns of a hotel that the file provides; missing ones keep their values. */
function fieldsOf({ row }: HotelToImport, typeId: string) {
  const { taxNumber, closestTouristLocation, distanceMiles } = row;
  const { touristLocationLatitude, touristLocationLongitude, freeCancellationDays, lateRefundPercent } = row;
  const provided = {
    taxNumber: taxNumber?.trim() || null,
    closestTouristLocation,
    distanceMiles,
    touristLocationLatitude,
    touristLocationLongitude,
    freeCancellationDays,
    lateRefundPercent,
    ...Object.fromEntries(HOUSE_RULE_FIELDS.map((name) => [name, houseRule(row[name])])),
  };
  return {
    typeId,
    address: row.address || null,
    description: row.description,
    detailedDescription: row.detailedDescription,
    latitude: row.lat ?? null,
    longitude: row.lon ?? null,
    amenities: [...new Set(row.amenities ?? [])],
    ...(Object.fromEntries(Object.entries(provided).filter(([, value]) => value != null)) as Partial<Hotel>),
  };
}

/** A house rule as stored: an hour has two digits. */
const houseRule = (value: string | null | undefined): string | null | undefined =>
  value && (readHour(value) ?? value);

/** The other columns of a new hotel. */
const columnsOf = ({ row, key, cityKey, rooms }: HotelToImport) => ({
  name: row.name,
  nameKey: nameKey(row.name),
  photos: row.photos ?? hotelPhotos(`${row.name} ${row.type}`, `${cityKey} ${key}`),
  cheapestPriceCents: rooms.length ? Math.min(...rooms.map(centsOf)) : null,
});
