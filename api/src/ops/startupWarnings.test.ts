import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '../core/config';
import { isMissingRedis, startupWarnings } from './startupBanner';

const folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  ALLOW_STAND_INS: 'true',
  PUBLIC_URL: 'https://staybook.example',
  CONTACT_EMAIL: 'help@staybook.example',
  JWT_SECRET: 'a secret that is long enough for tests',
};
const DATABASE_URL = 'mysql://root@db.example/staybook';

test('production on a database server without Redis is warned of other instances', () => {
  loadConfig({ ...PRODUCTION, DATABASE_URL });
  expect(startupWarnings()).toEqual([
    expect.stringMatching(/^REDIS_URL is not set: do not run another instance/),
  ]);
});

test('production without a contact address is warned that messages wait in the staff area, once', () => {
  loadConfig({ ...PRODUCTION, CONTACT_EMAIL: '' });
  expect(startupWarnings()).toEqual([
    expect.stringMatching(/^CONTACT_EMAIL is not set: .* staff area under Messages\..* set CONTACT_EMAIL\.$/),
  ]);
});

test.each<[string, Record<string, string>]>([
  ['with Redis', { ...PRODUCTION, DATABASE_URL, REDIS_URL: 'redis://redis.example' }],
  ['on the embedded database, which has one instance', PRODUCTION],
  ['outside production', { DATA_DIR: folder, DATABASE_URL }],
])('nothing is warned of %s', (_name, env) => {
  loadConfig(env);
  expect([isMissingRedis(), startupWarnings()]).toEqual([false, []]);
});
