import { LessThanOrEqual, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { backoffMs, type Backoff } from '../core/backoff';
import { now } from '../core/clock';
import { log } from '../core/log';
import { mapConcurrent } from '../core/mapConcurrent';
import { repo, transaction } from './transaction';

/** A row that stands for work beyond the database, such as a mail to be sent. */
interface DueRow extends ObjectLiteral {
  id: string;
  /** When the work is tried next; null once nothing is left to do. */
  dueAt: Date | null;
  /** How often it was tried; where a table does not count, all pauses are the first one. */
  attempts?: number;
}

interface DueWork<T extends DueRow> {
  entity: new () => T;
  backoff: Backoff;
  /** Does the work, outside any transaction, and writes how it ended. The row counts this attempt, and is due at the next one. */
  work(row: T): Promise<unknown>;
  /** Says that the work has thrown; it is tried again unless this writes otherwise. */
  failed(error: unknown, row: T): unknown;
  /** Whether the work can be tried now; without it, always. */
  ready?(): boolean;
}

/** How many rows one round takes, and how many of them are worked on at once. */
const BATCH = 100;
const AT_ONCE = 5;

/**
 * One round of work on the rows of a table that are due, those due longest first; `where` narrows them down. Each
 * row is claimed before it is worked on, by putting its next attempt off: so it belongs to one process for as long
 * as an attempt may last, and one that dies leaves it to the next. A row that fails keeps no other waiting.
 * Answers whether more rows may be due.
 */
export async function workOffDue<T extends DueRow>(
  { entity, backoff, work, failed, ready = () => true }: DueWork<T>,
  where: FindOptionsWhere<T> = {},
): Promise<boolean> {
  const due = await repo(entity).find({
    where: { ...where, dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    take: BATCH,
  } as never);
  let claimed = 0;
  await mapConcurrent(AT_ONCE, due, async (row) => {
    try {
      if (!ready() || !(await claimDue(entity, row, backoff))) return;
      claimed += 1;
      await work(row).catch((error: unknown) => failed(error, row));
    } catch (error) {
      log.error({ error, table: entity.name, id: row.id }, 'a due row could not be worked on');
    }
  });
  return due.length === BATCH && claimed > 0;
}

/** Puts the next attempt off, if nobody has done so since the row was read; false where another process was faster. */
export async function claimDue<T extends DueRow>(
  entity: new () => T,
  row: T,
  backoff: Backoff,
): Promise<boolean> {
  const attempt = (row.attempts ?? 0) + 1;
  const next = {
    dueAt: new Date(now().getTime() + backoffMs(backoff, attempt)),
    ...(row.attempts === undefined ? {} : { attempts: attempt }),
  };
  const unclaimed = { id: row.id, dueAt: row.dueAt };
  const { affected } = await transaction(() => repo(entity).update(unclaimed as never, next as never));
  if (affected !== 1) return false;
  Object.assign(row, next);
  return true;
}
