import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { BOOKING_EXAMPLE } from '../../web/src/developers/bookingExample';
import { makeKey } from './apiKeys';
import { makeCity, makeHotel, makeRoomType, makeUser, night } from './factories';
import { startTestServer, type TestServer } from './testServer';
import { addWebhook } from './webhookHelpers';
import { openReceiver } from './webhookReceiver';

/* The package of schema/ as other people install it, and the example program of the page for developers. */

const run = promisify(execFile);
const root = path.join(__dirname, '../..');
const modules = path.join(root, 'node_modules');
let folder: string;
let server: TestServer;
let complaints: string;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-package-'));
  const pack = ['pack', '--workspace', 'schema', '--pack-destination', folder, '--silent'];
  await run('npm', pack, { cwd: root });
  const [tarball] = readdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const install = ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`];
  await run('npm', install, { cwd: folder });
  // other packages of the program
  for (const name of ['graphql-ws', 'graphql']) link(name);
  mkdirSync(path.join(folder, 'node_modules/@types'));
  link('@types/node');
  link('undici-types');
  complaints = await compile();
}, 240_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const link = (name: string) =>
  symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name), 'dir');

const calls = (text: string) =>
  `import { request, SearchDocument, ViewerDocument } from '@staybook/schema';\nconst staybook = { url: 'http://localhost' };\n${text}`;
const PROGRAMS = {
  booking: BOOKING_EXAMPLE.text,
  right: calls(`const { viewer } = await request(staybook, ViewerDocument);
const { hotels } = await request(staybook, SearchDocument, { filter: { guests: 2 } });
export const name: string | undefined = viewer?.name ?? hotels.items[0]?.city.name;`),
  visitor: calls(`import { SignInDocument } from '@staybook/schema';
const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await globalThis.fetch(input, init);
  console.log(init?.method ?? 'GET', answer.headers.get('cache-control'));
  return answer;
};
const here = { url: process.env.STAYBOOK_URL ?? '', fetch };
for (const guests of [2, 3]) await request(here, SearchDocument, { filter: { guests } });
await request(here, ViewerDocument);
await request({ ...here, accessToken: process.env.STAYBOOK_KEY }, SearchDocument);
await request(here, SignInDocument, { input: { username: 'nobody_here', password: 'x' } });
await request(here, SearchDocument, { limit: 1000 }).catch(({ code }: Error & { code: string }) => console.log(code));`),
  wrongVariable: calls("await request(staybook, SearchDocument, { filter: { guests: 'two' } });"),
  wrongAnswer: calls('export const { nobody } = await request(staybook, ViewerDocument);'),
  signatures: `import { readWebhook } from '@staybook/schema';
import { createHmac } from 'node:crypto';
const key = Buffer.from('a secret of a test');
const body = '{"type":"webhook.test","timestamp":"","data":{}}';
const sign = (seconds: number, by = key) => ({
  'webhook-id': 'a',
  'webhook-timestamp': String(seconds),
  'webhook-signature': 'v1,AAAA v1,' + createHmac('sha256', by).update('a.' + seconds + '.' + body).digest('base64'),
});
const now = Math.floor(Date.now() / 1000);
const other = Buffer.from('another');
const unsigned = [{}, { ...sign(now), 'webhook-signature': '?' }];
for (const headers of [sign(now), sign(now - 301), sign(now + 330), sign(now, other), ...unsigned])
  console.log((await readWebhook('whsec_' + key.toString('base64'), headers, body))?.type);`,
};

/** Compiles the programs with strict settings, as their authors would; returns the output of the compiler. */
async function compile(): Promise<string> {
  const files = Object.keys(PROGRAMS).map((name) => `${name}.ts`);
  for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(path.join(folder, `${name}.ts`), text);
  const options = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    'node',
    '--skipLibCheck',
  ];
  const compiler = path.join(modules, 'typescript/bin/tsc');
  return run(process.execPath, [compiler, ...options, ...files], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout as string,
  );
}

test('the package has the schema, and documents that are valid for it', async () => {
  const installed = path.join(folder, 'node_modules/@staybook/schema');
  const schema = buildSchema(readFileSync(path.join(installed, 'schema.graphql'), 'utf8'));
  const { stdout } = await run(
    'node',
    [
      '-e',
      'import("@staybook/schema").then((all) => console.log(JSON.stringify(Object.values(all).filter((one) => one instanceof String))))',
    ],
    { cwd: folder },
  );
  const documents = JSON.parse(stdout) as string[];
  expect(documents).toHaveLength(18);
  for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
});

test('answers and variables are typed, so the compiler finds mistakes', () => {
  const said = complaints.trim().split('\n');
  expect(said.filter((line) => line.includes('error'))).toEqual([
    expect.stringMatching(/^wrongAnswer\.ts.* TS2339: .*'nobody'/),
    expect.stringMatching(/^wrongVariable\.ts.* TS2322: .*'string'/),
  ]);
});

test('the program searches, books by a key, pays, follows the nights and takes the signed message', async () => {
  const city = await makeCity({ name: 'Porto' });
  const hotel = await makeHotel({ name: 'Casa do Rio', cityId: city.id });
  await makeRoomType(hotel, 2, { maxPeople: 2 });
  const person = await server.as(await makeUser());
  const { secret: key } = await makeKey(person, ['BOOK']);
  // an address that is free again a moment later
  const { url, close } = await openReceiver();
  const { secret } = await addWebhook(person, url);
  await close();
  const program = spawn('node', ['--experimental-websocket', 'booking.js'], {
    cwd: folder,
    env: {
      ...process.env,
      STAYBOOK_URL: server.url,
      STAYBOOK_KEY: key,
      CITY: 'Porto',
      CHECK_IN: night(20),
      CHECK_OUT: night(22),
      WEBHOOK_SECRET: secret,
      PORT: new URL(url).port,
    },
  });
  let said = '';
  program.stdout.on('data', (text) => (said += text));
  program.stderr.on('data', (text) => (said += text));
  const challenge = await postSigned(url, secret, {
    type: 'webhook.verification',
    data: { challenge: 'abc' },
  });
  expect(challenge).toBe('abc');
  const killed = setTimeout(() => program.kill(), 40_000);
  await once(program, 'exit');
  clearTimeout(killed);
  expect(said).toMatch(/^found Casa do Rio \d+$/m);
  const [, id] = /^held (\w{24}) \d{4}-/m.exec(said)!;
  expect(said).toContain(`taken ${night(20)}\ntaken ${night(21)}\n`);
  expect(said).toMatch(new RegExp(`^confirmed ${id} \\d+$`, 'm'));
}, 120_000);

test('a query for what is the same for all goes by its hash without a key, so that caches can answer it, and everything else as before', async () => {
  const { secret } = await makeKey(await server.as(await makeUser()), ['READ']);
  const env = { ...process.env, STAYBOOK_URL: server.url, STAYBOOK_KEY: secret };
  const { stdout } = await run('node', ['visitor.js'], { cwd: folder, env });
  const kept = 'public, s-maxage=1, stale-while-revalidate=10';
  expect(stdout.trim().split('\n')).toEqual([
    'GET no-store',
    'POST no-store',
    `GET ${kept}`,
    'POST no-store',
    'POST no-store',
    'POST no-store',
    'GET no-store',
    'BAD_USER_INPUT',
  ]);
});

/** Posts a message to a program as soon as it listens; returns the text of its answer. */
async function postSigned(url: string, secret: string, message: object): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  const [body, key] = [JSON.stringify(message), Buffer.from(secret.replace('whsec_', ''), 'base64')];
  const headers = {
    'webhook-id': 'a',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${createHmac('sha256', key).update(`a.${seconds}.${body}`).digest('base64')}`,
  };
  for (let tries = 0; ; tries++)
    try {
      return await (await fetch(url, { method: 'POST', headers, body })).text();
    } catch (error) {
      if (tries === 200) throw error;
      await wait(50);
    }
}

test('a message with no signature, another secret or an old timestamp is refused', async () => {
  const { stdout } = await run('node', ['signatures.js'], { cwd: folder });
  expect(stdout.trim().split('\n')).toEqual(['webhook.test', ...Array<string>(5).fill('undefined')]);
});
