import path from 'node:path';
import mysql from 'mysql2';
import {
  DataSource,
  type DataSourceOptions,
  type EntitySubscriberInterface,
  type QueryRunner,
} from 'typeorm';
import { config } from '../core/config';
import { adoptEarlierDatabase } from './beforeVersion1';
import { migrations } from './migrations';
import { dropSteps, resumable } from './resumableMigration';
import { SearchWord } from './lists/searchWord.entity';
import { ServerDriver } from './serverPool';
import { serverTls } from './serverTls';
import { PlainManager } from './plainManager';
import { SqlitePool } from './sqlitePool';
import { lockDatabase, lockFile } from './startLock';
import { useDatabase } from './transaction';

/** The database cannot be reached or used; the message says what to check. */
export class DatabaseProblem extends Error {}

/** The name of a database's engine in monitoring: sqlite, mysql or mariadb. */
export const engineName = ({ options: { type } }: DataSource): string =>
  type === 'better-sqlite3' ? 'sqlite' : type;

const COLLATION = 'utf8mb4_unicode_ci';

/** The classes that TypeORM needs; the domains own them. */
export interface DatabaseModel {
  entities: (new () => object)[];
  subscribers: (new () => EntitySubscriberInterface)[];
}

interface Options extends DatabaseModel {
  migrations: typeof migrations;
}

/**
 * Opens the database that the settings name, runs its pending migrations and makes it the one of
 * transaction() and repo(). `prepare` then fills it if needed. Other servers that start at the same time wait
 * for both. Only migrations with a wanted name run: all of them, except when an older backup is restored.
 */
export async function openDatabase(
  model: DatabaseModel,
  prepare = (): Promise<void> => Promise.resolve(),
  isWanted = (_migration: string): boolean => true,
): Promise<DataSource> {
  const entities = [...model.entities, SearchWord];
  const options = {
    ...model,
    entities,
    migrations: migrations.filter(({ name }) => isWanted(name)),
    migrationsTransactionMode: 'each',
    synchronize: false,
  } as const;
  return config.databaseUrl
    ? openServer(options, config.databaseUrl, prepare)
    : openEmbedded(options, prepare);
}

async function openEmbedded(options: Options, prepare: () => Promise<void>): Promise<DataSource> {
  const file = path.join(config.dataDir, 'staybook.sqlite');
  const source = new SqlitePool(file, options);
  await usable(source, `The database file ${file}`, prepare);
  return source;
}

/** A database on a server. */
class ServerDatabase extends DataSource {
  override createEntityManager(queryRunner?: QueryRunner): PlainManager {
    return new PlainManager(this, queryRunner);
  }
}

async function openServer(options: Options, url: string, prepare: () => Promise<void>): Promise<DataSource> {
  const driver = new ServerDriver(config.databasePool);
  const source = new ServerDatabase({
    ...options,
    // With type `mysql` on MariaDB, TypeORM always reports nullable columns as changed.
    type: url.startsWith('mariadb:') ? 'mariadb' : 'mysql',
    migrations: options.migrations.map(resumable),
    url,
    ...serverTls(),
    timezone: 'Z',
    dateStrings: ['DATE'],
    charset: COLLATION,
    poolSize: config.databasePool.size,
    // Otherwise each statement records where it came from, which takes longer than many of them.
    trace: false,
    driver: { ...mysql, createPool: driver.createPool },
  } as DataSourceOptions);
  const shown = new URL(url);
  await usable(source, `DATABASE_URL ${shown.protocol}//${shown.host}${shown.pathname}`, prepare);
  driver.limitQueries();
  return source;
}

async function usable(source: DataSource, name: string, prepare: () => Promise<void>): Promise<void> {
  try {
    await source.initialize();
    await lock(source, async () => {
      await migrate(source);
      useDatabase(source);
      await prepare();
    });
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw new DatabaseProblem(`${name} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Runs the work in one process at a time, since servers that start together would make the same tables and
 * rows.
 */
const lock = (source: DataSource, work: () => Promise<void>): Promise<void> =>
  source.options.type === 'better-sqlite3'
    ? lockFile(source.options.database, work)
    : lockDatabase(source, work);

async function migrate(source: DataSource): Promise<void> {
  if (source.options.type !== 'better-sqlite3') {
    // Tables get the database's collation, which on some servers cannot store every name.
    const [{ collation }] = await source.query('SELECT @@collation_database AS collation');
    if (collation !== COLLATION)
      await source.query(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${COLLATION}`);
  }
  await adoptEarlierDatabase(source);
  await source.runMigrations();
  if (source.options.type !== 'better-sqlite3') await dropSteps(source);
}

/** Drops all tables of an open database and makes them again; the caller keeps others from it, see `prepare`. */
export async function emptyDatabase(source: DataSource): Promise<void> {
  await source.dropDatabase();
  await migrate(source);
}
