import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import libsql from 'libsql';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { config } from '../core/config';
import { migrations } from './migrations/index';
import { SearchWord } from './lists/searchWord.entity';
import { serverTls } from './serverTls';
import type { StoredTable, StoredValue } from './snapshot';
import { repo, transaction } from './transaction';
import { DatabaseProblem } from './connect';

/** The names of the migrations of this build. */
export const knownMigrations = (): string[] => migrations.map(({ name }) => name);

/** The most values in one statement; the engines accept more. */
const MOST_VALUES = 8192;

/** Writes the rows of a snapshot in one transaction, without entities and their subscribers. */
export async function restoreRows(
  tables: AsyncIterable<StoredTable & { rows: AsyncIterable<StoredValue[]> }>,
): Promise<void> {
  await transaction(async () => {
    const { manager } = repo(SearchWord);
    const isEmbedded = manager.connection.options.type === 'better-sqlite3';
    // Tables come in any order, so a row may refer to a row that is not there yet.
    await manager.query(isEmbedded ? 'PRAGMA defer_foreign_keys = ON' : 'SET FOREIGN_KEY_CHECKS = 0');
    for await (const { table, columns, rows } of tables) {
      const into = `INSERT INTO \`${table}\` (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES `;
      const places = `(${columns.map(() => '?').join(', ')})`;
      const most = Math.floor(MOST_VALUES / columns.length);
      let batch: StoredValue[][] = [];
      const write = () => manager.query(into + batch.map(() => places).join(', '), batch.flat());
      for await (const row of rows) {
        batch.push(row);
        if (batch.length < most) continue;
        await write();
        batch = [];
      }
      if (batch.length) await write();
    }
    if (!isEmbedded) await manager.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}

const IN_USE = 'The database is in use. Stop Staybook first.';

/**
 * Drops all tables of the database that the settings name. Refuses a database that others have open. Only
 * then does `checkRows` read the rows, since what it opens may stay open for a while after it is closed.
 */
export const emptyDatabase = (checkRows: () => Promise<void>): Promise<void> =>
  config.databaseUrl ? emptyServer(config.databaseUrl, checkRows) : removeFile(checkRows);

async function removeFile(checkRows: () => Promise<void>): Promise<void> {
  const file = path.join(config.dataDir, 'staybook.sqlite');
  if (!existsSync(file)) return;
  const database = new libsql(file);
  try {
    // Leaving write-ahead logging succeeds only if no other process has the file open.
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new DatabaseProblem(code === 'SQLITE_BUSY' ? IN_USE : `${file} cannot be read: ${message}`);
  } finally {
    database.close();
  }
  await checkRows();
  for (const suffix of ['', '-wal', '-shm', '.lock']) await rm(file + suffix, { force: true });
}

async function emptyServer(url: string, checkRows: () => Promise<void>): Promise<void> {
  const connectTimeout = config.databasePool.connectMs;
  const connection = await createConnection({ uri: url, ...serverTls(), connectTimeout }).catch(
    (error: Error) => {
      throw new DatabaseProblem(`DATABASE_URL cannot be read: ${error.message}`);
    },
  );
  const ask = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  try {
    const [own] = await ask('SELECT DATABASE() AS db, CONNECTION_ID() AS id');
    // MySQL cannot read information_schema.PROCESSLIST while a statement of any database has a character of four bytes.
    const connections = await ask('SHOW PROCESSLIST');
    if (connections.some(({ Id, db }) => db === own!.db && Id !== own!.id)) throw new DatabaseProblem(IN_USE);
    await checkRows();
    const tables = await ask("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
    const names = tables.map((row) => `\`${Object.values(row)[0] as string}\``);
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    if (names.length) await connection.query(`DROP TABLE ${names.join(', ')}`);
  } finally {
    await connection.end();
  }
}
