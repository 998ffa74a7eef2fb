import type { EntityMetadata } from 'typeorm';
import { config } from '../../core/config';
import { TookTooLong } from '../../core/problems';
import { isQueryTimeout } from '../dbErrors';
import { repo, type RowWithId } from '../transaction';
import type { Sql } from './wordSql';

/** How long the statements of one list may take together, in milliseconds. */
const LONGEST_MS = 5000;
/** How long each statement may take at least, in milliseconds. */
const SHORTEST_MS = 100;

/** The table under the name `r`, read by this index; without one, as the planner thinks. */
export function fromTable({ connection, tableName }: EntityMetadata, index?: string): string {
  const { driver, options } = connection;
  const table = `${driver.escape(tableName)} r`;
  if (!index) return table;
  return options.type === 'better-sqlite3'
    ? `${table} INDEXED BY ${driver.escape(index)}`
    : `${table} FORCE INDEX (${driver.escape(index)})`;
}

/** The rows that have a `thing` of this subquery in a column; the subquery is read first. */
export function fromSubjects(
  metadata: EntityMetadata,
  column: string,
  index: string | undefined,
  subjects: string,
): string {
  const join = metadata.connection.options.type === 'better-sqlite3' ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
  return `(${subjects}) m ${join} ${fromTable(metadata, index)} ON r.${column} = m.thing`;
}

/** The rest of the time that a list has. */
export class Deadline {
  private readonly end: number;

  constructor() {
    // The connection of a statement that lasts longer is thrown away.
    this.end = performance.now() + Math.min(LONGEST_MS, config.databasePool.timeoutMs / 2);
  }

  /** Asks the database of an entity. Throws TookTooLong where the answer would come too late. */
  async ask<Row>(entity: new () => RowWithId, { sql, values }: Sql): Promise<Row[]> {
    const ms = Math.max(SHORTEST_MS, Math.round(this.end - performance.now()));
    const table = repo(entity);
    try {
      return await table.query<Row[]>(withLimit(table.metadata.connection.options.type, sql, ms), values);
    } catch (error) {
      throw isQueryTimeout(error) ? new TookTooLong() : error;
    }
  }
}

/** The embedded database answers before anything else is done, and knows no limit. */
function withLimit(engine: string, sql: string, ms: number): string {
  // MariaDB would turn long lists of values into a table, which it reads the rows of the index for one by one.
  if (engine === 'mariadb')
    return `SET STATEMENT max_statement_time = ${ms / 1000}, in_predicate_conversion_threshold = 0 FOR ${sql}`;
  if (engine === 'mysql') return sql.replace(/^SELECT /, `SELECT /*+ MAX_EXECUTION_TIME(${ms}) */ `);
  return sql;
}
