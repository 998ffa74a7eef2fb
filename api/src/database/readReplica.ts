import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type mysql from 'mysql2';
import { QueryFailedError, type DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { backoffMs } from '../core/backoff';
import { config } from '../core/config';
import { log } from '../core/log';
import { metrics } from '../core/metrics';
import { ReplicaPosition } from './replicaPosition';
import { ServerDriver } from './serverPool';
import { readBy } from './transaction';

/*
 * A list is read on the replica only if the replica has everything that the primary had committed when the list was asked
 * for, by whichever instance and person: so it is never older than a list of the primary, and caches need to know nothing
 * of it. Each list asks the primary for its position and lets the replica wait until it has that too. A connection is to a
 * replica of this database only if it shows a mark that was just written to the primary: positions alone may be alike.
 * While the replica is behind, silent or gone, all lists are read from the primary, and only a loop looks for it again.
 */

/** Milliseconds that a list waits in all until it knows that the replica has everything. */
const REACH_MS = 100;
/** The same for a look at a replica that is not used, for which nobody waits: it may have to connect. */
const LOOK_MS = 1000;
/** Milliseconds for the answer to one statement of a list, after which the list is read from the primary. */
const STATEMENT_MS = 2000;
/** Pauses between two looks for a replica that cannot be used. */
const LOOKS = { firstMs: 1000, longestMs: 10_000 };

/** Writes a line to the primary that no other database has, and looks for it. */
export interface Marks<Mark> {
  write(): Promise<Mark>;
  has(mark: Mark): Promise<boolean>;
}

/** Why the replica cannot be used at present. */
class NotReached extends Error {}

/** The server of DATABASE_REPLICA_URL, which lists of staff are read from while it has everything. */
export class ReadReplica<Mark = unknown> {
  private readonly pool: mysql.Pool;
  private readonly position: ReplicaPosition;
  /** Connections that have shown a mark. */
  private readonly ours = new WeakSet<mysql.PoolConnection>();
  private readonly outside = AsyncLocalStorage.snapshot();
  private readonly closing = new AbortController();
  private looking: Promise<void>;
  private isUsable = false;
  private lastReason: string | undefined;
  private hadAllAt = performance.now();

  constructor(
    private readonly primary: DataSource,
    url: string,
    private readonly marks: Marks<Mark>,
  ) {
    const driver = new ServerDriver({ connectMs: config.databasePool.connectMs, timeoutMs: STATEMENT_MS });
    driver.limitQueries();
    const { options } = primary.driver as MysqlDriver;
    const own = (primary.driver as MysqlDriver)['createConnectionOptions'](options, { ...options, url });
    this.pool = driver.createPool(own as mysql.PoolOptions);
    this.position = new ReplicaPosition(primary);
    this.looking = this.look(0);
  }

  /** Seconds since it was last known to have everything that was committed. */
  get lagSeconds(): number {
    return (performance.now() - this.hadAllAt) / 1000;
  }

  /** Throws if lists are read from the primary. */
  async check(): Promise<void> {
    if (!this.isUsable) throw new NotReached(this.lastReason);
    try {
      (await this.reach()).release();
    } catch (error) {
      this.leave(error as Error);
      throw error;
    }
  }

  /** Runs the work, which only reads, on the replica or else on the primary. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    if (this.isUsable)
      try {
        const result = await this.readHere(work);
        metrics()?.staffLists.inc({ from: 'replica' });
        return result;
      } catch (error) {
        if (!isFault(error)) throw error;
        this.leave(error);
      }
    metrics()?.staffLists.inc({ from: 'primary' });
    return work();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.looking;
    await new Promise<void>((resolve) => this.pool.end(() => resolve()));
  }

  private async readHere<T>(work: () => Promise<T>): Promise<T> {
    const connection = await this.reach();
    try {
      const result = await this.readBy(connection, work);
      connection.release();
      return result;
    } catch (error) {
      // After a failure other statements of the list may still run on it.
      if (isFault(error)) connection.destroy();
      else connection.release();
      throw error;
    }
  }

  private readBy<T>(connection: mysql.PoolConnection, work: () => Promise<T>): Promise<T> {
    const runner = this.primary.createQueryRunner();
    // It takes a connection from the pool of the primary only where it has none.
    Object.assign(runner, { databaseConnection: connection });
    return readBy(runner.manager, work);
  }

  /** A connection to the replica, which has everything that is committed by now. Throws NotReached. */
  private async reach(withinMs = REACH_MS): Promise<mysql.PoolConnection> {
    const connection = this.connectionWithAll();
    const inTime = new AbortController();
    const late = pause(withinMs, undefined, { signal: inTime.signal, ref: false }).then(() => {
      throw new NotReached(`it did not answer within ${withinMs} ms`);
    });
    try {
      return await Promise.race([connection, late]);
    } catch (error) {
      // A connection that is ready later is for a later list.
      void connection.then((ready) => ready.release()).catch(() => undefined);
      throw new NotReached((error as Error).message, { cause: error });
    } finally {
      inTime.abort();
      late.catch(() => undefined);
    }
  }

  private async connectionWithAll(): Promise<mysql.PoolConnection> {
    const connection = await this.connect();
    const ask = async (sql: string, values?: unknown[]) =>
      (await connection.promise().query<mysql.RowDataPacket[]>(sql, values))[0];
    try {
      const mark = this.ours.has(connection) ? undefined : await this.marks.write();
      const asked = performance.now();
      const position = await this.position.read();
      if (!(await this.position.isReached(position, REACH_MS / 1000, ask)))
        throw new NotReached(`it is more than ${REACH_MS} ms behind`);
      if (mark !== undefined && !(await this.readBy(connection, () => this.marks.has(mark))))
        throw new NotReached('it has not what was written to DATABASE_URL: it replicates another database');
      this.ours.add(connection);
      this.hadAllAt = Math.max(this.hadAllAt, asked);
      return connection;
    } catch (error) {
      connection.release();
      throw error;
    }
  }

  private connect(): Promise<mysql.PoolConnection> {
    return new Promise((resolve, reject) =>
      this.pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
    );
  }

  private leave(reason: Error): void {
    this.tell(reason);
    if (!this.isUsable) return;
    this.isUsable = false;
    this.looking = this.outside(() => this.look(1));
  }

  /** Looks for the replica until it can be used; attempt 0 does so at once. */
  private async look(attempt: number): Promise<void> {
    const { signal } = this.closing;
    for (let next = attempt; !this.isUsable; next++) {
      await pause(next && backoffMs(LOOKS, next), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        (await this.reach(LOOK_MS)).release();
        this.isUsable = true;
        this.lastReason = undefined;
        log.info('lists of staff are read from DATABASE_REPLICA_URL');
      } catch (error) {
        this.tell(error as Error);
      }
    }
  }

  /** Logs why the replica is not used, when the reason is a new one. */
  private tell({ message }: Error): void {
    if (message === this.lastReason) return;
    this.lastReason = message;
    log.warn(
      { reason: message },
      'lists of staff are read from the primary: DATABASE_REPLICA_URL is not used',
    );
  }
}

/** Whether a list failed because of the replica, and not because of what was asked for. */
const isFault = (error: unknown): error is Error =>
  error instanceof NotReached || error instanceof QueryFailedError;
