import type { DataSource, QueryRunner } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/*
 * TypeORM gives every caller of a SQLite DataSource the same query runner, so that concurrent transactions
 * nest into one another. The gate makes it behave like a pool: one writer connection behind a queue, with
 * BEGIN IMMEDIATE; reads outside a transaction on a second connection; a write outside a transaction throws.
 */

type Release = () => void;

class WriterQueue {
  private tail: Promise<void> = Promise.resolve();

  /** Waits for its turn; rejects after `patience` milliseconds, so that a stuck writer is seen. */
  async enter(patience = 15_000): Promise<Release> {
    let release!: Release;
    const mine = new Promise<void>((resolve) => (release = resolve));
    const before = this.tail;
    this.tail = before.then(() => mine);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`The database was not free to write within ${patience} ms`)),
        patience,
      );
    });
    try {
      await Promise.race([before, late]);
      return release;
    } catch (error) {
      release();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const READS = /^\s*(select|with|explain|values|pragma)\b/i;

// The inherited members of TypeORM's runner are not all in its public types.
const Base = BetterSqlite3QueryRunner as unknown as new (driver: unknown) => any;

/** Puts the gate before a SQLite DataSource that is not initialized yet; answers the switch that lets migrations through. */
export function poolSqlite(source: DataSource): { migrating(work: () => Promise<unknown>): Promise<void> } {
  const driver = source.driver as any;
  const queue = new WriterQueue();
  const statements = new WeakMap<object, Map<string, unknown>>();
  let reader: any;
  let migrating = false;
  let turn = performance.now();

  // Embedded SQLite resolves on microtasks only; without a pause a long loop starves timers and sockets.
  const breathe = () => {
    if (performance.now() - turn < 8) return undefined;
    return new Promise<void>((resolve) =>
      setImmediate(() => {
        turn = performance.now();
        resolve();
      }),
    );
  };

  class GatedRunner extends Base {
    private leave?: Release;

    connect() {
      return Promise.resolve(driver.databaseConnection);
    }

    async getStmt(sql: string) {
      const connection =
        reader && !this.leave && !migrating && READS.test(sql) ? reader : driver.databaseConnection;
      let known = statements.get(connection);
      if (!known) statements.set(connection, (known = new Map()));
      let statement = known.get(sql);
      if (!statement) {
        const prepared = connection.prepare(sql);
        // libsql takes a lone object for named parameters and aborts the process: always bind one array.
        statement = {
          reader: prepared.reader,
          all: (...values: unknown[]) => prepared.all(values),
          run: (...values: unknown[]) => prepared.run(values),
        };
        known.set(sql, statement);
        if (known.size > 500) known.delete(known.keys().next().value!);
      }
      return statement;
    }

    async query(sql: string, parameters?: unknown[], structured?: boolean): Promise<unknown> {
      await breathe();
      if (!this.leave && !migrating && !READS.test(sql))
        throw new Error(`A write outside transaction(): ${sql.slice(0, 80)}`);
      return super.query(sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql, parameters, structured);
    }

    async startTransaction(isolation?: unknown) {
      if (this.leave) return super.startTransaction(isolation);
      this.leave = await queue.enter();
      try {
        await super.startTransaction(isolation);
      } catch (error) {
        this.free();
        throw error;
      }
    }

    async commitTransaction() {
      await super.commitTransaction();
      if (!this.isTransactionActive) this.free();
    }

    async rollbackTransaction() {
      try {
        await super.rollbackTransaction();
      } finally {
        if (!this.isTransactionActive) this.free();
      }
    }

    async release() {
      try {
        if (this.leave && this.isTransactionActive) await this.rollbackTransaction();
      } finally {
        this.free();
      }
      return super.release();
    }

    private free() {
      const leave = this.leave;
      this.leave = undefined;
      leave?.();
    }
  }

  driver.createQueryRunner = (): QueryRunner => new GatedRunner(driver) as unknown as QueryRunner;

  const initialize = source.initialize.bind(source);
  const destroy = source.destroy.bind(source);
  source.initialize = async () => {
    await initialize();
    reader = new driver.sqlite(driver.options.database, { timeout: 5000 });
    reader.pragma('query_only = ON');
    return source;
  };
  source.destroy = async () => {
    reader?.close();
    reader = undefined;
    await destroy();
  };

  return {
    async migrating(work) {
      migrating = true;
      try {
        await work();
      } finally {
        migrating = false;
      }
    },
  };
}
