import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { later } from '../../../test/clock';
import { keepCertificates } from './keepCertificates';

const DAY_MS = 86_400_000;
const ALL = ['authority', 'api', 'mysql'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keep = () =>
  keepCertificates(folder, [{ name: 'api' }, { name: 'mysql', group: process.getgid!() }], ['web']);
const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const certificate = (name: string) => new X509Certificate(read(name));
const modeOf = (name: string) => statSync(file(name)).mode & 0o777;

test('a service has a certificate of its name, by an authority that all of them know', async () => {
  expect(await keep()).toEqual(ALL);
  const authority = certificate('authority/ca.crt');
  expect(authority.ca).toBe(true);
  for (const name of ['api', 'mysql']) {
    const made = certificate(`${name}/server.crt`);
    expect([made.ca, made.checkHost(name), made.checkHost('web')]).toEqual([false, name, undefined]);
    expect([made.checkIssued(authority), made.verify(authority.publicKey)]).toEqual([true, true]);
  }
  for (const name of ['api', 'mysql', 'web']) expect(read(`${name}/ca.crt`)).toBe(read('authority/ca.crt'));
  expect(read('api/server.key')).not.toBe(read('mysql/server.key'));
});

test('a key is open to its owner, and to the group that was named', async () => {
  await keep();
  expect(['authority/ca.key', 'api/server.key', 'mysql/server.key'].map(modeOf)).toEqual([
    0o600, 0o600, 0o640,
  ]);
  expect(statSync(file('mysql/server.key')).gid).toBe(process.getgid!());
  expect(modeOf('web/ca.crt')).toBe(0o644);
});

test('what is there is kept, until 30 days before its end', async () => {
  await keep();
  const before = read('api/server.crt');
  expect(await keep()).toEqual([]);
  expect(await later(794 * DAY_MS, keep)).toEqual([]);
  expect(read('api/server.crt')).toBe(before);
  expect(await later(796 * DAY_MS, keep)).toEqual(['api', 'mysql']);
  expect(Date.parse(certificate('api/server.crt').validTo)).toBeGreaterThan(
    Date.parse(certificate('authority/ca.crt').validFrom) + 1600 * DAY_MS,
  );
});

test('the authority is made again before a certificate would outlast it', async () => {
  await keep();
  expect(await later(2000 * DAY_MS, keep)).toEqual(['api', 'mysql']);
  expect(await later(2900 * DAY_MS, keep)).toEqual(ALL);
  expect(certificate('api/server.crt').verify(certificate('web/ca.crt').publicKey)).toBe(true);
});

test.each([
  ['a lost key', ['mysql'], () => rmSync(file('mysql/server.key'))],
  ['a certificate that was half written', ['mysql'], () => truncateSync(file('mysql/server.crt'), 100)],
  [
    'a key of another certificate',
    ['api'],
    () => writeFileSync(file('api/server.key'), read('mysql/server.key')),
  ],
  [
    'a certificate of another name',
    ['api'],
    () => {
      for (const part of ['server.crt', 'server.key'])
        writeFileSync(file(`api/${part}`), read(`mysql/${part}`));
    },
  ],
  ['a lost authority', ALL, () => rmSync(file('authority/ca.key'))],
  [
    'an authority that is none',
    ALL,
    () => {
      writeFileSync(file('authority/ca.crt'), read('api/server.crt'));
      writeFileSync(file('authority/ca.key'), read('api/server.key'));
    },
  ],
  ['a lost certificate of the authority for a client', [], () => rmSync(file('web/ca.crt'))],
])('the next run mends %s', async (_what, made, damage) => {
  await keep();
  damage();
  expect(await keep()).toEqual(made);
  expect(certificate('api/server.crt').verify(certificate('web/ca.crt').publicKey)).toBe(true);
  expect(await keep()).toEqual([]);
});

test('a certificate from the future, of a clock that was wrong, is made again', async () => {
  await later(3 * DAY_MS, keep);
  expect(await keep()).toEqual(ALL);
});

test('a key that others could read is made private when it is replaced', async () => {
  await keep();
  chmodSync(file('api/server.key'), 0o644);
  rmSync(file('api/server.crt'));
  await keep();
  expect(modeOf('api/server.key')).toBe(0o600);
});
