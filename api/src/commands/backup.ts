import 'reflect-metadata';
import path from 'node:path';
import { BackupProblem } from '../files/backup/archive';
import { backUp } from '../files/backup/backup.service';
import { loadConfig } from '../core/config';
import { runCommand } from './runCommand';

/** npm run backup -- FILE: writes everything into a new file, or to standard output for "-". */
async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) throw new BackupProblem('Give the file: npm run backup -- FILE');
  loadConfig();
  // npm runs in the root folder; the path is relative to where it was called.
  const file = name === '-' ? undefined : path.resolve(process.env.INIT_CWD ?? '', name);
  const { tables, files } = await backUp(file);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.error(`Backed up ${rows} rows of ${Object.keys(tables).length} tables and ${files} pictures.`);
}

runCommand(main, BackupProblem);
