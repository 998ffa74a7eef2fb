import type { DataSource } from 'typeorm';
import type { migrations } from '../src/database/migrations';

/** Takes the database back to before this migration, the newest one first. */
export async function undoMigrations(
  database: DataSource,
  first: (typeof migrations)[number],
): Promise<void> {
  const index = database.migrations.findIndex(({ name }) => name === first.name);
  for (let newest = database.migrations.length; newest > index; newest--) await database.undoLastMigration();
}
