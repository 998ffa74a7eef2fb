import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestDatabase, type DbReader, type Engine } from './dbReader';
import { ServerProcess } from './serverProcess';
import { printLine, showProgress, type Checks } from './checks';

const SHORT_KILLS = 4;

/** Kills a new server while it makes its tables, and checks that the next start finishes them. */
export async function killWhileMigrating(engine: Engine, long: boolean, checks: Checks): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-proof-'));
  try {
    const whole = await migrate(engine, path.join(folder, 'whole'), Number.MAX_SAFE_INTEGER);
    const count = whole.points.length;
    const step = long ? 1 : Math.ceil(count / SHORT_KILLS);
    for (let at = 1; at <= count; at += step) {
      const { opened, tables } = await migrate(engine, path.join(folder, String(at)), at);
      const what = `migrating, killed ${whole.points[at - 1]} (${at})`;
      checks.expect(what, opened && tables === whole.tables, () =>
        opened ? 'tables differ' : 'does not open',
      );
      showProgress('kills while migrating', Math.min(at + step - 1, count), count);
    }
    printLine(`${Math.ceil(count / step)} kills at ${count} crash points while migrating on ${engine}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function migrate(engine: Engine, folder: string, at: number) {
  mkdirSync(folder);
  const place = await makeTestDatabase(engine, folder);
  const log = path.join(folder, 'crashPoints');
  const settings = { DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'fatal', ...place.settings };
  const server = await ServerProcess.at(settings);
  try {
    const whole = await server.tryToOpen({ CRASH_LOG: log, CRASH_AT: String(at) });
    const opened = whole || (await server.tryToOpen());
    const db = await place.openReader();
    const tables = opened ? await describeTables(db, engine) : '';
    await db.close();
    return { opened, tables, points: readFileSync(log, 'utf8').trim().split('\n') };
  } finally {
    await server.kill();
    await place.remove();
  }
}

/** Every table, column and index, as comparable text. */
async function describeTables(db: DbReader, engine: Engine): Promise<string> {
  const questions =
    engine === 'sqlite'
      ? ['SELECT name, sql FROM sqlite_master ORDER BY name', 'SELECT name FROM migrations ORDER BY name']
      : [
          'SELECT table_name, column_name, column_type, is_nullable FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 2',
          'SELECT table_name, index_name, column_name, non_unique FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY 1, 2, seq_in_index',
          'SELECT constraint_name FROM information_schema.referential_constraints WHERE constraint_schema = DATABASE() ORDER BY 1',
          'SELECT name FROM migrations ORDER BY name',
        ];
  const answers = [];
  for (const question of questions) answers.push(await db.rows(question));
  return JSON.stringify(answers);
}
