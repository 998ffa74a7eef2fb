import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'libsql';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';

/** A database for one test server. */
export interface TestDatabase {
  /** The settings that point to it. */
  settings: Record<string, string>;
  /** Called when the database is migrated and still empty. Later databases of the same run are copies of it. */
  saveTemplate(): Promise<void>;
  drop(): Promise<void>;
}

/** The folder for migrated databases (.ci/templates.cjs); unset: every file migrates its own database. */
const templates = process.env.TEST_TEMPLATES;

/**
 * A database file in the server's folder, or a new database on the server of DATABASE_URL, which DATABASE_REPLICA_URL
 * replicates if it is set.
 */
export const makeTestDatabase = (folder: string): Promise<TestDatabase> =>
  process.env.DATABASE_URL ? onServer(new URL(process.env.DATABASE_URL)) : embedded(folder);

async function embedded(folder: string): Promise<TestDatabase> {
  const file = path.join(folder, 'staybook.sqlite');
  const template = templates && path.join(templates, 'embedded.sqlite');
  if (template && existsSync(template)) copyFileSync(template, file);
  return {
    settings: {},
    async saveTemplate() {
      await save(template, (target) => {
        const database = new Sqlite(file);
        database.exec(`VACUUM INTO '${target}'`);
        database.close();
      });
    },
    drop: () => Promise.resolve(),
  };
}

async function onServer(url: URL): Promise<TestDatabase> {
  const name = `staybook_${randomBytes(6).toString('hex')}`;
  const template = templates && path.join(templates, `${url.protocol}${url.port}.sql`.replace(':', '.'));
  const run = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await createConnection({
      host: url.hostname,
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      multipleStatements: true,
    });
    try {
      return await work(connection);
    } finally {
      await connection.end();
    }
  };
  const copy = template && existsSync(template) ? readFileSync(template, 'utf8') : '';
  await run((connection) =>
    connection.query(
      `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE ${name}; ${copy}`,
    ),
  );
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href, ...replicaOf(name) },
    async saveTemplate() {
      await save(template, async (target) => writeFileSync(target, await run((from) => dump(from, name))));
    },
    drop: async () => void (await run((connection) => connection.query(`DROP DATABASE ${name}`))),
  };
}

function replicaOf(name: string): Record<string, string> {
  if (!process.env.DATABASE_REPLICA_URL) return {};
  const url = new URL(process.env.DATABASE_REPLICA_URL);
  url.pathname = `/${name}`;
  return { DATABASE_REPLICA_URL: url.href };
}

/** Writes the template under another name and then renames it, since other workers look for it. */
async function save(template: string | undefined, write: (target: string) => unknown): Promise<void> {
  if (!template || existsSync(template)) return;
  const target = `${template}.${process.pid}`;
  await write(target);
  renameSync(target, template);
}

/** The tables of a database, and the few rows that migrations insert, as SQL statements. */
async function dump(connection: Connection, name: string): Promise<string> {
  const ask = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  await connection.query(`USE ${name}`);
  for (const row of await ask('SHOW TABLES')) {
    const table = `\`${Object.values(row)[0] as string}\``;
    const [made] = await ask(`SHOW CREATE TABLE ${table}`);
    statements.push(made!['Create Table'] as string);
    for (const values of await ask(`SELECT * FROM ${table}`))
      statements.push(connection.format(`INSERT INTO ${table} VALUES (?)`, [Object.values(values)]));
  }
  for (const { Trigger: trigger } of await ask('SHOW TRIGGERS')) {
    const [made] = await ask(`SHOW CREATE TRIGGER ${trigger}`);
    statements.push(made!['SQL Original Statement'] as string);
  }
  return `${statements.join(';\n')};`;
}
