import { SANDBOX_EMPTIED_AT_UTC } from '../../../schema/sandbox';
import { now } from '../core/clock';

const HOUR_MS = 3_600_000;

/** The present day of the sandbox, YYYY-MM-DD: it begins when the sandbox is emptied. */
export const sandboxDay = (): string =>
  new Date(now().getTime() - SANDBOX_EMPTIED_AT_UTC * HOUR_MS).toISOString().slice(0, 10);
