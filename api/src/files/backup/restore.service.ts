import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseModel } from '../../database/connect';
import { openDatabase } from '../../database/connect';
import { earlierMigrations, FIRST_VERSION } from '../../database/beforeVersion1';
import { emptyDatabase, knownMigrations, restoreRows } from '../../database/storedRows';
import { openSnapshot, type StoredTable, type StoredValue } from '../../database/snapshot';
import { BackupProblem, checkArchive, readEntries, type Entry, type Head, type Summary } from './archive';
import { albumFolder, isBackedUp } from './backup.service';

/**
 * Restores a backup. It first verifies the whole file, then creates the tables of the backup's version, fills
 * them in one transaction, and migrates them to this version. Refuses a database that is in use, or that has
 * rows unless `force` allows to delete them.
 */
export async function restore(
  file: string,
  model: DatabaseModel,
  { force }: { force: boolean },
): Promise<Head & Summary> {
  const archive = await checkArchive(file);
  const wereRun = migrationsOf(archive, file);
  const unknown = wereRun.find((name) => !knownMigrations().includes(name));
  if (unknown)
    throw new BackupProblem(
      `${file} was made by a newer version of Staybook (${unknown}): install that first.`,
    );
  // Tables of this version would accept older rows that later migrations have not converted.
  await emptyDatabase(async () => {
    if (!force) await refuseRows();
  });
  const wasRun = (name: string) => wereRun.includes(name);
  const fill = async () => {
    await restorePictures(file);
    await restoreRows(tablesOf(readEntries(file)));
  };
  try {
    await (await openDatabase(model, fill, wasRun)).destroy();
  } catch (error) {
    const { cause } = error as Error;
    throw cause instanceof BackupProblem ? cause : error;
  }
  await (await openDatabase(model)).destroy();
  return archive;
}

/** The migrations of a backup's tables under the names of this version. */
function migrationsOf({ migrations }: Head, file: string): string[] {
  const earlier = earlierMigrations(migrations);
  if (earlier === 'some')
    throw new BackupProblem(
      `${file} was made by an early version of Staybook: restore it with the last version before 1.0 and start that once, then this one.`,
    );
  return earlier === 'all' ? [FIRST_VERSION] : migrations;
}

async function refuseRows(): Promise<void> {
  const snapshot = await openSnapshot();
  try {
    for (const table of snapshot.tables.filter(isBackedUp))
      for await (const row of snapshot.rows(table))
        if (row)
          throw new BackupProblem(
            `There is data already (table ${table.table}). Restore into an empty database and folder, or add --force to discard the data.`,
          );
  } finally {
    snapshot.close();
  }
}

/** Pictures come first: without rows they are only unused files. */
async function restorePictures(file: string): Promise<void> {
  const album = albumFolder();
  for await (const entry of readEntries(file)) {
    if (!('file' in entry)) continue;
    const target = path.resolve(album, entry.file);
    if (!target.startsWith(album + path.sep))
      throw new BackupProblem(`${file} names a file outside its folder: ${entry.file}`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, Buffer.from(entry.base64, 'base64'));
  }
}

/** The tables with their rows. Read the rows of a table before you ask for the next table. */
async function* tablesOf(
  entries: AsyncGenerator<Entry>,
): AsyncGenerator<StoredTable & { rows: AsyncIterable<StoredValue[]> }> {
  let next = await entries.next();
  const rows = async function* () {
    for (next = await entries.next(); Array.isArray(next.value); next = await entries.next())
      yield next.value;
  };
  while (!next.done) {
    if (Array.isArray(next.value) || 'file' in next.value) next = await entries.next();
    else yield { ...next.value, rows: rows() };
  }
}
