import { QueryFailedError } from 'typeorm';

const codeOf = (error: unknown): string =>
  error instanceof QueryFailedError ? String((error.driverError as { code?: unknown }).code ?? '') : '';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
const DEADLOCK = ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'];

/** Whether the database refused a row because its key already exists. */
export const isDuplicate = (error: unknown): boolean => DUPLICATE.includes(codeOf(error));

/** Whether the database aborted a transaction that may succeed when it is retried. */
export const isDeadlock = (error: unknown): boolean => DEADLOCK.includes(codeOf(error));

/** The error numbers of MariaDB and of MySQL; mysql2 has no names for them. */
const QUERY_TIMEOUT = [1969, 3024];

/** Whether the database ended a statement at its time limit. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  QUERY_TIMEOUT.includes(Number((error.driverError as { errno?: unknown }).errno));

/** No database connection was free or could be opened within the time that a request may wait. */
export class NoConnection extends Error {
  constructor(timeoutMs: number) {
    super(`No connection to the database within ${timeoutMs} ms`);
  }
}

/** Error codes of the network for a connection to any host that is refused, lost or silent. */
const OF_NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Error codes of mysql2 and of the database server for the same faults. */
const OF_DATABASE = [
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
];

/** Whether the database did not answer, so that the same request may succeed soon. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  // Only mysql2 adds `fatal` to an error of the network.
  return OF_DATABASE.includes(code) || ('fatal' in error && OF_NETWORK.includes(code));
}

const FULL = ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'];

/** Whether the database has no space left to write. */
export const isFull = (error: unknown): boolean => FULL.includes(codeOf(error));
