import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHANNEL_EXAMPLE } from '../../../web/src/developers/channelExample';
import { compileExample } from '../../test/compileExample';
import { freePort } from '../../test/composed/servers';
import { night } from '../../test/factories';
import { startServerProcess, type ServerProcess } from '../../test/serverProcess';

/* Runs the channel of the page for developers unchanged, while it and its server are killed and started again. */

const PASSWORD = 'Stay#2026';
let folder: string;
let settings: Record<string, string>;
let server: ServerProcess;
let program: ChildProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-channel-'));
  settings = {
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    RATE_LIMITS: 'off',
    CAPTCHA: 'none',
    DATABASE_URL: '',
  };
  server = await startServerProcess(settings);
}, 120_000);
afterAll(async () => {
  program?.kill('SIGKILL');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(token: string | undefined, query: string, variables: object = {}): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: any; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return data;
}

const ROOMS = `query ($hotel: ID!, $from: Night!, $to: Night!) { hotel(id: $hotel) { openForBooking roomTypes { id
  nightRooms(from: $from, to: $to) { night free } nightRates(from: $from, to: $to) { cents minimumNights } } } }`;

test('a channel sells nothing twice and knows what is free, through kills of it and of its server', async () => {
  const { signIn } = await ask(
    undefined,
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
    { input: { username: 'owner_demo', password: PASSWORD } },
  );
  const owner = signIn.accessToken as string;
  const { viewer } = await ask(owner, '{ viewer { teams { hotel { id roomTypes { id } } } } }');
  const { id: hotelId, roomTypes } = viewer.teams[0].hotel;
  const [{ id: roomTypeId }] = roomTypes;
  const { createApiKey } = await ask(
    owner,
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { ... on NewApiKey { secret } ... on Problem { message } } }',
    {
      input: {
        name: 'Channel',
        scopes: ['AVAILABILITY', 'HOTEL'],
        hotelIds: [hotelId],
        currentPassword: PASSWORD,
      },
    },
  );
  const [sold, stored, from, to] = [
    path.join(folder, 'sold'),
    path.join(folder, 'channel.json'),
    night(200),
    night(230),
  ];
  const file = path.join(folder, 'channel.mjs');
  compileExample(CHANNEL_EXAMPLE.text, file);
  const env = { STAYBOOK_URL: server.url, STAYBOOK_KEY: createApiKey.secret, HOTEL_ID: hotelId };
  const start = () =>
    (program = spawn(process.execPath, [file], {
      env: { ...process.env, ...env, SOLD: sold, CHANNEL: stored, FROM: from, TO: to },
      stdio: ['ignore', 'ignore', 'inherit'],
    }));
  const kill = async () => {
    const ended = once(program!, 'exit');
    program!.kill('SIGKILL');
    await ended;
  };
  const state = (): any => (existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : undefined);
  const sell = (reference: string, revision: number, first: number, more: object = {}) =>
    appendFileSync(
      sold,
      `${JSON.stringify({
        hotelId,
        channel: 'Rooms',
        reference,
        revision,
        checkIn: night(first),
        checkOut: night(first + 3),
        roomTypeIds: [roomTypeId],
        guestName: 'Gus',
        email: `${reference}@example.com`,
        ...more,
      })}\n`,
    );
  /** Waits until the program has pushed this many lines and knows what the hotel says. */
  const whenTrue = async (pushed: number) => {
    for (let tries = 0; ; tries++) {
      const { hotel } = await ask(owner, ROOMS, { hotel: hotelId, from, to });
      const rooms = Object.fromEntries(
        hotel.roomTypes.map(({ id, nightRooms, nightRates }: any) => [
          id,
          Object.fromEntries(
            nightRooms.map(({ night: one, free }: any, index: number) => [
              one,
              { night: one, ...nightRates[index], free },
            ]),
          ),
        ]),
      );
      const known = state();
      const isTrue = JSON.stringify(known?.rooms) === JSON.stringify(rooms) && known?.pushed === pushed;
      if (isTrue && known.open === hotel.openForBooking) return;
      if (tries === 150) throw new Error(`The channel knows ${JSON.stringify(known).slice(0, 1000)}.`);
      await pause(200);
    }
  };

  start();
  await whenTrue(0);
  sell('r1', 1, 201);
  await whenTrue(1);

  await kill();
  sell('r1', 2, 205);
  sell('r2', 1, 210);
  await ask(owner, 'mutation ($input: PaintRatesInput!) { paintRates(input: $input) { __typename } }', {
    input: { roomTypeIds: [roomTypeId], from: night(215), to: night(217), priceCents: 77_700 },
  });
  start();
  await whenTrue(3);

  sell('r2', 2, 210, { cancelled: true });
  await server.stop();
  sell('r3', 1, 220);
  // what the program has pushed and not stored yet comes again
  sell('r1', 2, 205);
  server = await startServerProcess(settings);
  await whenTrue(6);
  expect(Object.values(state().answers)).toEqual(['done', 'done', 'done', 'done', 'done']);

  await ask(
    owner,
    'mutation ($input: CloseHotelForBookingInput!) { closeHotelForBooking(input: $input) { __typename } }',
    { input: { hotelId } },
  );
  await whenTrue(6);
}, 180_000);
