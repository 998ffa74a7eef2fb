import { AsyncLocalStorage } from 'node:async_hooks';
import libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import {
  DataSource,
  EventSubscriber,
  type DataSourceOptions,
  type EntityManager,
  type EntitySubscriberInterface,
  type Migration,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import { PlainManager } from './plainManager';
import { awaitTurn, isTurnOver } from '../core/eventLoop';
import type { AbstractSqliteDriver } from 'typeorm/driver/sqlite-abstract/AbstractSqliteDriver.js';

/*
 * SQLite allows one writer at a time. TypeORM gives all callers one connection and one query runner, so
 * concurrent transactions would nest into one another. This pool lets writers take turns on one connection,
 * each with its own query runner. All other callers read on a second connection, which refuses writes.
 */

/** Milliseconds that a writer waits for its turn. A stuck writer so becomes visible. */
const PATIENCE_MS = 15_000;
const MOST_STATEMENTS = 500;

/** The turn of the writer whose work runs. */
const turns = new AsyncLocalStorage<{ over: boolean }>();

interface Options extends Pick<DataSourceOptions, 'entities' | 'migrations' | 'migrationsTransactionMode'> {
  subscribers: (new () => EntitySubscriberInterface)[];
}

export class SqlitePool extends DataSource {
  private last: Promise<unknown> = Promise.resolve();

  constructor(file: string, { subscribers, ...options }: Options) {
    super({
      ...options,
      subscribers: [...subscribers, Pauses],
      type: 'better-sqlite3',
      driver: Connections,
      database: file,
      enableWAL: true,
      timeout: 5000,
      // Our connections cache statements themselves.
      statementCacheSize: 0,
    });
    // Servers distinguish texts and whole numbers by size; this engine does not.
    const { driver } = this;
    const normalizeType = driver.normalizeType.bind(driver);
    const sizes: Partial<Record<string, 'text' | 'integer'>> = { mediumtext: 'text', bigint: 'integer' };
    driver.normalizeType = (column) =>
      normalizeType({ ...column, type: sizes[String(column.type)] ?? column.type });
  }

  override createEntityManager(queryRunner?: QueryRunner): PlainManager {
    return new PlainManager(this, queryRunner);
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    // Otherwise the driver would return the same query runner again.
    (this.driver as AbstractSqliteDriver).queryRunner = undefined;
    return super.createQueryRunner(mode);
  }

  override transaction<T>(...work: unknown[]): Promise<T> {
    return this.queueWrite(() => super.transaction(work.at(-1) as (manager: EntityManager) => Promise<T>));
  }

  override runMigrations(...options: Parameters<DataSource['runMigrations']>): Promise<Migration[]> {
    return this.queueWrite(() => super.runMigrations(...options));
  }

  override undoLastMigration(...options: Parameters<DataSource['undoLastMigration']>): Promise<void> {
    return this.queueWrite(() => super.undoLastMigration(...options));
  }

  /** Runs the work after all earlier callers are done. Its statements go to the writer's connection. */
  private queueWrite<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const turn = { over: false };
      const timer = setTimeout(() => {
        turn.over = true;
        reject(new Error(`The database was not free to write within ${PATIENCE_MS} ms`));
      }, PATIENCE_MS);
      this.last = this.last.then(async () => {
        clearTimeout(timer);
        if (turn.over) return;
        await turns.run(turn, work).then(resolve, reject);
        turn.over = true;
      });
    });
  }
}

/** The part of better-sqlite3's Database that TypeORM uses, over two connections of libsql. */
class Connections {
  private readonly writer: Connection;
  private readonly reader: Connection;

  constructor(file: string, options: libsql.Options) {
    this.writer = new Connection(file, options);
    this.reader = new Connection(file, options);
    this.reader.database.pragma('query_only = ON');
  }

  prepare(sql: string): Statement {
    const turn = turns.getStore();
    // IMMEDIATE locks the file at once. Otherwise a write after a read fails if another process wrote in
    // between.
    if (turn && !turn.over) return this.writer.prepare(sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql);
    const statement = this.reader.prepare(sql);
    if (!statement.reader) throw new Error(`A write outside transaction(): ${sql.slice(0, 80)}`);
    return statement;
  }

  pragma(text: string): unknown {
    return this.writer.database.pragma(text);
  }

  close(): void {
    this.reader.database.close();
    this.writer.database.close();
  }
}

interface Statement {
  /** Whether the statement returns rows. */
  reader: boolean;
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
}

class Connection {
  readonly database: libsql.Database;
  private readonly statements = new LRUCache<string, Statement>({ max: MOST_STATEMENTS });

  constructor(file: string, options: libsql.Options) {
    this.database = new libsql(file, options);
  }

  prepare(sql: string): Statement {
    const statement = this.statements.get(sql) ?? bindAsList(this.database.prepare(sql));
    this.statements.set(sql, statement);
    return statement;
  }
}

/** Binds values as one list: libsql takes a single object for named parameters and aborts the process. */
const bindAsList = (prepared: libsql.Statement): Statement => ({
  reader: prepared.reader,
  all: (...values) => prepared.all(values),
  run: (...values) => prepared.run(values),
});

/**
 * Yields between statements: embedded SQLite blocks the event loop, so a long loop would starve timers and
 * sockets.
 */
@EventSubscriber()
class Pauses implements EntitySubscriberInterface {
  beforeQuery(): Promise<void> | undefined {
    return isTurnOver() ? awaitTurn() : undefined;
  }
}
