import { nightOf } from './dayNumber';
import type { DirtyPart } from './indexChange.entity';
import type { SearchIndex } from './searchIndex';
import type { HotelRows } from './indexedHotel';
import { BATCH, readCities, readHotelIdsOf, readHotels, readNights } from './searchIndexRows.service';

/** Reloads these parts of the index, a few at a time. */
export async function refreshAll(current: SearchIndex, parts: Set<DirtyPart>): Promise<void> {
  await replaceRoomTypesByHotels(parts);
  for (const some of batches([...parts])) await refreshParts(current, some);
}

/** Reloads these few parts of the index, without room types, which are read with their hotels. */
export async function refreshParts(current: SearchIndex, parts: DirtyPart[]): Promise<void> {
  if (parts.includes('cities')) current.setCities(await readCities());
  const hotelIds = idsOf('hotel', parts);
  if (hotelIds.length)
    putHotels(current, hotelIds, await readHotels(hotelIds, nightOf(current.nights.firstDay)));
  const roomNumberIds = idsOf('room', parts);
  if (!roomNumberIds.length) return;
  const days = await readNights(roomNumberIds, nightOf(current.nights.firstDay));
  for (const id of roomNumberIds) current.setTakenDays(id, days.get(id) ?? []);
}

/** Replaces room types by their hotels, each hotel once. */
export async function replaceRoomTypesByHotels(parts: Set<DirtyPart>): Promise<void> {
  const roomTypes = [...parts].filter((part) => part.startsWith('roomType:'));
  for (const some of batches(roomTypes)) {
    for (const hotelId of await readHotelIdsOf(idsOf('roomType', some))) parts.add(`hotel:${hotelId}`);
    for (const part of some) parts.delete(part);
  }
}

/** Replaces these hotels in the index by the rows found, and removes hotels that were not found. */
export function putHotels(current: SearchIndex, ids: string[], found: HotelRows[]): void {
  const byId = new Map(found.map((rows) => [rows.hotel.id, rows]));
  for (const id of ids) {
    const rows = byId.get(id);
    if (rows) current.put(rows);
    else current.remove(id);
  }
}

/** Counts the hotels whose rows differ from the index. */
export function countDifferences(current: SearchIndex, ids: string[], found: HotelRows[]): number {
  const gone = ids.filter((id) => current.find(id) && !found.some(({ hotel }) => hotel.id === id));
  return gone.length + found.filter((rows) => !current.equals(rows)).length;
}

const idsOf = (kind: string, parts: DirtyPart[]): string[] =>
  parts.filter((part) => part.startsWith(`${kind}:`)).map((part) => part.slice(kind.length + 1));

export function* batches<T>(list: T[]): Iterable<T[]> {
  for (let from = 0; from < list.length; from += BATCH) yield list.slice(from, from + BATCH);
}
