import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type ObjectLiteral,
  type TransactionCommitEvent,
} from 'typeorm';
import { afterCommit, lockedRows, repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { Night } from '../../rooms/nights/night.entity';
import { Rate } from '../../rooms/rates/rate.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { appendToChangeFeed } from './changeFeed.service';
import { IndexChange, type DirtyPart } from './indexChange.entity';
import { liveIndex } from './searchIndex.service';

/** The part of the search index that a written row makes dirty; undefined if the row does not name it. */
const partOf = new Map<unknown, (row: ObjectLiteral) => DirtyPart | undefined>([
  [City, () => 'cities'],
  [Hotel, ({ id }) => id && `hotel:${id}`],
  [RoomType, ({ hotelId }) => hotelId && `hotel:${hotelId}`],
  [RoomNumber, ({ roomTypeId }) => roomTypeId && `roomType:${roomTypeId}`],
  [Rate, ({ roomTypeId }) => roomTypeId && `roomType:${roomTypeId}`],
  [Night, ({ roomNumberId }) => roomNumberId && `room:${roomNumberId}`],
]);

/** The changes of one transaction. */
interface Writes {
  parts: Set<DirtyPart>;
  /** Rows that the transaction has locked so far. */
  locked: ReturnType<typeof lockedRows>;
  /** Whether nights, or other rows, were written by a condition instead of by id. */
  unnamed: { nights: boolean; others: boolean };
  /** The dirty parts, set just before the commit. */
  dirty: DirtyPart[];
}
const writesOf = new WeakMap<EntityManager, Writes>();

/** Registers room numbers whose nights the surrounding transaction releases. */
export async function noteFreedNights({ roomNumberIds }: { roomNumberIds: string[] }): Promise<void> {
  const { parts } = writesIn(repo(IndexChange).manager);
  for (const id of roomNumberIds) parts.add(`room:${id}`);
}

/**
 * Records what each transaction writes to hotels, rooms and nights. Rows written by a condition are among the
 * rows that the transaction has locked; if it has locked none, everything is dirty. The parts go to other
 * processes with the transaction, and to this process's index after the commit.
 */
@EventSubscriber()
export class IndexChangeSubscriber implements EntitySubscriberInterface {
  afterInsert({ manager, metadata, entity }: WriteEvent): void {
    note(manager, metadata.target, [entity]);
  }

  afterUpdate({ manager, metadata, entity, databaseEntity }: WriteEvent): void {
    note(manager, metadata.target, [entity, databaseEntity]);
  }

  afterRemove({ manager, metadata, entity, databaseEntity }: WriteEvent): void {
    note(manager, metadata.target, [entity, databaseEntity]);
  }

  async beforeTransactionCommit({ manager }: TransactionCommitEvent): Promise<void> {
    const writes = writesOf.get(manager);
    if (!writes) return;
    writes.dirty = sumUp(writes);
    await appendToChangeFeed(manager, writes.dirty);
  }
}

interface WriteEvent {
  manager: EntityManager;
  metadata: { target: unknown };
  entity?: ObjectLiteral;
  databaseEntity?: ObjectLiteral;
}

function note(manager: EntityManager, target: unknown, rows: (ObjectLiteral | undefined)[]): void {
  const read = partOf.get(target);
  if (!read) return;
  const found = rows.map((row) => read(row ?? {})).filter((part) => part !== undefined);
  const { parts, unnamed } = writesIn(manager);
  for (const part of found) parts.add(part);
  if (!found.length) unnamed[target === Night ? 'nights' : 'others'] = true;
}

function writesIn(manager: EntityManager): Writes {
  const known = writesOf.get(manager);
  if (known) return known;
  const writes: Writes = {
    parts: new Set(),
    locked: lockedRows(),
    unnamed: { nights: false, others: false },
    dirty: [],
  };
  writesOf.set(manager, writes);
  afterCommit(() => liveIndex().markDirty(writes.dirty));
  return writes;
}

function sumUp({ parts, locked, unnamed }: Writes): DirtyPart[] {
  const has = (...kinds: string[]) => [...parts].some((part) => kinds.includes(part.split(':')[0]!));
  if (unnamed.nights && !has('room'))
    for (const row of locked) if (row instanceof RoomNumber) parts.add(`room:${row.id}`);
  if (unnamed.others)
    for (const row of locked) {
      if (row instanceof Hotel) parts.add(`hotel:${row.id}`);
      if (row instanceof RoomType) parts.add(`hotel:${row.hotelId}`);
      if (row instanceof RoomNumber) parts.add(`roomType:${row.roomTypeId}`);
    }
  const isUnknown =
    (unnamed.others && !has('hotel', 'roomType')) || (unnamed.nights && !has('room', 'hotel', 'roomType'));
  return isUnknown ? ['everything'] : [...parts];
}
