import { QueryFailedError } from 'typeorm';

const codeOf = (error: unknown): string =>
  error instanceof QueryFailedError ? String((error.driverError as { code?: unknown }).code ?? '') : '';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
const DEADLOCK = ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'];

/** Whether the database refused a row because its key exists already. */
export const isDuplicate = (error: unknown): boolean => DUPLICATE.includes(codeOf(error));

/** Whether the database gave up on a transaction that may succeed when begun again. */
export const isDeadlock = (error: unknown): boolean => DEADLOCK.includes(codeOf(error));

/** Of MariaDB and of MySQL; the client has no names for them. */
const QUERY_TIMEOUT = [1969, 3024];

/** Whether the database ended a statement because it took longer than it may. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  QUERY_TIMEOUT.includes(Number((error.driverError as { errno?: unknown }).errno));

/** No connection to the database was free, or could be opened, within the time that a request may wait for one. */
export class NoConnection extends Error {
  constructor(timeoutMs: number) {
    super(`No connection to the database within ${timeoutMs} ms`);
  }
}

/** What the network says where a connection is refused, lost or silent, whatever was to be reached. */
const OF_NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** The same in words of mysql2 and of the server. */
const OF_DATABASE = [
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
];

/** Whether the database did not answer, so that the same request may succeed in a moment. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  // mysql2 alone says of an error of the network whether it is `fatal` to a connection.
  return OF_DATABASE.includes(code) || ('fatal' in error && OF_NETWORK.includes(code));
}

const FULL = ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'];

/** Whether the database has no room left for what was to be written. */
export const isFull = (error: unknown): boolean => FULL.includes(codeOf(error));
