import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { config } from '../src/core/config';
import { makeTestDatabase, type TestDatabase } from './testDatabase';
import { SOURCE_LOADER } from './sourceLoader';

export type Settings = Record<string, string>;

/** A folder with empty databases, for commands that run as an operator runs them. */
export class Places {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'places-'));
  private readonly databases: TestDatabase[] = [];

  /** An empty database and an empty folder. */
  async make(): Promise<Settings> {
    const dataDir = mkdtempSync(path.join(this.folder, 'place-'));
    const database = await makeTestDatabase(dataDir);
    this.databases.push(database);
    return { DATA_DIR: dataDir, DATABASE_URL: '', ...database.settings };
  }

  /** A file of the folder. */
  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Runs a command with files in the folder; returns its exit code and output. */
  async run(name: 'backup' | 'restore', settings: Settings, ...words: string[]) {
    const child = spawn(process.execPath, ['-r', SOURCE_LOADER, `src/commands/${name}.ts`, ...words], {
      cwd: path.join(__dirname, '..'),
      env: { ...process.env, INIT_CWD: this.folder, ...settings },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const [code] = (await once(child, 'close')) as [number];
    return { code, said };
  }

  async remove(): Promise<void> {
    for (const { drop } of this.databases) await drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The settings of the running test server. */
export const settingsOfServer = (): Settings => ({
  DATA_DIR: config.dataDir,
  DATABASE_URL: config.databaseUrl ?? '',
});
