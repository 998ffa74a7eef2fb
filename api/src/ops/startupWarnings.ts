import { config } from '../core/config';

/** What an operator should know before others notice it: each a sentence that says what to do. */
export function startupWarnings(): string[] {
  return isAloneUnawares()
    ? [
        'REDIS_URL is not set: run no other instance on this database. Several would each tell their own people alone of messages, presence and nights, and count attempts for themselves. Set REDIS_URL on every instance to run several.',
      ]
    : [];
}

/** Whether other instances could use the same database without hearing of this one. */
export const isAloneUnawares = (): boolean =>
  config.production && config.databaseUrl !== undefined && config.redisUrl === undefined;
