import 'reflect-metadata';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { BackupProblem } from '../files/backup/archive';
import { restore } from '../files/backup/restore.service';
import { loadConfig } from '../core/config';
import { databaseModel } from '../domains';
import { runCommand } from './runCommand';

/** npm run restore -- FILE [--force]: brings a backup back into an empty place; "-" reads standard input. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name) throw new BackupProblem('Give the file: npm run restore -- FILE');
  loadConfig();
  const restoreFile = async (file: string) => {
    const { takenAt, tables, files } = await restore(file, databaseModel, { force: values.force ?? false });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows of ${Object.keys(tables).length} tables and ${files} pictures, as of ${takenAt}.\n` +
        'Start Staybook: it asks the card provider what was paid and refunded online since then. What the provider\n' +
        'does not know is lost: money at the desk, changes, and cancellations without a refund.',
    );
  };
  // npm runs in the root folder; the path is relative to where it was called.
  if (name !== '-') return restoreFile(path.resolve(process.env.INIT_CWD ?? '', name));
  const folder = await mkdtemp(path.join(tmpdir(), 'staybook-'));
  try {
    const file = path.join(folder, 'backup');
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
    await restoreFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

runCommand(main, BackupProblem);
