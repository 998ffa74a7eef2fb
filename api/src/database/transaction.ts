import { AsyncLocalStorage } from 'node:async_hooks';
import { In, type DataSource, type EntityManager, type ObjectLiteral, type Repository } from 'typeorm';
import { log } from '../core/log';
import { isDeadlock } from './dbErrors';

interface Unit {
  manager: EntityManager;
  held: Row[];
  beforeCommit: (() => Promise<unknown>)[];
  afterCommit: (() => unknown)[];
}
interface Row extends ObjectLiteral {
  id: string;
}
type EntityClass<T> = new () => T;

const units = new AsyncLocalStorage<Unit>();
const ATTEMPTS = 3;
let source: DataSource;
let commits = 0;

/** Says which database the unit of work uses; called once when it is opened. */
export const useDatabase = (opened: DataSource): void => {
  source = opened;
};

/**
 * One unit of work: everything that `work` changes is kept together or not at all. Joins the surrounding
 * one. A deadlock begins again from the beginning, up to three times, so `work` must not leave the database
 * (no network calls).
 */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (units.getStore()) return work();
  for (let attempt = 1; ; attempt++) {
    const beforeCommit: Unit['beforeCommit'] = [];
    const afterCommit: Unit['afterCommit'] = [];
    const whole = async () => {
      const result = await work();
      for (const job of beforeCommit) await job();
      return result;
    };
    try {
      const result = await begin((manager) =>
        units.run({ manager, held: [], beforeCommit, afterCommit }, whole),
      );
      commits++;
      for (const job of afterCommit) void units.exit(() => runAfterCommit(job));
      return result;
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** How many transactions this process has committed, or learned of: what was read at another count may be out of date. */
export const countCommits = (): number => commits;

/** Counts what another process was found to have committed. */
export const countForeignCommit = (): void => {
  commits++;
};

/** What is committed stays true even where telling of it fails. */
async function runAfterCommit(job: () => unknown): Promise<void> {
  try {
    await job();
  } catch (error) {
    log.error({ error }, 'a job after a commit failed');
  }
}

function begin<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return isEmbedded() ? source.transaction(work) : source.transaction('READ COMMITTED', work);
}

const isEmbedded = (): boolean => source.options.type === 'better-sqlite3';

/** The repository to use here and now, inside the unit of work when there is one: look it up when used, never keep it. */
export function repo<T extends ObjectLiteral>(entity: EntityClass<T>): Repository<T> {
  return (units.getStore()?.manager ?? source.manager).getRepository(entity);
}

/** Throws where there is no unit of work: what is asked makes sense only as a part of one. */
export function requireTransaction(asked: string): void {
  if (!units.getStore()) throw new Error(`${asked} needs a transaction`);
}

/** Reads these rows, in the order of their ids, and keeps other writers off them until the end of the transaction. */
export async function lockRows<T extends Row>(entity: EntityClass<T>, ids: string[]): Promise<T[]> {
  requireTransaction('hold()');
  const query = repo(entity)
    .createQueryBuilder('row')
    .where({ id: In([...ids].sort()) })
    .orderBy('row.id');
  // The embedded database has one writer at a time and knows no row locks.
  const rows = await (isEmbedded() ? query : query.setLock('pessimistic_write')).getMany();
  units.getStore()!.held.push(...rows);
  return rows;
}

/** Every row that the surrounding transaction holds. */
export const lockedRows = (): readonly Row[] => units.getStore()?.held ?? [];

/** Does the job as one of the last things of the surrounding transaction; does nothing where there is none. */
export function beforeCommit(job: () => Promise<unknown>): void {
  units.getStore()?.beforeCommit.push(job);
}

/** Does the job when it is true: after the commit of the surrounding transaction, at once where there is none. A rollback forgets it. */
export function afterCommit(job: () => unknown): void {
  const unit = units.getStore();
  if (unit) unit.afterCommit.push(job);
  else void runAfterCommit(job);
}
