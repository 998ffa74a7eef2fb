import type { EntityMetadata } from 'typeorm';
import { config } from '../../core/config';
import { LONGEST_LIST_SECONDS } from '../../core/pagination';
import { TookTooLong } from '../../core/problems';
import { isQueryTimeout } from '../dbErrors';
import { repo, type RowWithId } from '../transaction';
import type { Sql } from './wordSql';

/** The milliseconds that each statement may take in any case. */
const SHORTEST_MS = 100;

/** The table with the alias `r`, read by this index. Without an index the planner chooses. */
export function fromTable({ connection, tableName }: EntityMetadata, index?: string): string {
  const { driver, options } = connection;
  const table = `${driver.escape(tableName)} r`;
  if (!index) return table;
  return options.type === 'better-sqlite3'
    ? `${table} INDEXED BY ${driver.escape(index)}`
    : `${table} FORCE INDEX (${driver.escape(index)})`;
}

/** The rows whose column equals a `thing` of this subquery; the database reads the subquery first. */
export function fromSubjects(
  metadata: EntityMetadata,
  column: string,
  index: string | undefined,
  subjects: string,
): string {
  const join = metadata.connection.options.type === 'better-sqlite3' ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
  return `(${subjects}) m ${join} ${fromTable(metadata, index)} ON r.${column} = m.thing`;
}

/** The time limit of one list. */
export class Deadline {
  private readonly end: number;

  constructor() {
    // The pool destroys the connection of a statement that takes longer than its own limit.
    this.end = performance.now() + Math.min(LONGEST_LIST_SECONDS * 1000, config.databasePool.timeoutMs / 2);
  }

  /** Runs a statement. Throws TookTooLong if the answer comes too late. */
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

/**
 * Adds a time limit to a statement. The embedded database has no such limit and runs statements
 * synchronously.
 */
function withLimit(engine: string, sql: string, ms: number): string {
  // MariaDB would convert a long list of values into a table and look up each row of the index in it.
  if (engine === 'mariadb')
    return `SET STATEMENT max_statement_time = ${ms / 1000}, in_predicate_conversion_threshold = 0 FOR ${sql}`;
  if (engine === 'mysql') return sql.replace(/^SELECT /, `SELECT /*+ MAX_EXECUTION_TIME(${ms}) */ `);
  return sql;
}
