import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentOfApi, readCompose, ROOT } from './compose';

/* docker-compose.yml by its text: which certificate each service has, and that no connection goes without TLS. */

const { services, volumes } = readCompose();
const nginx = readFileSync(path.join(ROOT, 'web/nginx.conf'), 'utf8');
const dockerfile = readFileSync(path.join(ROOT, 'api/Dockerfile'), 'utf8');
/** The services between which data goes over the network. */
const CONNECTED = ['web', 'api', 'mysql', 'redis'];
const mountsOf = (name: string) =>
  (services[name]!.volumes ?? []).filter((volume) => volume.includes('tls-'));

test('each service mounts the folder that was made for it, and no other, and cannot write there', () => {
  for (const name of CONNECTED) {
    expect([name, mountsOf(name)]).toEqual([name, [`tls-${name}:/certificates:ro`]]);
    expect(services[name]!.depends_on!.certificates).toEqual({ condition: 'service_completed_successfully' });
  }
  expect(
    Object.keys(services)
      .filter((name) => mountsOf(name).length)
      .sort(),
  ).toEqual([...CONNECTED, 'certificates'].sort());
});

test('only the maker of the certificates mounts the key of the authority, without a network or a right of root', () => {
  const maker = services.certificates!;
  expect(maker).toMatchObject({ network_mode: 'none', cap_drop: ['ALL'], restart: 'no' });
  const mounted = mountsOf('certificates').map((volume) => volume.split(':'));
  expect(mounted.map(([volume, folder]) => [volume, path.basename(folder!)])).toEqual(
    ['authority', 'api', 'mysql', 'redis', 'web'].map((name) => [`tls-${name}`, name]),
  );
  for (const [volume, folder] of mounted) {
    expect(volumes).toHaveProperty(volume!);
    expect(dockerfile).toMatch(new RegExp(`^RUN mkdir.* ${folder} `, 'm'));
  }
  // To give a file to a group, its owner has to be in the group.
  const groups = maker.command!.flatMap((word) => /:(\d+)$/.exec(word)?.[1] ?? []);
  expect(groups).toEqual(maker.group_add);
});

test('a folder of the operator takes the place of the volumes', () => {
  const own = readCompose({ CERTIFICATES: './own' }).services;
  for (const name of CONNECTED) expect(own[name]!.volumes).toContain(`./own/tls-${name}:/certificates:ro`);
  expect(own.certificates).toEqual(services.certificates);
});

test('MySQL and Redis take no connection without TLS, and are asked by TLS whether they are healthy', () => {
  const { mysql, redis } = services;
  expect(mysql!.command).toEqual(
    expect.arrayContaining([
      '--require-secure-transport=ON',
      '--tls-version=TLSv1.2,TLSv1.3',
      '--ssl-cert=/certificates/server.crt',
      '--ssl-key=/certificates/server.key',
    ]),
  );
  expect(mysql!.healthcheck!.test.join(' ')).toContain(
    '--ssl-mode=VERIFY_IDENTITY --ssl-ca=/certificates/ca.crt',
  );
  expect(redis!.command!.join(' ')).toMatch(
    /--port 0 --tls-port 6379 .*--tls-ca-cert-file \/certificates\/ca\.crt --tls-auth-clients yes --tls-protocols TLSv1\.2 TLSv1\.3/,
  );
  expect(redis!.healthcheck!.test.join(' ')).toContain('--tls --cacert /certificates/ca.crt');
});

test('nginx verifies the api, and knows no address of it without TLS', () => {
  const passes = [...nginx.matchAll(/proxy_pass (\S+);/g)].map(([, address]) => new URL(address!).protocol);
  expect(new Set(passes)).toEqual(new Set(['https:']));
  expect(nginx.match(/proxy_ssl_\w+ .*;/g)).toEqual([
    'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /certificates/ca.crt;',
    'proxy_ssl_name api;',
    'proxy_ssl_server_name on;',
  ]);
});

describe('what the api is started with', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
    const main = path.join(folder, 'api/dist/api/src/main.js');
    mkdirSync(path.dirname(main), { recursive: true });
    writeFileSync(main, 'console.log(JSON.stringify(process.env))');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const settingsBy = (env: Record<string, string>): Record<string, string | undefined> =>
    JSON.parse(
      execFileSync('sh', [path.join(ROOT, 'api/bin/staybook'), 'serve'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, STAYBOOK_HOME: folder, DATA_DIR: folder, ...env },
      }),
    );

  test('the database and the Redis of the file, by TLS', () => {
    expect(settingsBy(environmentOfApi({ MYSQL_PASSWORD: 'p@ss' }))).toMatchObject({
      DATABASE_URL: 'mysql://staybook:p%40ss@mysql:3306/staybook',
      DATABASE_CA: '/certificates/ca.crt',
      REDIS_URL: 'rediss://redis:6379',
      REDIS_CA: '/certificates/ca.crt',
      TLS_CERT: '/certificates/server.crt',
      TLS_KEY: '/certificates/server.key',
    });
  });

  test("an operator's own database and Redis, with the authorities that were set for them", () => {
    const own = { DATABASE_URL: 'mysql://me@db.example/staybook', REDIS_URL: 'rediss://redis.example' };
    const alone = settingsBy(environmentOfApi(own));
    expect(alone).toMatchObject(own);
    expect([alone.DATABASE_CA, alone.REDIS_CA]).toEqual([undefined, undefined]);
    const file = { DATABASE_CA: '/data/ca.pem' };
    expect(settingsBy({ ...environmentOfApi(own), ...file })).toMatchObject({ ...own, ...file });
  });
});
