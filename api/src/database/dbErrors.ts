import { QueryFailedError } from 'typeorm';

const codeOf = (error: unknown): string =>
  error instanceof QueryFailedError ? String((error.driverError as { code?: unknown }).code ?? '') : '';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
const DEADLOCK = ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'];

/** Whether the database refused a row because its key exists already. */
export const isDuplicate = (error: unknown): boolean => DUPLICATE.includes(codeOf(error));

/** Whether the database gave up on a transaction that may succeed when begun again. */
export const isDeadlock = (error: unknown): boolean => DEADLOCK.includes(codeOf(error));

const QUERY_TIMEOUT = ['ER_STATEMENT_TIMEOUT', 'ER_QUERY_TIMEOUT'];

/** Whether the database ended a statement because it took longer than it may. */
export const isQueryTimeout = (error: unknown): boolean => QUERY_TIMEOUT.includes(codeOf(error));
