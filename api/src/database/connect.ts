import path from 'node:path';
import mysql from 'mysql2';
import { DataSource, type DataSourceOptions, type EntitySubscriberInterface } from 'typeorm';
import { config } from '../core/config';
import { migrations } from './migrations';
import { forgetSteps, resumable } from './resumableMigration';
import { SearchWord } from './searchWord.entity';
import { ServerDriver } from './serverPool';
import { SqlitePool } from './sqlitePool';
import { useDatabase } from './transaction';

/** The database cannot be reached or used; the message says what to check. */
export class DatabaseProblem extends Error {}

const COLLATION = 'utf8mb4_unicode_ci';

/** The classes that TypeORM is given; the domains own them. */
export interface DatabaseModel {
  entities: (new () => object)[];
  subscribers: (new () => EntitySubscriberInterface)[];
}

/** Opens the database that the settings name, runs its pending migrations and makes it the one of transaction() and repo(). */
export async function openDatabase(model: DatabaseModel): Promise<DataSource> {
  const entities = [...model.entities, SearchWord];
  const options = {
    ...model,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
  } as const;
  const source = config.databaseUrl
    ? await openServer(options, config.databaseUrl)
    : await openEmbedded(options);
  useDatabase(source);
  return source;
}

async function openEmbedded(options: DatabaseModel): Promise<DataSource> {
  const file = path.join(config.dataDir, 'staybook.sqlite');
  const source = new SqlitePool(file, options);
  await usable(source, `The database file ${file}`);
  return source;
}

async function openServer(options: object, url: string): Promise<DataSource> {
  const driver = new ServerDriver(config.databaseTimeouts);
  const source = new DataSource({
    ...options,
    // A nullable column looks changed for ever where MariaDB is taken for MySQL.
    type: url.startsWith('mariadb:') ? 'mariadb' : 'mysql',
    migrations: migrations.map(resumable),
    url,
    timezone: 'Z',
    dateStrings: ['DATE'],
    charset: COLLATION,
    poolSize: 10,
    driver: { ...mysql, createPool: driver.createPool },
  } as DataSourceOptions);
  const shown = new URL(url);
  await usable(source, `DATABASE_URL ${shown.protocol}//${shown.host}${shown.pathname}`);
  driver.limitQueries();
  return source;
}

async function usable(source: DataSource, name: string): Promise<void> {
  try {
    await source.initialize();
    await migrate(source);
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw new DatabaseProblem(`${name} cannot be used: ${(error as Error).message}`);
  }
}

/** One server at a time: several that start together would make the same tables at once. */
async function migrate(source: DataSource): Promise<unknown> {
  if (source.options.type === 'better-sqlite3') return source.runMigrations();
  const guard = source.createQueryRunner();
  const lock = "CONCAT('migrations of ', LEFT(DATABASE(), 48))";
  try {
    const [{ locked }] = await guard.query(`SELECT GET_LOCK(${lock}, 120) AS locked`);
    if (Number(locked) !== 1) throw new Error('another server has been migrating it for two minutes');
    // Tables take the database's collation, which on some servers cannot write every name.
    const [{ collation }] = await guard.query('SELECT @@collation_database AS collation');
    if (collation !== COLLATION)
      await guard.query(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${COLLATION}`);
    await source.runMigrations();
    return await forgetSteps(guard);
  } finally {
    await guard.query(`SELECT RELEASE_LOCK(${lock})`);
    await guard.release();
  }
}
