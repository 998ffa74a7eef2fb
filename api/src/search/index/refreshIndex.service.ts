import type { DirtyPart } from './indexChange.entity';
import type { SearchIndex } from './searchIndex';
import type { HotelRows } from './indexedHotel';
import {
  BATCH,
  readCities,
  readHotelIdsOf,
  readHotels,
  readIdsAfter,
  readNights,
  readNightsAfter,
} from './searchIndexRows.service';

/** Reloads these parts of the index, a few at a time. */
export async function refreshAll(current: SearchIndex, parts: Set<DirtyPart>): Promise<void> {
  await replaceRoomTypesByHotels(parts);
  for (const some of batches([...parts])) await refreshParts(current, some);
}

/** Reloads these few parts of the index, without room types, which are read with their hotels. */
export async function refreshParts(current: SearchIndex, parts: DirtyPart[]): Promise<void> {
  if (parts.includes('cities')) current.setCities(await readCities());
  const hotelIds = idsOf('hotel', parts);
  if (hotelIds.length) putHotels(current, hotelIds, await readHotels(hotelIds, current.nights));
  const roomNumberIds = idsOf('room', parts);
  if (!roomNumberIds.length) return;
  const days = await readNights(roomNumberIds, current.nights);
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

/** Something read from the tables: the last of it, undefined after all, and what puts it into the index. */
export interface Page<Put> {
  last: string | undefined;
  put: () => Put;
}

/**
 * Reads the next hotels after this one. Those that differ are put into the index, and counted. Without nights, all room
 * numbers of the hotels become free.
 */
export async function readHotelsAfter(
  current: SearchIndex,
  hotelId: string,
  most: number,
  withNights = true,
): Promise<Page<number>> {
  const ids = [...(await readIdsAfter(hotelId, most)), ...current.idsAfter(hotelId, most)];
  const batch = [...new Set(ids)].sort().slice(0, most);
  const found = await readHotels(batch, withNights ? current.nights : undefined);
  return { last: batch.at(-1), put: () => putHotels(current, batch, found) };
}

/** Reads the taken nights of the next room numbers after this one. */
export async function readTakenAfter(
  current: SearchIndex,
  roomNumberId: string,
  most: number,
): Promise<Page<void>> {
  const days = await readNightsAfter(roomNumberId, current.nights, most);
  return {
    last: [...days.keys()].at(-1),
    put: () => days.forEach((taken, id) => current.setTakenDays(id, taken)),
  };
}

/**
 * Replaces those of these hotels in the index that differ from the rows found, and removes hotels that were not found.
 * Returns their number.
 */
function putHotels(current: SearchIndex, ids: readonly string[], found: HotelRows[]): number {
  const rowsOf = new Map(found.map((rows) => [rows.id, rows]));
  let differed = 0;
  for (const id of ids) {
    const rows = rowsOf.get(id);
    const known = current.rowsOf(id);
    if (known && rows ? JSON.stringify(known) === JSON.stringify(rows) : known === rows) continue;
    differed++;
    if (rows) current.put(rows);
    else current.remove(id);
  }
  return differed;
}

/** The ids of the parts of a kind. */
export const idsOf = (kind: string, parts: readonly DirtyPart[]): string[] =>
  parts.filter((part) => part.startsWith(`${kind}:`)).map((part) => part.slice(kind.length + 1));

export function* batches<T>(list: T[]): Iterable<T[]> {
  for (let from = 0; from < list.length; from += BATCH) yield list.slice(from, from + BATCH);
}
