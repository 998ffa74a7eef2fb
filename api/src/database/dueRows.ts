import { LessThanOrEqual, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { backoffMs, type Backoff } from '../core/backoff';
import { now } from '../core/clock';
import { log } from '../core/log';
import { mapConcurrent } from '../core/mapConcurrent';
import { oneStatement, repo } from './transaction';

/** A row that represents work outside the database, such as a mail to send. */
interface DueRow extends ObjectLiteral {
  id: string;
  /** The time of the next attempt; null when the work is done. */
  dueAt: Date | null;
  /** The hotel of the row, by which its table can be cut into shards. */
  hotelId?: string | null;
  /** The number of attempts so far. Without this column all pauses are as long as the first one. */
  attempts?: number;
}

interface DueWork<T extends DueRow> {
  entity: new () => T;
  backoff: Backoff;
  /** Does the work outside any transaction and writes its result. `attempts` already counts this attempt. */
  work(row: T): Promise<unknown>;
  /** Called when the work throws. The work is retried unless this function changes `dueAt`. */
  failed(error: unknown, row: T): unknown;
  /** False while the work cannot be done; the rows then wait. Without it the work can always be done. */
  ready?(): boolean;
}

/** The most rows of one round. */
const BATCH = 100;
const AT_ONCE = 5;

/**
 * Processes up to a hundred due rows, those due longest first, and answers whether more may be due. It claims
 * each row first: it postpones the next attempt, so that no other process takes the row before then. If this
 * process dies, another one makes that attempt. A row that fails does not stop the others.
 */
export async function processDueRows<T extends DueRow>(
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

/**
 * Claims a row by postponing its next attempt; false if another process has done so since the row was read.
 */
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
  const { id, dueAt, hotelId } = row;
  const unclaimed = { id, dueAt, ...(hotelId && { hotelId }) };
  const { affected } = await oneStatement(() => repo(entity).update(unclaimed as never, next as never));
  if (affected !== 1) return false;
  Object.assign(row, next);
  return true;
}
