import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import libsql from 'libsql';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { config } from '../core/config';
import { DatabaseProblem } from './connect';

const IN_USE = 'The database is in use. Stop Staybook first.';

/** Throws away all tables of the database that the settings name. Refuses one that others have open. */
export const emptyDatabase = (): Promise<void> =>
  config.databaseUrl ? emptyServer(config.databaseUrl) : removeFile();

async function removeFile(): Promise<void> {
  const file = path.join(config.dataDir, 'staybook.sqlite');
  if (!existsSync(file)) return;
  const database = new libsql(file);
  try {
    // Only who has the file alone may leave its write-ahead log.
    database.pragma('journal_mode = DELETE');
  } catch {
    throw new DatabaseProblem(IN_USE);
  } finally {
    database.close();
  }
  for (const suffix of ['', '-wal', '-shm', '.lock']) await rm(file + suffix, { force: true });
}

async function emptyServer(url: string): Promise<void> {
  const connection = await createConnection({ uri: url, connectTimeout: config.databasePool.connectMs });
  const ask = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  try {
    const others = await ask(
      'SELECT 1 FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID() LIMIT 1',
    );
    if (others.length) throw new DatabaseProblem(IN_USE);
    const tables = await ask("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
    const names = tables.map((row) => `\`${Object.values(row)[0] as string}\``);
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    if (names.length) await connection.query(`DROP TABLE ${names.join(', ')}`);
  } finally {
    await connection.end();
  }
}
