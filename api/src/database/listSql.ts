import type { EntityMetadata } from 'typeorm';
import type { Sql } from './listConditions';
import { isQueryTimeout } from './dbErrors';

/** How long one statement of a list may take, in seconds. */
const DEADLINE_SECONDS = 5;

/** A list took longer than a statement may; the message says what to do. */
export class ListTimeout extends Error {
  constructor() {
    super('This search takes too long. Narrow it down, or choose another order.');
  }
}

/** The table under the name `r`, read by this index; without one, as the planner thinks. */
export function fromTable({ connection, tableName }: EntityMetadata, index?: string): string {
  const { driver, options } = connection;
  const table = `${driver.escape(tableName)} r`;
  if (!index) return table;
  return options.type === 'better-sqlite3'
    ? `${table} INDEXED BY ${driver.escape(index)}`
    : `${table} FORCE INDEX (${driver.escape(index)})`;
}

/** Asks the database; throws ListTimeout where the answer takes too long. */
export async function askList<Row>(
  { connection }: EntityMetadata,
  ask: (sql: string, values: unknown[]) => Promise<Row[]>,
  { sql, values }: Sql,
): Promise<Row[]> {
  try {
    return await ask(withDeadline(connection.options.type, sql), values);
  } catch (error) {
    throw isQueryTimeout(error) ? new ListTimeout() : error;
  }
}

function withDeadline(engine: string, sql: string): string {
  if (engine === 'mariadb') return `SET STATEMENT max_statement_time = ${DEADLINE_SECONDS} FOR ${sql}`;
  if (engine === 'mysql')
    return sql.replace(/^SELECT /, `SELECT /*+ MAX_EXECUTION_TIME(${DEADLINE_SECONDS * 1000}) */ `);
  return sql;
}
