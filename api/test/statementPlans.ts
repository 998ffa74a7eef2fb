import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { DataSource } from 'typeorm';

/** A statement that the app sent. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Reading fewer rows than this is no scan. */
const SCAN = 1000;

/** The statements that the work sends to the database, each once. */
export async function statementsOf(database: DataSource, work: () => Promise<unknown>): Promise<Statement[]> {
  const { logger } = database;
  const found = new Map<string, Statement>();
  const note = (sql: string, values: unknown[] = []) => void found.set(sql, { sql, values });
  database.logger = new Proxy(logger, {
    get: (target, name) => (name === 'logQuery' ? note : Reflect.get(target, name)),
  });
  try {
    await work();
  } finally {
    database.logger = logger;
  }
  return [...found.values()];
}

/** Finds the scans of a statement on MariaDB or MySQL: whole tables, and whole indices unless a limit ends them. */
export class Explainer {
  private constructor(private readonly connection: Connection) {}

  static async on(url: string): Promise<Explainer> {
    const { hostname, port, username, password, pathname } = new URL(url);
    return new Explainer(
      await createConnection({
        host: hostname,
        port: Number(port || 3306),
        database: pathname.slice(1),
        timezone: 'Z',
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
      }),
    );
  }

  /** The rows of the server's plan of a SELECT. Newer MySQL servers draw a tree, unless they are asked for rows. */
  async planOf({ sql, values }: Statement): Promise<RowDataPacket[]> {
    const [rows] = await this.connection.query<RowDataPacket[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, values);
    return rows;
  }

  async scansOf({ sql, values }: Statement): Promise<string[]> {
    const asked = sql.replace(/^SET STATEMENT .*? FOR /, '');
    if (!/^SELECT/i.test(asked)) return [];
    const rows = await this.planOf({ sql: asked, values });
    const isBad = ({ type, rows: count, table, Extra }: RowDataPacket) =>
      Number(count) > SCAN &&
      !/^</.test(String(table)) &&
      (type === 'ALL' ||
        (type === 'index' && (!/LIMIT/i.test(asked) || /filesort|temporary/i.test(String(Extra)))));
    return rows
      .filter(isBad)
      .map(
        ({ table, type, key, rows: count, Extra }) =>
          `${table} ${type} ${key} ${count} rows, ${Extra}: ${asked.slice(0, 400)}`,
      );
  }

  /** The number of rows and index entries that a SELECT reads, by the counters of the server. */
  async readsOf({ sql, values }: Statement): Promise<number> {
    await this.connection.query('FLUSH STATUS');
    await this.connection.query(sql, values);
    const [counters] = await this.connection.query<RowDataPacket[]>(
      "SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read%' AND Variable_name <> 'Handler_read_rnd_deleted'",
    );
    return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
  }

  close(): Promise<void> {
    return this.connection.end();
  }
}
