import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectPlainly } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ConnectionOptions, TLSSocket } from 'node:tls';
import { WebSocket } from 'ws';
import { fakeStripeAccount } from '../../standins/accounts';
import { later } from '../../test/clock';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config, ConfigProblem, loadConfig } from '../core/config';
import { log } from '../core/log';
import { makeClient } from '../external/payments.client';
import { keepCertificates } from '../ops/certificates/keepCertificates';
import { serverCertificate } from './certificate';

/* The api with TLS_CERT and TLS_KEY. */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ALL_BUT_INTERVALS: FakeableAPI[] = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
];
let folder: string;
let server: TestServer;
let settings: Record<string, string>;
const inFolder = (...names: string[]) => path.join(folder, ...names);
const make = () => keepCertificates(folder, [{ name: 'api' }, { name: 'other' }], []);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
  await make();
  settings = { TLS_CERT: inFolder('api/server.crt'), TLS_KEY: inFolder('api/server.key') };
  jest.useFakeTimers({ doNotFake: ALL_BUT_INTERVALS });
  server = await startTestServer(settings);
});
afterAll(async () => {
  await server.close();
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const trusting = (): ConnectionOptions => ({
  host: '127.0.0.1',
  port: config.port,
  servername: 'api',
  ca: readFileSync(inFolder('api/ca.crt')),
});

/** The status of GET /livez, with what TLS and headers say. */
async function ask(options: ConnectionOptions = trusting()) {
  const asked = request({ ...options, path: '/livez', agent: false } as object).end();
  const [response] = await once(asked, 'response');
  const socket = response.socket as TLSSocket;
  const serial = socket.getPeerCertificate().serialNumber;
  response.resume();
  return { status: response.statusCode, nosniff: response.headers['x-content-type-options'], serial };
}

test('answers by https, with its headers, to who trusts its authority', async () => {
  expect(await ask()).toMatchObject({ status: 200, nosniff: 'nosniff' });
  expect(config.publicUrl).toBe(`https://localhost:${config.port}`);
  await expect(ask({ ...trusting(), ca: undefined })).rejects.toThrow(/certificate/);
  await expect(ask({ ...trusting(), servername: 'other' })).rejects.toThrow(/does not match/);
});

test.each(['TLSv1.2', 'TLSv1.3'] as const)('speaks %s', async (version) => {
  expect(await ask({ ...trusting(), minVersion: version, maxVersion: version })).toMatchObject({
    status: 200,
  });
});

test('speaks no older version', async () => {
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(ask({ ...trusting(), ...old })).rejects.toThrow(/protocol version|unsupported protocol/);
});

test('answers nothing without TLS', async () => {
  const socket = connectPlainly(config.port, '127.0.0.1');
  socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await text(socket)).not.toContain('HTTP/1.1');
});

test('takes sockets of GraphQL and of Socket.IO', async () => {
  for (const [address, protocol] of [
    ['graphql', 'graphql-transport-ws'],
    ['socket.io/?EIO=4&transport=websocket', []],
  ] as const) {
    const socket = new WebSocket(`wss://127.0.0.1:${config.port}/${address}`, protocol as string, trusting());
    await once(socket, 'open');
    socket.terminate();
  }
});

test('is asked by its stand-ins without TLS, at an address of this machine', async () => {
  const { data } = await makeClient(fakeStripeAccount()).events.list();
  expect(data).toEqual([]);
});

test('serves a changed certificate within a minute, and its old one while the new one is not whole', async () => {
  const { serial } = await ask();
  const key = inFolder('api/server.key');
  rmSync(inFolder('api/server.crt'));
  await make();
  const renewed = readFileSync(key);
  writeFileSync(key, readFileSync(inFolder('other/server.key')));
  const failed = jest.spyOn(log, 'error').mockReturnValue();
  jest.advanceTimersByTime(MINUTE_MS);
  expect(failed).toHaveBeenCalledTimes(1);
  failed.mockRestore();
  expect((await ask()).serial).toBe(serial);
  writeFileSync(key, renewed);
  jest.advanceTimersByTime(MINUTE_MS);
  const served = new X509Certificate(readFileSync(inFolder('api/server.crt')));
  expect(served.serialNumber).not.toBe(serial);
  expect((await ask()).serial).toBe(served.serialNumber);
});

test('says once a day that its certificate ends within 30 days', async () => {
  const warned = jest.spyOn(log, 'warn').mockReturnValue();
  const look = async (days: number) => later(days * DAY_MS, async () => jest.advanceTimersByTime(MINUTE_MS));
  await look(700);
  expect(warned).not.toHaveBeenCalled();
  for (const days of [797, 797, 798]) await look(days);
  expect(warned.mock.calls).toHaveLength(2);
  for (const [{ of }, words] of warned.mock.calls as unknown as [{ of: string }, string][])
    expect([of, words]).toEqual(['TLS_CERT', 'a certificate ends soon: see .readme/production.md']);
  warned.mockRestore();
});

test('a certificate and a key that do not belong together are refused by name', async () => {
  const env = {
    DATA_DIR: folder,
    TLS_CERT: inFolder('api/server.crt'),
    TLS_KEY: inFolder('other/server.key'),
  };
  const before = { ...config };
  loadConfig(env);
  expect(() => serverCertificate()).toThrow(ConfigProblem);
  expect(() => serverCertificate()).toThrow(/^TLS_CERT and TLS_KEY cannot be used: /);
  Object.assign(config, before);
});
