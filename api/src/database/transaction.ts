import { AsyncLocalStorage } from 'node:async_hooks';
import {
  EntityNotFoundError,
  In,
  type DataSource,
  type EntityManager,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { inEnglish } from '../core/readerLanguage';
import { log } from '../core/log';
import { isDeadlock } from './dbErrors';
import type { PlainManager } from './plainManager';
import { appVariable, perApp } from '../core/appState';

interface ActiveTransaction {
  manager: EntityManager;
  locked: RowWithId[];
  afterCommit: (() => unknown)[];
  gathered: Map<AtEnd, unknown[]>;
}
export interface RowWithId extends ObjectLiteral {
  id: string;
}
type AtEnd = (items: never[]) => Promise<unknown>;
type EntityClass<T> = new () => T;

const active = new AsyncLocalStorage<ActiveTransaction>();
/** Another source of what the present work reads; without a manager once the work has ended or begun to write. */
const elsewhere = new AsyncLocalStorage<{ manager: EntityManager | undefined }>();
const ATTEMPTS = 3;
const database = appVariable<DataSource>();
const commits = perApp(() => ({ count: 0 }));

function source(): DataSource {
  const opened = database.get();
  if (!opened) throw new Error('The database has not been opened.');
  return opened;
}

/** Sets the database that transaction() and repo() use; called once when it is opened. */
export const useDatabase = (opened: DataSource): void => {
  database.set(opened);
};

/**
 * Runs one transaction: all writes of `work` are stored together or not at all. It joins the surrounding
 * transaction. After a deadlock it runs `work` again, three times in all at most, so `work` must have no
 * effect outside the database (no network calls).
 */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (active.getStore()) return work();
  readFromPrimary();
  const jobs: ActiveTransaction['afterCommit'] = [];
  const result = await againAfterDeadlock(() => {
    jobs.length = 0;
    return source().transaction((manager) =>
      active.run({ manager, locked: [], afterCommit: jobs, gathered: new Map() }, () => doAll(work)),
    );
  });
  commits().count++;
  for (const job of jobs) void active.exit(() => inEnglish(() => runAfterCommit(job)));
  return result;
}

/**
 * Runs work that is one insert or update of a table to which nobody listens. A server stores such a statement at once,
 * so a transaction around it would only add the two that begin and end it. Joins the surrounding transaction.
 */
export async function oneStatement<T>(work: () => Promise<T>): Promise<T> {
  if (active.getStore() || isEmbedded()) return transaction(work);
  readFromPrimary();
  const result = await againAfterDeadlock(work);
  commits().count++;
  return result;
}

async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** Runs the work of a transaction and then the jobs gathered for its end. */
async function doAll<T>(work: () => Promise<T>): Promise<T> {
  const result = await work();
  for (const [job, items] of active.getStore()!.gathered) await job(items as never[]);
  return result;
}

/**
 * Counts the commits of this process and the known ones of others. Rows read at another count may be out of
 * date.
 */
export const countCommits = (): number => commits().count;

/** Counts a commit of another process. */
export const countForeignCommit = (): void => {
  commits().count++;
};

/** Runs a job after a commit. If the job fails, the committed rows stay. */
async function runAfterCommit(job: () => unknown): Promise<void> {
  try {
    await job();
  } catch (error) {
    log.error({ error }, 'a job after a commit failed');
  }
}

const isEmbedded = (): boolean => source().options.type === 'better-sqlite3';

/**
 * The repository inside the current transaction, if there is one. Call it at each use; never store the
 * result.
 */
export function repo<T extends ObjectLiteral>(entity: EntityClass<T>): Repository<T> {
  const { manager } = active.getStore() ?? elsewhere.getStore() ?? source();
  return (manager ?? source().manager).getRepository(entity);
}

/** Lets repo() read by this manager in the work, until the work ends or begins its first transaction. */
export async function readBy<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  const own: { manager: EntityManager | undefined } = { manager };
  try {
    return await elsewhere.run(own, work);
  } finally {
    own.manager = undefined;
  }
}

/** Whether the present work is in no transaction, and reads by no other manager already. */
export const isFreeToRead = (): boolean => !active.getStore() && !elsewhere.getStore()?.manager;

/** What is read after a write must have it. */
function readFromPrimary(): void {
  const other = elsewhere.getStore();
  if (other) other.manager = undefined;
}

/** Whether no table has a row, beside these. */
export async function isDatabaseEmpty(beside: readonly EntityClass<ObjectLiteral>[] = []): Promise<boolean> {
  for (const { target } of source().entityMetadatas)
    if (
      !beside.includes(target as EntityClass<ObjectLiteral>) &&
      (await repo(target as EntityClass<ObjectLiteral>).exists())
    )
      return false;
  return true;
}

/** Throws outside a transaction; `caller` names the function that needs one. */
export function requireTransaction(caller: string): void {
  if (!active.getStore()) throw new Error(`${caller} needs a transaction`);
}

/**
 * Reads rows in the order of their ids and locks them against other writers until the end of the transaction.
 */
export async function lockRows<T extends RowWithId>(entity: EntityClass<T>, ids: string[]): Promise<T[]> {
  requireTransaction('lockRows()');
  if (ids.length === 0) return [];
  const { manager } = repo(entity);
  const where = { id: In([...ids].sort()) } as never;
  // The embedded database has one writer at a time and no row locks.
  const lock = isEmbedded() ? '' : ' FOR UPDATE';
  const rows = await (manager as PlainManager).readPlain(
    entity,
    { where, order: { id: 'ASC' } as never },
    lock,
  );
  if (!rows) throw new Error(`${entity.name} has more than columns, so that its rows cannot be locked.`);
  active.getStore()!.locked.push(...rows);
  return rows;
}

/** Reads and locks a row as lockRows() does. Throws if there is no row with this id. */
export async function lockRow<T extends RowWithId>(entity: EntityClass<T>, id: string): Promise<T> {
  const [row] = await lockRows(entity, [id]);
  if (!row) throw new EntityNotFoundError(entity, { id });
  return row;
}

/** All rows that the surrounding transaction has locked so far. */
export const lockedRows = (): readonly RowWithId[] => active.getStore()?.locked ?? [];

/** A row that the surrounding transaction has locked, as it was then; undefined if it has not. */
export const lockedRow = <T extends RowWithId>(entity: EntityClass<T>, id: string): T | undefined =>
  active.getStore()?.locked.find((row): row is T => row instanceof entity && row.id === id);

/** Gathers an item for a job. The job gets all its items once, inside the transaction at its end. */
export function gatherUntilCommit<T>(job: (items: T[]) => Promise<unknown>, item: T): void {
  requireTransaction('gatherUntilCommit()');
  const { gathered } = active.getStore()!;
  const items = gathered.get(job);
  if (items) items.push(item);
  else gathered.set(job, [item]);
}

/**
 * Runs the job after the surrounding transaction commits, or at once if there is none. A rollback drops it. What it writes is
 * in English: it is no answer to the one who reads.
 */
export function afterCommit(job: () => unknown): void {
  const jobs = active.getStore()?.afterCommit;
  if (jobs) jobs.push(job);
  else void inEnglish(() => runAfterCommit(job));
}
