import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { EXAMPLES } from '../../web/src/developers/examples';
import { publish } from '../src/core/events';
import { whenIdle } from '../src/core/runExclusive';
import { makeKey } from './apiKeys';
import { makeHotel, makeRoomType, makeUser, night } from './factories';
import { startTestServer, type TestServer } from './testServer';
import { addWebhook, askChallenge, sendTest, verificationOf } from './webhookHelpers';
import { openReceiver } from './webhookReceiver';

/* Runs the examples of the page for developers unchanged. */

let server: TestServer;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  // The folder is inside the project, so that packages are found.
  folder = mkdtempSync(path.join(__dirname, '../../node_modules/.examples-'));
  const { secret } = await makeKey(await server.as(await makeUser('CUSTOMER', { name: 'Ada' })), ['READ']);
  environment = { ...process.env, STAYBOOK_URL: server.url, STAYBOOK_KEY: secret };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const [curl, pages, events, messages] = EXAMPLES;

function compiled(text: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  writeFileSync(file, transpileModule(text, { compilerOptions }).outputText);
  return file;
}

test('curl shows the owner of the key', async () => {
  const { stdout } = await promisify(execFile)('sh', ['-c', curl.text], { env: environment });
  expect(JSON.parse(stdout)).toMatchObject({ data: { viewer: { name: 'Ada' } } });
});

test('all hotels are read, page by page', async () => {
  for (let count = 0; count < 53; count++) await makeHotel({ name: `Inn ${count}` });
  const { stdout, stderr } = await promisify(execFile)('node', [compiled(pages.text)], { env: environment });
  expect(new Set(JSON.parse(stdout)).size).toBe(53);
  expect(stderr.match(/\d+ points are left/g)).toHaveLength(2);
});

test('nights that are taken and freed are reported at once', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel);
  const change = { roomNumberId: roomNumbers[0]!.id, night: night(3), available: false };
  const env = { ...environment, HOTEL_ID: hotel.id };
  const program = spawn('node', ['--experimental-websocket', compiled(events.text)], { env });
  const said = once(program.stdout, 'data');
  const timer = setInterval(() => void publish('nightsChanged', hotel.id, [change]), 200);
  const [line] = await said;
  clearInterval(timer);
  program.kill();
  expect(JSON.parse(String(line).split('\n')[0]!)).toEqual({
    nightsChanged: [{ night: night(3), available: false }],
  });
});

test('the receiver answers its challenge, and takes only messages with their signature', async () => {
  const person = await server.as(await makeUser());
  // an address that is free again a moment later
  const { url, close } = await openReceiver();
  await close();
  const { secret, webhook } = await addWebhook(person, url);
  const env = { ...environment, WEBHOOK_SECRET: secret, PORT: new URL(url).port };
  const program = spawn('node', [compiled(messages.text)], { env });
  await once(program.stdout, 'data');
  expect(await fetch(url, { method: 'POST', body: '{}' })).toMatchObject({ status: 400 });
  expect(await verificationOf(person)).toMatchObject({ verificationState: 'WAITING' });
  await askChallenge(person, webhook.id);
  await whenIdle();
  expect(await verificationOf(person)).toMatchObject({ verificationState: 'VERIFIED' });
  const said = once(program.stdout, 'data');
  await sendTest(person, webhook.id);
  expect(String(await said)).toBe('webhook.test {}\n');
  program.kill();
});
