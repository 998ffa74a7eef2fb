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
