import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type ObjectLiteral,
  type TransactionCommitEvent,
} from 'typeorm';
import { hook } from '../../core/hooks';
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

/** What a transaction has written to cities, hotels, rooms and nights. */
export interface CatalogueWritten {
  /** The manager of the transaction. */
  manager: EntityManager;
  /** 'everything' if rows other than nights were written by a condition, so that no part names them. */
  parts: readonly DirtyPart[];
  /** Runs a job after the commit. */
  afterCommit(job: () => unknown): void;
}

/**
 * Runs inside the transaction, just before its commit and when its work is over: repo() and afterCommit() do not see the
 * transaction any more, so a listener reads and writes by the manager.
 */
export const onCatalogueWritten = hook<CatalogueWritten>();

/** The changes of one transaction. */
interface Writes {
  parts: Set<DirtyPart>;
  /** Rows that the transaction has locked so far. */
  locked: ReturnType<typeof lockedRows>;
  /** Whether nights, rates, or other rows, were written by a condition instead of by id. */
  unnamed: { nights: boolean; rates: boolean; others: boolean };
  /** The dirty parts, set just before the commit. */
  dirty: DirtyPart[];
  /** What else runs after the commit. */
  jobs: (() => unknown)[];
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
    const { dirty, unnamed, jobs } = writes;
    const parts = dirty.filter((part) => part !== 'everything' || unnamed.rates || unnamed.others);
    await onCatalogueWritten.run({ manager, parts, afterCommit: (job) => void jobs.push(job) });
    await appendToChangeFeed(manager, dirty);
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
  if (found.length) return;
  if (target === Night) unnamed.nights = true;
  else if (target === Rate) unnamed.rates = true;
  else unnamed.others = true;
}

function writesIn(manager: EntityManager): Writes {
  const known = writesOf.get(manager);
  if (known) return known;
  const writes: Writes = {
    parts: new Set(),
    locked: lockedRows(),
    unnamed: { nights: false, rates: false, others: false },
    dirty: [],
    jobs: [],
  };
  writesOf.set(manager, writes);
  afterCommit(async () => {
    liveIndex().markDirty(writes.dirty);
    for (const job of writes.jobs) await job();
  });
  return writes;
}

function sumUp({ parts, locked, unnamed }: Writes): DirtyPart[] {
  const has = (...kinds: string[]) => [...parts].some((part) => kinds.includes(part.split(':')[0]!));
  if (unnamed.nights && !has('room'))
    for (const row of locked) if (row instanceof RoomNumber) parts.add(`room:${row.id}`);
  const isMore = unnamed.rates || unnamed.others;
  if (isMore)
    for (const row of locked) {
      if (row instanceof Hotel) parts.add(`hotel:${row.id}`);
      if (row instanceof RoomType) parts.add(unnamed.others ? `hotel:${row.hotelId}` : `roomType:${row.id}`);
      if (row instanceof RoomNumber) parts.add(`roomType:${row.roomTypeId}`);
    }
  const isUnknown =
    (isMore && !has('hotel', 'roomType')) || (unnamed.nights && !has('room', 'hotel', 'roomType'));
  return isUnknown ? ['everything'] : [...parts];
}
