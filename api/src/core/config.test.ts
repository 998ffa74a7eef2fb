import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigProblem, loadConfig } from './config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig({ DATA_DIR: folder, ...env });
  } catch (error) {
    if (error instanceof ConfigProblem) return error.lines;
    throw error;
  }
  return [];
}

test('nothing has to be set outside production, and secrets are made once and kept', () => {
  const first = { ...loadConfig({ DATA_DIR: folder }) };
  expect(first).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    accessTokenSeconds: 900,
    holdSeconds: 1800,
  });
  expect(loadConfig({ DATA_DIR: folder }).jwtSecret).toBe(first.jwtSecret);
  const file = path.join(folder, 'secrets.json');
  expect(JSON.parse(readFileSync(file, 'utf8')).jwt).toBe(first.jwtSecret);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('production lists every missing setting at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off', CAPTCHA: 'none' });
  for (const name of ['JWT_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'CLOUDINARY_URL', 'RATE_LIMITS'])
    expect(problems.filter((line) => line.includes(name))).toHaveLength(1);
  expect(problemsOf({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), ALLOW_STAND_INS: 'true' })).toEqual(
    [],
  );
});

test('a mail server in production needs a sender', () => {
  const settings = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), ALLOW_STAND_INS: 'true' };
  const problems = problemsOf({ ...settings, SMTP_URL: 'smtps://user:secret@mail.example' });
  expect(problems).toEqual([expect.stringContaining('MAIL_FROM')]);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'postgres://localhost/test'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'mysql://root@localhost'],
  ['REDIS_URL', 'http://localhost'],
  ['PUBLIC_URL', 'localhost'],
  ['SEED', 'everything'],
  ['HOLD_SECONDS', '0'],
  ['JWT_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['CAPTCHA', 'riddle'],
  ['TRUST_PROXY', 'yes'],
  ['SMTP_URL', 'http://localhost'],
  ['CLOUDINARY_URL', 'https://api.cloudinary.com'],
  ['CLOUDINARY_URL', 'cloudinary://cloud'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Staybook <a@b.example>, other@b.example'],
])('%s=%s is refused by name', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

test('a data folder that cannot be used is said in one line', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const folder of [path.join(file, 'below'), '/proc/nowhere'])
    expect(problemsOf({ DATA_DIR: folder })).toEqual([expect.stringContaining('DATA_DIR')]);
});
