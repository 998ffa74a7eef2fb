import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOURCE_LOADER } from './sourceLoader';

/* The api of an image that was built with STANDINS=no: without stand-ins and demonstration data. */

const root = path.join(__dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-without-'));
  for (const part of ['schema', 'api/src', 'api/package.json', 'api/tsconfig.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'api/node_modules', 'web'])
    symlinkSync(path.join(root, part), path.join(folder, part));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the api until it ends or its log says that it is open; returns the log. */
async function run(program: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['-r', SOURCE_LOADER, program], {
    cwd: path.join(folder, 'api'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      written += text;
      if (written.includes('Staybook is open')) child.kill();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: written.trim().split('\n') };
}

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
const ACCOUNTS = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  CLOUDINARY_URL: 'cloudinary://key:secret@cloud',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'stay@mail.example',
};

test('starts if the card provider, the mail server and the image host have accounts', async () => {
  const { lines } = await run('src/main.ts', { ...PRODUCTION, ...ACCOUNTS });
  expect(lines.join('\n')).toMatch(/payments +Stripe\n +mail +mail\.example\n +photos +Cloudinary\n/);
});

test('refuses to start without an account or with demonstration data, and names each setting', async () => {
  const missing = ['STRIPE_SECRET_KEY', 'SMTP_URL', 'CLOUDINARY_URL'];
  expect(await run('src/main.ts', { ...PRODUCTION, ALLOW_STAND_INS: 'true', SEED: 'demo' })).toEqual({
    code: 1,
    lines: [
      ...missing.map((name) => `${name} is missing: set it, as Staybook was installed without stand-ins.`),
      'SEED must be none: Staybook was installed without the demonstration data.',
    ],
  });
});

test('refuses to seed', async () => {
  expect(await run('src/commands/seed.ts', {})).toEqual({
    code: 1,
    lines: ['Staybook was installed without the demonstration data, so it cannot seed.'],
  });
});
