import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type ObjectLiteral,
} from 'typeorm';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { Night } from '../rooms/night.entity';
import { Rate } from '../rooms/rate.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { IndexChange } from './indexChange.entity';
import { newId } from '../database/columns';
import { bulkInsert } from '../database/bulkInsert';
import { afterCommit, beforeCommit, lockedRows, repo } from '../database/transaction';

/**
 * What is to be read anew: a hotel with all its rooms, the hotel of a room type, the nights of a room number, the
 * cities, or all there is. It says where to look, not what is there, so it may come twice and in any order.
 */
export type Change = `${'hotel' | 'roomType' | 'room'}:${string}` | 'cities' | 'everything';

/** More than so many changes of one transaction are told as one: everything. */
const MOST_CHANGES = 1000;

/** This process, in the log. */
export const WRITER = newId();

/** What a row tells to read anew when it was written; undefined where it does not say which one it is. */
const readers = new Map<unknown, (row: ObjectLiteral) => Change | undefined>([
  [City, () => 'cities'],
  [Hotel, ({ id }) => id && `hotel:${id}`],
  [RoomType, ({ hotelId }) => hotelId && `hotel:${hotelId}`],
  [RoomNumber, ({ roomTypeId }) => roomTypeId && `roomType:${roomTypeId}`],
  [Rate, ({ roomTypeId }) => roomTypeId && `roomType:${roomTypeId}`],
  [Night, ({ roomNumberId }) => roomNumberId && `room:${roomNumberId}`],
]);

interface Noted {
  changes: Set<Change>;
  /** Something was written by a condition, which does not name its rows: nights, or anything else. */
  vague: { nights: boolean; rest: boolean };
}
const noted = new WeakMap<EntityManager, Noted>();
let hearer: ((changes: Change[]) => void) | undefined;

/** Calls the hearer with what each transaction of this process has changed, right after its commit. */
export const onIndexChanges = (heard: typeof hearer): void => {
  hearer = heard;
};

/** Says on which room numbers the surrounding transaction frees nights by a condition. */
export function freesNights(roomNumberIds: readonly string[]): void {
  const { changes } = notesOf(repo(IndexChange).manager);
  for (const id of roomNumberIds) changes.add(`room:${id}`);
}

/**
 * Notices what any transaction writes of the catalogue and its nights, so that no writer has to say it. What is
 * written by a condition is among the rows that the transaction holds; where it holds none, it may be anything.
 */
@EventSubscriber()
export class IndexChangeSubscriber implements EntitySubscriberInterface {
  afterInsert({ manager, metadata, entity }: Written): void {
    note(manager, metadata.target, [entity]);
  }

  afterUpdate({ manager, metadata, entity, databaseEntity }: Written): void {
    note(manager, metadata.target, [entity, databaseEntity]);
  }

  afterRemove({ manager, metadata, entity, databaseEntity }: Written): void {
    note(manager, metadata.target, [entity, databaseEntity]);
  }
}

interface Written {
  manager: EntityManager;
  metadata: { target: unknown };
  entity?: ObjectLiteral;
  databaseEntity?: ObjectLiteral;
}

function note(manager: EntityManager, target: unknown, rows: (ObjectLiteral | undefined)[]): void {
  const read = readers.get(target);
  if (!read) return;
  const found = rows.map((row) => read(row ?? {})).filter((change) => change !== undefined);
  const { changes, vague } = notesOf(manager);
  for (const change of found) changes.add(change);
  if (!found.length) vague[target === Night ? 'nights' : 'rest'] = true;
}

function notesOf(manager: EntityManager): Noted {
  const known = noted.get(manager);
  if (known) return known;
  const notes: Noted = { changes: new Set(), vague: { nights: false, rest: false } };
  noted.set(manager, notes);
  let told: Change[] = [];
  beforeCommit(async () => {
    told = sumUp(notes);
    const at = new Date();
    await bulkInsert(
      IndexChange,
      told.map((what) => ({ what, writer: WRITER, at }) as IndexChange),
    );
  });
  afterCommit(() => hearer?.(told));
  return notes;
}

function sumUp({ changes, vague }: Noted): Change[] {
  const has = (...kinds: string[]) => [...changes].some((change) => kinds.includes(change.split(':')[0]!));
  const held = lockedRows();
  if (vague.nights && !has('room'))
    for (const row of held) if (row instanceof RoomNumber) changes.add(`room:${row.id}`);
  if (vague.rest)
    for (const row of held) {
      if (row instanceof Hotel) changes.add(`hotel:${row.id}`);
      if (row instanceof RoomType) changes.add(`hotel:${row.hotelId}`);
      if (row instanceof RoomNumber) changes.add(`roomType:${row.roomTypeId}`);
    }
  const untold =
    (vague.rest && !has('hotel', 'roomType')) || (vague.nights && !has('room', 'hotel', 'roomType'));
  return untold || changes.size > MOST_CHANGES ? ['everything'] : [...changes];
}
