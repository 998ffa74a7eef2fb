import type { DataSource } from 'typeorm';
import { now } from '../core/clock';

/** The seconds by which our clock is ahead of the database server's. The embedded database uses our clock. */
export async function secondsAhead(database: DataSource): Promise<number> {
  if (database.options.type === 'better-sqlite3') return 0;
  const [{ seconds }] = await database.query<[{ seconds: string }]>(
    'SELECT UNIX_TIMESTAMP(NOW(3)) AS seconds',
  );
  return Math.round(now().getTime() / 1000 - Number(seconds));
}
