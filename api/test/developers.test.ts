import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EXAMPLES } from '../../web/src/developers/examples';
import { publish } from '../src/core/events';
import { whenIdle } from '../src/core/runExclusive';
import { repo } from '../src/database/transaction';
import { Night } from '../src/rooms/nights/night.entity';
import { makeKey } from './apiKeys';
import { compileExample } from './compileExample';
import { checkout, choice, release, room } from './checkoutHelpers';
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
const programs: ChildProcess[] = [];
afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  await server.close();
});

const [curl, pages, events, mirror, messages] = EXAMPLES;

/** Starts a program, which ends with the tests at the latest. */
function startProgram(file: string, env: NodeJS.ProcessEnv, ...options: string[]) {
  const program = spawn('node', [...options, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  programs.push(program);
  return program;
}

function compiled(text: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  compileExample(text, file);
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
  const program = startProgram(compiled(events.text), env, '--experimental-websocket');
  const said = once(program.stdout, 'data');
  const timer = setInterval(() => void publish('nightsChanged', hotel.id, [change]), 200);
  const [line] = await said;
  clearInterval(timer);
  program.kill();
  expect(JSON.parse(String(line).split('\n')[0]!)).toEqual({
    nightsChanged: [{ night: night(3), available: false }],
  });
});

test('the mirror equals a full read after kills, nights that changed meanwhile, and a cursor that is not known', async () => {
  const rooms = [await room(2), await room(1)];
  const file = path.join(folder, 'mirror.json');
  const env = { ...environment, MIRROR: file, FROM: night(0), TO: night(60) };
  const compiledMirror = compiled(mirror.text);
  const start = () => startProgram(compiledMirror, env);
  const stored = (): any => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  const isTrue = async () => {
    const rows = await repo(Night).find({ order: { night: 'ASC' } });
    return rooms.every(({ ids }) =>
      ids.every((id) => {
        const taken = rows.filter(({ roomNumberId }) => roomNumberId === id).map((row) => row.night);
        return JSON.stringify(stored()?.taken[id]) === JSON.stringify(taken);
      }),
    );
  };
  const whenTrue = async () => {
    for (let tries = 0; !(await isTrue()); tries++) {
      if (tries === 200) throw new Error(`The mirror has ${JSON.stringify(stored())}.`);
      await pause(100);
    }
  };
  const book = async ({ hotel, ids }: (typeof rooms)[number], from: number) => {
    const guest = await server.as(await makeUser());
    return { guest, ...(await checkout(guest, choice(hotel.id, ids, from, from + 3))) };
  };
  const first = await book(rooms[0]!, 2);
  let program = start();
  await whenTrue();
  const { cursor } = stored();
  await book(rooms[1]!, 4);
  await whenTrue();
  expect(stored().cursor).not.toBe(cursor);

  program.kill('SIGKILL');
  await once(program, 'exit');
  await release(first.guest, first.booking.id);
  await book(rooms[0]!, 3);
  program = start();
  await whenTrue();
  program.kill('SIGKILL');
  await once(program, 'exit');

  writeFileSync(file, JSON.stringify({ ...stored(), cursor: '99-abc', taken: {} }));
  program = start();
  await whenTrue();
  program.kill('SIGKILL');
  await once(program, 'exit');
}, 60_000);

test('the receiver answers its challenge, and takes only messages with their signature', async () => {
  const person = await server.as(await makeUser());
  // an address that is free again a moment later
  const { url, close } = await openReceiver();
  await close();
  const { secret, webhook } = await addWebhook(person, url);
  const inbox = path.join(folder, 'inbox');
  const env = { ...environment, WEBHOOK_SECRET: secret, PORT: new URL(url).port, INBOX: inbox };
  const program = startProgram(compiled(messages.text), env);
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
