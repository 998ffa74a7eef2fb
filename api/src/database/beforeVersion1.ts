import type { DataSource } from 'typeorm';
import { FirstVersion1764300000000 } from './migrations/1764300000000-FirstVersion';
import { NOTES } from './resumableMigration';

/*
 * Versions before 1.0 had 52 migrations. The first migration of 1.0 makes the same tables as those 52. A
 * database on which all 52 ran differs from one of version 1.0 only by the names in its table of migrations.
 */
const COUNT = 52;
const LAST = 'ChatInvitations1764200000001';

/** The name of the migration that replaces all earlier ones. */
export const FIRST_VERSION = FirstVersion1764300000000.name;

const timestampOf = (name: string): number => Number(name.slice(-13));

/** Says how many of the migrations before version 1.0 are in this list. */
export function earlierMigrations(names: readonly string[]): 'none' | 'some' | 'all' {
  const earlier = names.filter((name) => timestampOf(name) < timestampOf(FIRST_VERSION));
  if (!earlier.length) return 'none';
  return earlier.length === COUNT && earlier.includes(LAST) ? 'all' : 'some';
}

/** Adopts a database of the last version before 1.0; refuses an older one. */
export const adoptEarlierDatabase = (source: DataSource): Promise<void> =>
  source.transaction(async ({ queryRunner }) => {
    const runner = queryRunner!;
    const namesIn = async (table: string): Promise<string[]> =>
      (await runner.hasTable(table))
        ? (await runner.query(`SELECT name FROM ${table}`)).map(({ name }: { name: string }) => name)
        : [];
    const done = await namesIn('migrations');
    // If none is done, the first one may have been interrupted.
    const earlier = earlierMigrations(done.length ? done : await namesIn(NOTES));
    if (earlier === 'none') return;
    if (earlier === 'some')
      throw new Error(
        'its tables are from an early version of Staybook. Start the last version before 1.0 with it once, then this one.',
      );
    await runner.query('DELETE FROM migrations');
    await runner.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [
      timestampOf(FIRST_VERSION),
      FIRST_VERSION,
    ]);
  });
