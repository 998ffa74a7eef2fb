import Database from 'libsql';
import { createConnection, type Connection } from 'mysql2/promise';
import path from 'node:path';

export type Engine = 'sqlite' | 'mariadb' | 'mysql';

/** Reads the tables of the app over its own connection. */
export interface DbReader {
  rows<Row>(sql: string, values?: string[]): Promise<Row[]>;
  /** Reads all tables as they are at one moment. */
  snapshot<T>(read: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface TestDatabase {
  settings: Record<string, string>;
  openReader(): Promise<DbReader>;
  remove(): Promise<void>;
}

let places = 0;

/** An empty database of this engine: a file in the folder, or a new database on the server of DATABASE_URL. */
export async function makeTestDatabase(engine: Engine, folder: string): Promise<TestDatabase> {
  if (engine === 'sqlite')
    return {
      settings: { DATABASE_URL: '' },
      openReader: async () => readFile(path.join(folder, 'staybook.sqlite')),
      remove: async () => undefined,
    };
  const url = serverOf(engine);
  const name = `staybook_proof_${process.pid}_${++places}`;
  const run = async (sql: string) => {
    const connection = await connect(url);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: own.href },
    openReader: () => readServer(own),
    remove: () => run(`DROP DATABASE ${name}`),
  };
}

function serverOf(engine: Engine): URL {
  const address = process.env.DATABASE_URL ?? '';
  if (address.startsWith(`${engine}:`)) return new URL(address);
  if (engine === 'mariadb') return new URL('mariadb://root@127.0.0.1:3306/test');
  throw new Error('Say where MySQL is: DATABASE_URL=mysql://user:password@host:port/name');
}

const connect = (url: URL) =>
  createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.startsWith('/staybook_proof') ? url.pathname.slice(1) : undefined,
    timezone: 'Z',
    dateStrings: true,
  });

function readFile(file: string): DbReader {
  const database = new Database(file, { timeout: 5000 });
  database.pragma('query_only = ON');
  return {
    rows: async <Row>(sql: string, values: string[] = []) => database.prepare(sql).all(values) as Row[],
    async snapshot(read) {
      database.exec('BEGIN');
      return read().finally(() => database.exec('COMMIT'));
    },
    close: async () => void database.close(),
  };
}

async function readServer(url: URL): Promise<DbReader> {
  let opened: Promise<Connection> | undefined;
  /** The connection, or a new one if the server has ended it. */
  const current = (): Promise<Connection> =>
    (opened ??= connect(url).then((connection) => {
      connection.on('error', () => (opened = undefined));
      return connection;
    }));
  await current();
  return {
    rows: async <Row>(sql: string, values: string[] = []) =>
      (await (await current()).query(sql, values))[0] as Row[],
    async snapshot(read) {
      const connection = await current();
      await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
      return read().finally(() => connection.query('COMMIT'));
    },
    close: async () => (await current()).end(),
  };
}
