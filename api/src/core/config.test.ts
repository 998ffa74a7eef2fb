import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigProblem, loadConfig } from './config';
import { print, settingsTable } from './settings.print';
import { settingsIn } from './setting';
import { SETTINGS } from './settings';

const FILE = __filename;
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

test('outside production no setting is required, and the server makes and stores its secrets once', () => {
  const first = { ...loadConfig({ DATA_DIR: folder }) };
  expect(first).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    accessTokenSeconds: 900,
    holdSeconds: 1800,
    captcha: { kind: 'altcha' },
    publicSearch: false,
  });
  expect(loadConfig({ DATA_DIR: folder }).jwtSecrets).toEqual(first.jwtSecrets);
  const file = path.join(folder, 'secrets.json');
  expect(JSON.parse(readFileSync(file, 'utf8')).jwt).toBe(first.jwtSecrets[0]);
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

test('SMTP_URL in production requires MAIL_FROM', () => {
  const settings = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), ALLOW_STAND_INS: 'payments,images' };
  const problems = problemsOf({ ...settings, SMTP_URL: 'smtps://user:secret@mail.example' });
  expect(problems).toEqual([expect.stringContaining('MAIL_FROM')]);
});

test('production that mixes real services with stand-ins must name each stand-in', () => {
  const settings = {
    NODE_ENV: 'production',
    JWT_SECRET: 'x'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  expect(problemsOf({ ...settings, ALLOW_STAND_INS: 'true' })).toEqual([
    expect.stringContaining('name each stand-in'),
  ]);
  expect(problemsOf({ ...settings, ALLOW_STAND_INS: 'mail' })).toEqual([
    expect.stringContaining('CLOUDINARY_URL'),
  ]);
  expect(problemsOf({ ...settings, ALLOW_STAND_INS: 'mail,images' })).toEqual([]);
  expect(problemsOf({ ALLOW_STAND_INS: 'till' })).toEqual([expect.stringContaining('ALLOW_STAND_INS')]);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'postgres://localhost/test'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'mysql://root@localhost'],
  ['DATABASE_REPLICA_URL', 'postgres://localhost/test'],
  ['DATABASE_REPLICA_URL', 'mysql://replica/staybook'],
  ['REDIS_URL', 'http://localhost'],
  ['PUBLIC_URL', 'localhost'],
  ['PUBLIC_URL', 'http://[half'],
  ['DATABASE_CA', '/nowhere/ca.crt'],
  ['DATABASE_CA', '/'],
  ['SEED', 'everything'],
  ['HOLD_SECONDS', '0'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', `${'x'.repeat(32)},short`],
  ['JWT_SECRET', `${'x'.repeat(32)},`],
  ['JWT_SECRET', `${'x'.repeat(32)}, ${'y'.repeat(32)}`],
  ['LOG_LEVEL', 'loud'],
  ['SECRETS_SINCE', '23/11/2026'],
  ['CAPTCHA', 'riddle'],
  ['BREACHED_PASSWORDS_URL', 'api.pwnedpasswords.com/range/'],
  ['BREACHED_PASSWORDS_URL', 'https://api.pwnedpasswords.com/range'],
  ['CLAMAV_URL', 'clamav:3310'],
  ['CLAMAV_URL', 'clamd://clamav:99999'],
  ['CLAMAV_URL', 'unix:run/clamd.sock'],
  ['TRUST_PROXY', 'yes'],
  ['SMTP_URL', 'http://localhost'],
  ['CLOUDINARY_URL', 'https://api.cloudinary.com'],
  ['CLOUDINARY_URL', 'cloudinary://cloud'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Staybook <a@b.example>, other@b.example'],
])('%s=%s is refused by name', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

test('JWT_SECRET takes several secrets, newest first', () => {
  const secrets = [
    'the new secret of this server which is quite long',
    'the old secret of this server which is quite long',
  ];
  expect(loadConfig({ DATA_DIR: folder, JWT_SECRET: secrets.join(',') }).jwtSecrets).toEqual(secrets);
});

test.each([
  ['clamd://clamav', { host: 'clamav', port: 3310 }],
  ['clamd://[::1]:3311', { host: '::1', port: 3311 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMAV_URL=%s names a socket', (address, socket) => {
  expect(loadConfig({ DATA_DIR: folder, CLAMAV_URL: address }).clamd).toEqual(socket);
});

describe('a secret in a file', () => {
  const secret = 'a secret of this server which is quite long';
  const fileOf = (text: string) => {
    const file = path.join(folder, 'mounted');
    writeFileSync(file, text);
    return file;
  };

  test.each(['JWT_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'DATABASE_URL', 'CAPTCHA_SECRET'])(
    '%s is read from the file that NAME_FILE names, and checked as ever',
    (name) => {
      expect(problemsOf({ [`${name}_FILE`]: path.join(folder, 'nowhere') })).toEqual([
        expect.stringContaining(`${name}_FILE`),
      ]);
      expect(problemsOf({ [`${name}_FILE`]: fileOf(' \n') })).toEqual([
        expect.stringContaining(`${name}_FILE`),
      ]);
      expect(problemsOf({ [`${name}_FILE`]: folder })).toEqual([expect.stringContaining(`${name}_FILE`)]);
    },
  );

  test('the value is the content without the line break at its end', () => {
    const env = { DATA_DIR: folder, NODE_ENV: 'production', ALLOW_STAND_INS: 'true' };
    expect(loadConfig({ ...env, JWT_SECRET_FILE: fileOf(`${secret}\n`) }).jwtSecrets).toEqual([secret]);
  });

  test('a wrong value is refused by the name of the setting', () => {
    expect(problemsOf({ JWT_SECRET_FILE: fileOf('short') })).toEqual([
      expect.stringMatching(/^JWT_SECRET must /),
    ]);
  });

  test('both at once are refused, since nobody could say which one counts', () => {
    expect(problemsOf({ JWT_SECRET: secret, JWT_SECRET_FILE: fileOf(secret) })).toEqual([
      expect.stringContaining('JWT_SECRET and JWT_SECRET_FILE'),
    ]);
  });

  test('only secrets may be in files', () => {
    const port = fileOf('4100');
    expect(loadConfig({ DATA_DIR: folder, PORT_FILE: port }).port).toBe(4000);
  });
});

test.each([
  ['a certificate without a key', { TLS_CERT: FILE }, 'TLS_CERT and TLS_KEY belong together'],
  ['a key without a certificate', { TLS_KEY: FILE }, 'TLS_CERT and TLS_KEY belong together'],
  [
    'an authority for an IPv4 address',
    { DATABASE_CA: FILE, DATABASE_URL: 'mysql://root@127.0.0.1/x' },
    'a host',
  ],
  ['an authority for an IPv6 address', { DATABASE_CA: FILE, DATABASE_URL: 'mysql://root@[::1]/x' }, 'a host'],
  [
    'a replica of another kind of server',
    { DATABASE_URL: 'mysql://root@one/x', DATABASE_REPLICA_URL: 'mariadb://root@two/x' },
    'same kind of server',
  ],
  [
    'a replica with another database',
    { DATABASE_URL: 'mysql://root@one/x', DATABASE_REPLICA_URL: 'mysql://root@two/y' },
    'same database',
  ],
  [
    'the server itself as its replica',
    { DATABASE_URL: 'mysql://root@one/x', DATABASE_REPLICA_URL: 'mysql://reader@one/x' },
    'names the server of DATABASE_URL',
  ],
  [
    'an authority for the IP address of a replica',
    {
      DATABASE_CA: FILE,
      DATABASE_URL: 'mysql://root@mysql/x',
      DATABASE_REPLICA_URL: 'mysql://root@127.0.0.1/x',
    },
    'DATABASE_REPLICA_URL must name a host',
  ],
  ['an authority for a Redis without TLS', { REDIS_CA: FILE, REDIS_URL: 'redis://redis' }, 'rediss://'],
])('%s is refused', (_what, settings, words) => {
  expect(problemsOf(settings)).toEqual([expect.stringContaining(words)]);
});

test('with a certificate the default address is https, and authorities are accepted beside names', () => {
  const settings = { TLS_CERT: FILE, TLS_KEY: FILE, DATABASE_CA: FILE, REDIS_CA: FILE };
  const urls = { DATABASE_URL: 'mysql://root@mysql/x', REDIS_URL: 'rediss://redis' };
  expect(loadConfig({ DATA_DIR: folder, ...settings, ...urls }).publicUrl).toBe('https://localhost:4000');
});

test('a replica may have another account and another host than its primary', () => {
  const urls = {
    DATABASE_URL: 'mysql://writer:a@one/x',
    DATABASE_REPLICA_URL: 'mysql://reader:b@two:3307/x',
  };
  expect(loadConfig({ DATA_DIR: folder, ...urls }).databaseReplicaUrl).toBe(urls.DATABASE_REPLICA_URL);
});

test('an unusable DATA_DIR is reported in one line', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const folder of [path.join(file, 'below'), '/proc/nowhere'])
    expect(problemsOf({ DATA_DIR: folder })).toEqual([expect.stringContaining('DATA_DIR')]);
});

test('every wrong value is reported once, with its rule', () => {
  expect(problemsOf({ PORT: 'eighty', CAPTCHA: 'riddle', REDIS_URL: 'x', CAPTCHA_VERIFY_URL: 'x' })).toEqual([
    'PORT must be a whole number from 0 to 65535; it is "eighty".',
    'REDIS_URL must begin with redis:// or rediss://.',
    'CAPTCHA must be altcha or recaptcha or hcaptcha or turnstile or none.',
    'CAPTCHA_VERIFY_URL must begin with http:// or https://.',
  ]);
});

test('the table of settings has a row for every setting, and printing it again changes nothing', () => {
  const rows = settingsTable().trim().split('\n').slice(2);
  expect(rows.map((row) => /`(\w+)`/.exec(row)![1])).toEqual(settingsIn(SETTINGS).map(({ row }) => row.name));
  const page = readFileSync(path.join(__dirname, '../../../.readme/settings.md'), 'utf8');
  expect(print()).toEqual({ '.readme/settings.md': page });
});
