import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { WebSocket } from 'ws';
import { openProxy, type Proxy } from '../nginx';
import { runCommand, startApi, type ApiProcess } from './apiProcess';
import { pingRedis, ready, versionOf } from './clients';
import {
  freePort,
  isRedisHealthy,
  makeCertificates,
  pairIn,
  startDatabase,
  startRedis,
  type Started,
} from './servers';

/*
 * The composed shape without containers: its certificates, made by its own command, and its database server, Redis, api and
 * nginx, started with their commands and settings. `npm run test:composed` runs it; it needs Debian's packages
 * mariadb-server (or COMPOSED_ENGINE=mysql), redis-server and nginx-light.
 */

const PASSWORD = 'p@ss:w/rd#%1';
let folder: string;
let database: Started;
let redis: Started;
let api: ApiProcess;
let url: string;

const authority = () => readFileSync(path.join(folder, 'made/web/ca.crt'));
const pairOf = (service: string) => pairIn(path.join(folder, 'made', service));

const network = (certificates = path.join(folder, 'made')) => ({
  folder,
  certificates,
  password: PASSWORD,
  hosts: {
    'mysql:3306': database.port,
    'redis:6379': redis.port,
    'other:3306': database.port,
    'other:6379': redis.port,
  },
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
  const certificates = path.join(folder, 'made');
  makeCertificates(certificates);
  makeCertificates(path.join(folder, 'strange'));
  database = await startDatabase(folder, certificates, PASSWORD);
  redis = await startRedis(folder, certificates);
  api = await startApi(network());
  url = await openNginx(api.port, 'made');
}, 300_000);
afterAll(async () => {
  for (const one of proxies) await one.close();
  for (const one of [api, redis, database]) await one?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const proxies: Proxy[] = [];
/** Opens nginx before a server on this port, with the authority of these certificates. */
async function openNginx(port: number, certificates: string): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`;
  const own = mkdtempSync(path.join(folder, 'nginx-'));
  proxies.push(
    await openProxy(own, address, [`https://127.0.0.1:${port}`], path.join(folder, certificates, 'web')),
  );
  return address;
}

describe('with the certificates that were made', () => {
  test('everything is healthy, behind nginx as well', async () => {
    expect(await ready(api.port, authority())).toMatchObject({ status: 'ok', database: 'ok', redis: 'ok' });
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect(api.isHealthy()).toBe(true);
    const isHealthyBy = (name: string) => isRedisHealthy(redis, path.join(folder, name, 'redis'));
    expect([isHealthyBy('made'), isHealthyBy('strange')]).toEqual([true, false]);
  });

  test('questions, metrics and sockets come through', async () => {
    const body = JSON.stringify({ query: '{ hotels(limit: 1) { total } }' });
    const headers = { 'content-type': 'application/json' };
    const asked = await fetch(`${url}/graphql`, { method: 'POST', body, headers });
    expect(await asked.json()).toMatchObject({ data: { hotels: { total: 0 } } });
    const metrics = await fetch(`${url}/metrics`, {
      headers: { authorization: 'Bearer token-of-the-metrics' },
    });
    expect(metrics.status).toBe(200);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    const [first] = await once(socket, 'message');
    expect(JSON.parse(String(first))).toEqual({ type: 'connection_ack' });
    socket.terminate();
  });

  test('Socket.IO polls and then opens its socket', async () => {
    const address = `${url}/socket.io/?EIO=4&transport=`;
    const opening = await (await fetch(`${address}polling`)).text();
    const { sid } = JSON.parse(opening.slice(1)) as { sid: string };
    const socket = new WebSocket(`${address.replace('http', 'ws')}websocket&sid=${sid}`);
    await once(socket, 'open');
    socket.send('2probe');
    expect(String((await once(socket, 'message'))[0])).toBe('3probe');
    socket.terminate();
  });

  test('the script keeps them when it runs again', () => {
    const before = readFileSync(path.join(folder, 'made/mysql/server.crt'), 'utf8');
    makeCertificates(path.join(folder, 'made'));
    expect(readFileSync(path.join(folder, 'made/mysql/server.crt'), 'utf8')).toBe(before);
  });
});

describe('the api', () => {
  const databaseAt = (host: string) =>
    `mysql://staybook:${encodeURIComponent(PASSWORD)}@${host}:3306/staybook`;

  test.each([
    [
      'of another authority',
      'mysql',
      '/certificates/../../strange/web/ca.crt',
      /cannot be used: .*certificate/,
    ],
    [
      'of another name',
      'other',
      '/certificates/ca.crt',
      /cannot be used: .*does not match certificate's altnames/,
    ],
    ['that it would ask without TLS', 'mysql', '', /cannot be used: .*(insecure transport|Access denied)/],
  ])('does not start with a database server %s', async (_which, host, ca, words) => {
    const settings = { DATABASE_URL: databaseAt(host), DATABASE_CA: ca };
    await expect(startApi(network(), settings)).rejects.toThrow(words);
  });

  test.each([
    ['of another authority', 'rediss://redis:6379', '/certificates/../../strange/web/ca.crt', /certificate/],
    [
      'of another name',
      'rediss://other:6379',
      '/certificates/ca.crt',
      /does not match certificate's altnames/,
    ],
    ['that it would ask without TLS', 'redis://redis:6379', '', /ECONNRESET|closed/],
  ])('goes on without a Redis %s, and says so', async (_which, address, ca, words) => {
    const started = await startApi(network(), { REDIS_URL: address, REDIS_CA: ca });
    try {
      expect(await ready(started.port, authority())).toMatchObject({
        status: 'degraded',
        database: 'ok',
        redis: 'failed',
      });
      expect(started.said()).toMatch(words);
    } finally {
      await started.stop();
    }
  });

  test('says which certificates end soon', async () => {
    const started = await startApi(network(), { DAYS_LATER: '800' });
    await started.stop();
    const lines = started
      .said()
      .split('\n')
      .filter((line) => line.includes('a certificate ends soon'));
    const named = lines.map((line) => (JSON.parse(line) as { of: string }).of);
    expect(named.sort()).toEqual(['Redis', 'TLS_CERT', 'the database server']);
  });

  test('is backed up and restored by TLS', () => {
    const backup = runCommand(network(), 'backup', '-');
    expect([backup.status, backup.stdout.length > 0]).toEqual([0, true]);
    const file = path.join(folder, 'place.backup');
    writeFileSync(file, backup.stdout);
    const { stderr } = runCommand(network(), 'restore', file, '--force');
    expect(String(stderr)).toContain('The database is in use.');
  });
});

describe('nginx', () => {
  /** The status with which nginx answers for this server. */
  async function statusThrough(server: Server): Promise<number> {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { status } = await fetch(`${await openNginx(port, 'made')}/readyz`);
    server.close();
    return status;
  }
  const answering = (_request: unknown, response: ServerResponse) => void response.end('{}');

  test('asks a server with the certificate of the api alone', async () => {
    const through = (name: string) => statusThrough(createServer(pairOf(name), answering));
    expect([await through('api'), await through('redis')]).toEqual([200, 503]);
  });

  test('asks no api of another authority', async () => {
    expect((await fetch(`${await openNginx(api.port, 'strange')}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('asks no api without TLS', async () => {
    expect(await statusThrough(createPlainServer(answering))).toBe(503);
  });
});

describe('the servers', () => {
  test('the database server takes no connection without TLS', async () => {
    const account = { host: '127.0.0.1', port: database.port, user: 'staybook', password: PASSWORD };
    const ssl = { ca: authority() };
    await (await createConnection({ ...account, ssl })).end();
    await expect(createConnection(account)).rejects.toThrow(/insecure transport|Access denied/);
  });

  test('Redis takes no client without a certificate of the authority', async () => {
    for (const pair of [{}, pairIn(path.join(folder, 'strange/api'))])
      await expect(pingRedis(redis.port, authority(), pair)).rejects.toThrow(/closed|certificate/);
    expect(await pingRedis(redis.port, authority(), pairOf('api'))).toBe('PONG');
  });

  const speaking = () => Object.entries({ redis: redis.port, api: api.port });

  test.each(['TLSv1.2', 'TLSv1.3'] as const)('Redis and the api speak %s', async (version) => {
    const only = { minVersion: version, maxVersion: version, ...pairOf('api') };
    for (const [name, port] of speaking())
      expect([name, await versionOf(port, name, authority(), only)]).toEqual([name, version]);
  });

  test('Redis and the api speak no older version', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    for (const [name, port] of speaking())
      await expect(versionOf(port, name, authority(), old)).rejects.toThrow(/protocol|ECONNRESET/);
  });
});

test('an api that has ended is not healthy', async () => {
  await api.stop();
  expect(api.isHealthy()).toBe(false);
});
