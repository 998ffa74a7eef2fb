import { In, type EntityManager } from 'typeorm';
import { bulkInsert } from '../database/bulkInsert';
import { RoomType } from '../rooms/roomType.entity';
import type { DirtyPart } from '../search/index/indexChange.entity';
import type { CatalogueWritten } from '../search/index/indexChange.subscriber';
import { EventType } from './eventType.enum';
import { LoggedEvent, newLoggedEvent } from './loggedEvent.entity';
import { numberSoon } from './numberEvents.service';

/** Room types whose hotels one statement reads. */
const CHUNK = 500;
/** The key of an event that names no hotel: any may have changed. */
const ANY = null;

/**
 * Records one event for each hotel that a transaction has written, without its nights. It names the room types if only they
 * were written. The rooms of a hotel that is being deleted make none: its closing has made one, and its end makes the last.
 */
export async function recordHotels({ manager, parts, afterCommit }: CatalogueWritten): Promise<void> {
  const changed = await changedHotels(manager, parts);
  if (!changed.size) return;
  const events = [...changed].map(([hotelId, roomTypeIds]) =>
    newLoggedEvent({
      type: EventType.HOTEL_CHANGED,
      hotelId,
      userId: null,
      data: JSON.stringify({ hotelId, roomTypeIds }),
    }),
  );
  await bulkInsert(LoggedEvent, events, manager.getRepository(LoggedEvent));
  afterCommit(numberSoon);
}

/** The written hotels, each with its written room types, or null if it was written itself. */
async function changedHotels(
  manager: EntityManager,
  parts: readonly DirtyPart[],
): Promise<ReadonlyMap<string | null, string[] | null>> {
  if (parts.includes('everything')) return new Map([[ANY, null]]);
  const changed = new Map<string | null, string[] | null>();
  for (const hotelId of idsOf(parts, 'hotel')) changed.set(hotelId, null);
  const roomTypeIds = idsOf(parts, 'roomType');
  const types = await readTypes(manager, roomTypeIds);
  for (const { id, hotelId, hotelRow } of types) {
    if (changed.get(hotelId) === null || hotelRow?.closedAt) continue;
    changed.set(hotelId, [...(changed.get(hotelId) ?? []), id]);
  }
  // A transaction that deletes room types names their hotel.
  if (types.length < roomTypeIds.length && !idsOf(parts, 'hotel').length) changed.set(ANY, null);
  return changed;
}

const idsOf = (parts: readonly DirtyPart[], kind: 'hotel' | 'roomType'): string[] =>
  parts.flatMap((part) => (part.startsWith(`${kind}:`) ? part.slice(kind.length + 1) : []));

/** The room types that still exist, with when their hotels were closed. */
async function readTypes(manager: EntityManager, ids: string[]): Promise<RoomType[]> {
  const types: RoomType[] = [];
  for (let from = 0; from < ids.length; from += CHUNK)
    types.push(
      ...(await manager.getRepository(RoomType).find({
        select: { id: true, hotelId: true, hotelRow: { id: true, closedAt: true } },
        where: { id: In(ids.slice(from, from + CHUNK)) },
        relations: { hotelRow: true },
      })),
    );
  return types;
}
