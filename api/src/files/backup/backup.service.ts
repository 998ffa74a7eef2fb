import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../../core/config';
import { openSnapshot, type Snapshot, type StoredTable } from '../../database/snapshot';
import { BackupProblem, writeArchive, type Entry, type Summary } from './archive';

/** The folder of fakeCloudinary's uploads. */
export const albumFolder = (): string => path.join(config.dataDir, 'album');

/**
 * Writes a snapshot of all rows and the uploaded pictures to a new file, or to standard output if none is
 * named. Servers may run in the meantime. Secrets and the stand-ins' ledgers and mailboxes are not included.
 */
export async function backUp(file: string | undefined): Promise<Summary> {
  if (file && existsSync(file)) throw new BackupProblem(`${file} already exists. Choose a new file name.`);
  // A truncated file never gets the name of a backup.
  const unfinished = file && `${file}.part`;
  if (unfinished) await rm(unfinished, { force: true });
  const pictures = new Pictures();
  // Pictures are read before the rows, since some may be deleted in the meantime, and again after them, since some
  // may be added.
  const before = await pictures.list();
  const snapshot = await openSnapshot();
  try {
    const head = { takenAt: new Date().toISOString(), migrations: await readMigrations(snapshot) };
    const summary = await writeArchive(unfinished, head, entries(snapshot, pictures, before));
    if (unfinished) await rename(unfinished, file);
    return summary;
  } catch (error) {
    if (unfinished) await rm(unfinished, { force: true });
    throw error;
  } finally {
    snapshot.close();
  }
}

async function* entries(snapshot: Snapshot, pictures: Pictures, before: string[]): AsyncGenerator<Entry> {
  yield* pictures.read(before);
  for (const table of snapshot.tables.filter(isBackedUp)) {
    yield table;
    yield* snapshot.rows(table);
  }
  yield* pictures.read(await pictures.list());
}

const MIGRATIONS = 'migrations';
/** The head lists the migrations. */
export const isBackedUp = ({ table }: StoredTable): boolean =>
  table !== MIGRATIONS && table !== 'migration_steps';

async function readMigrations({ tables, rows }: Snapshot): Promise<string[]> {
  const table = tables.find((one) => one.table === MIGRATIONS);
  if (!table) throw new BackupProblem('The database is empty: there is nothing to back up.');
  const names: string[] = [];
  for await (const [name] of rows({ table: MIGRATIONS, columns: ['name'] })) names.push(String(name));
  return names;
}

/** The uploaded files, each once. Resized copies are left out, since they can be generated again. */
class Pictures {
  private readonly written = new Set<string>();

  async list(): Promise<string[]> {
    const entries = await readdir(albumFolder(), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.sizes'))
      .map((entry) => path.relative(albumFolder(), path.join(entry.parentPath, entry.name)));
  }

  async *read(names: string[]): AsyncGenerator<Entry> {
    for (const name of names) {
      if (this.written.has(name)) continue;
      const bytes = await readFile(path.join(albumFolder(), name)).catch(() => undefined);
      if (!bytes) continue;
      this.written.add(name);
      yield { file: name.split(path.sep).join('/'), base64: bytes.toString('base64') };
    }
  }
}
