import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from './config';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVER = 'mysql://root@one/x';

test.each([
  ['beside no database server', undefined, 'mysql://root@one/x_sandbox', 'needs DATABASE_URL'],
  ['in a database that may have anything', SERVER, 'mysql://root@one/staybook', 'ends in sandbox'],
  [
    'in the database of guests',
    'mysql://root@one/x_sandbox',
    'mysql://other@one:3306/x_sandbox',
    'name another',
  ],
])('a sandbox %s is refused', (_where, server, sandbox, words) => {
  const settings = { DATA_DIR: folder, DATABASE_URL: server, SANDBOX_DATABASE_URL: sandbox };
  expect(() => loadConfig(settings)).toThrow(words);
});

test('a sandbox in a database of its own is accepted, on the same server as well', () => {
  const SANDBOX_DATABASE_URL = 'mysql://root@one/x_sandbox?ssl=true';
  const { sandboxDatabaseUrl } = loadConfig({ DATA_DIR: folder, DATABASE_URL: SERVER, SANDBOX_DATABASE_URL });
  expect(sandboxDatabaseUrl).toBe(SANDBOX_DATABASE_URL);
});
