import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import libsql from 'libsql';
import mysql from 'mysql2';
import { config } from '../core/config';
import { DatabaseProblem } from './connect';
import { serverTls } from './serverTls';

/** A value of a row in the form of both engines: moments and nights as text, booleans as 1 and 0. */
export type StoredValue = string | number | null;

/** A table and its columns, in the order of their values in a row. */
export interface StoredTable {
  table: string;
  columns: string[];
}

/** The whole database at one moment, while others continue to write. */
export interface Snapshot {
  tables: StoredTable[];
  /** The rows of a table by its primary key. */
  rows(table: StoredTable): AsyncIterable<StoredValue[]>;
  close(): void;
}

/** Opens a snapshot of the database that the settings name. It neither creates nor migrates the database. */
export const openSnapshot = (): Promise<Snapshot> =>
  config.databaseUrl ? onServer(config.databaseUrl) : embedded();

async function embedded(): Promise<Snapshot> {
  const file = path.join(config.dataDir, 'staybook.sqlite');
  if (!existsSync(file)) return { tables: [], rows: () => Readable.from([]), close: () => undefined };
  const database = new libsql(file);
  // The first read fixes the moment of the snapshot.
  database.exec('BEGIN');
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    .all([]) as { name: string }[];
  const tables = names.map(({ name }) => {
    const columns = database.prepare('SELECT name, pk FROM pragma_table_info(?)').all([name]) as Column[];
    return { table: name, columns };
  });
  return {
    tables: tables.map(named),
    async *rows({ table, columns }) {
      const sql = selectOf(table, columns, keyOf(tables, table));
      yield* database.prepare(sql).raw().iterate([]) as Iterable<StoredValue[]>;
    },
    close: () => void database.close(),
  };
}

/** A column; `pk` is its position in the primary key, or 0. */
interface Column {
  name: string;
  pk: number;
}
interface TableColumns {
  table: string;
  columns: Column[];
}

async function onServer(url: string): Promise<Snapshot> {
  const connection = mysql.createConnection({
    uri: url,
    ...serverTls(),
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    dateStrings: true,
    supportBigNumbers: true,
    connectTimeout: config.databasePool.connectMs,
  });
  const ask = async <Row>(sql: string): Promise<Row[]> =>
    (await connection.promise().query<mysql.RowDataPacket[]>(sql))[0] as Row[];
  try {
    await ask('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await ask('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const tables = new Map<string, Column[]>();
    for (const { table, ...column } of await ask<Column & { table: string }>(COLUMNS))
      tables.set(table, [...(tables.get(table) ?? []), { ...column, pk: Number(column.pk) }]);
    const all = [...tables].map(([table, columns]) => ({ table, columns }));
    return {
      tables: all.map(named),
      rows: ({ table, columns }) =>
        connection
          .query({ sql: selectOf(table, columns, keyOf(all, table)), rowsAsArray: true })
          .stream() as AsyncIterable<StoredValue[]>,
      // Closes at once, even if not all rows were read.
      close: () => connection.destroy(),
    };
  } catch (error) {
    connection.destroy();
    throw new DatabaseProblem(`DATABASE_URL cannot be read: ${(error as Error).message}`);
  }
}

const COLUMNS = `SELECT c.TABLE_NAME AS \`table\`, c.COLUMN_NAME AS name, COALESCE(k.ORDINAL_POSITION, 0) AS pk
  FROM information_schema.COLUMNS c
  JOIN information_schema.TABLES t
    ON t.TABLE_SCHEMA = c.TABLE_SCHEMA AND t.TABLE_NAME = c.TABLE_NAME AND t.TABLE_TYPE = 'BASE TABLE'
  LEFT JOIN information_schema.KEY_COLUMN_USAGE k
    ON k.TABLE_SCHEMA = c.TABLE_SCHEMA AND k.TABLE_NAME = c.TABLE_NAME AND k.COLUMN_NAME = c.COLUMN_NAME
    AND k.CONSTRAINT_NAME = 'PRIMARY'
  WHERE c.TABLE_SCHEMA = DATABASE()
  ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION`;

/** Sorts columns by name, so that an archive does not depend on their order in the engine's tables. */
const named = ({ table, columns }: TableColumns): StoredTable => ({
  table,
  columns: columns.map(({ name }) => name).sort(),
});

const keyOf = (tables: TableColumns[], table: string): string[] =>
  tables
    .find((one) => one.table === table)!
    .columns.filter(({ pk }) => pk > 0)
    .sort((one, other) => one.pk - other.pk)
    .map(({ name }) => name);

const quote = (name: string): string => `\`${name}\``;

const selectOf = (table: string, columns: string[], key: string[]): string =>
  `SELECT ${columns.map(quote).join(', ')} FROM ${quote(table)}` +
  (key.length ? ` ORDER BY ${key.map(quote).join(', ')}` : '');
