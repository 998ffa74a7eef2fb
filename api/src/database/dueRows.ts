import { LessThanOrEqual, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { backoffMs, type Backoff } from '../core/backoff';
import { now } from '../core/clock';
import { log } from '../core/log';
import { mapConcurrent } from '../core/mapConcurrent';
import { repo, transaction } from './transaction';

/** A row that stands for work outside the database, such as a mail to be sent. */
interface DueRow extends ObjectLiteral {
  id: string;
  /** When the work is tried next; null when it is done. */
  dueAt: Date | null;
  /** How often it was tried; without it all pauses are as long as the first one. */
  attempts?: number;
}

interface DueWork<T extends DueRow> {
  entity: new () => T;
  backoff: Backoff;
  /** Does the work outside any transaction and writes its result. The row counts this attempt already. */
  work(row: T): Promise<unknown>;
  /** Called where the work throws; it is tried again unless this writes otherwise. */
  failed(error: unknown, row: T): unknown;
  /** Whether the work can be done now; without it always. */
  ready?(): boolean;
}

/** Rows of one round, and how many of them are worked on at once. */
const BATCH = 100;
const AT_ONCE = 5;

/**
 * Works on up to a hundred rows that are due, those due longest first, and answers whether more may be due. Each row is
 * claimed first: its next attempt is put off, so that no other process takes it. Where this process dies, another one
 * takes the row then. A row that fails does not stop the others.
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

/** Claims a row by putting its next attempt off; false where another process has done so since the row was read. */
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
