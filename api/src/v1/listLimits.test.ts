import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { POINTS_A_MINUTE } from '../../../schema/apiLimits';
import { makeHotel, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { spendPoints } from '../access/limits/points';
import { rest } from './testing/client';
import { getFrom, holdLists, type ListResponse } from './testing/lists';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  for (let count = 0; count < 9; count++) await makeHotel();
});
afterAll(() => server.close());
afterEach(() => void jest.restoreAllMocks());

const remaining = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
const FAIL = { status: 'fail', message: expect.stringMatching(/^Too many of your lists are being loaded/) };

test('the ninth of nine simultaneous lists of one address is refused with 429, and other addresses are answered', async () => {
  const held = holdLists();
  const nine = Array.from({ length: 9 }, (_, place) =>
    getFrom(server, '198.51.100.1', `/hotels?limit=${place + 1}`),
  );
  const refused = await Promise.race(nine);
  expect(refused).toMatchObject({ status: 429, body: FAIL });
  expect(refused.headers.get('retry-after')).toBe('1');
  const other = ['/hotels?limit=1', '/hotels?limit=100'].map((address) =>
    getFrom(server, '198.51.100.2', address),
  );
  held.open();
  const statuses = (await Promise.all([...nine, ...other])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await getFrom(server, '198.51.100.1', '/hotels?limit=50')).status).toBe(200);
});

test('equal lists of one address share one computation, however many there are', async () => {
  const held = holdLists();
  const many = Array.from({ length: 20 }, () => getFrom(server, '198.51.100.3', '/hotels?limit=9&sort=name'));
  await held.reached;
  await pause(50);
  held.open();
  const answers = await Promise.all(many);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('a list costs points by its rows, a cached one costs one point, and signed-in callers pay as well', async () => {
  // On a slow machine the cached answer may expire in between.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const first = await getFrom(server, '198.51.100.4', '/hotels?limit=9&x=1');
  const left = remaining(first.headers);
  expect(left).toBeLessThanOrEqual(POINTS_A_MINUTE.address - 90);
  const again = await getFrom(server, '198.51.100.4', '/hotels?limit=9&x=2');
  expect(remaining(again.headers)).toBe(left - 1);
  expect(left - remaining((await getFrom(server, '198.51.100.4', '/hotels?limit=2')).headers)).toBeLessThan(
    POINTS_A_MINUTE.address - left,
  );
  const person = await server.as(await makeUser());
  const owned = await rest(person, 'GET', '/hotels?limit=9');
  expect(remaining(owned.headers)).toBeLessThanOrEqual(POINTS_A_MINUTE.person - 90);
  const second = await rest(person, 'GET', '/hotels?limit=9');
  expect(remaining(second.headers)).toBeLessThanOrEqual(remaining(owned.headers) - 90);
});

test('a caller without points is refused with 429 and Retry-After, and other callers are answered without delay', async () => {
  const address = '198.51.100.5';
  await spendPoints(undefined, address, POINTS_A_MINUTE.address - 120);
  const held = holdLists();
  const poor = getFrom(server, address, '/hotels?limit=8');
  await held.reached;
  const other = getFrom(server, '198.51.100.6', '/hotels?limit=8');
  await pause(100);
  held.open();
  const refused = await poor;
  expect(refused).toMatchObject({
    status: 429,
    body: {
      status: 'fail',
      message: expect.stringMatching(/^This costs 80 points and you have \d+ left\. Wait /),
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
  expect(await other).toMatchObject({ status: 200, body: { number: 8 } });
});

/** Sends a request and does not read the answer. */
const askOnly = (from: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.pause();
      socket.write(`GET /api/v1/hotels HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
      resolve(socket);
    });
  });

test('a caller that does not read its answers is refused further ones until it closes the connections', async () => {
  const detailedDescription = 'x'.repeat(60_000);
  for (let count = 0; count < 120; count++) await makeHotel({ detailedDescription });
  const from = '198.51.100.7';
  const sockets = await Promise.all(Array.from({ length: 4 }, () => askOnly(from)));
  let refused: ListResponse;
  for (
    let tries = 0;
    (refused = await getFrom(server, from, '/hotels', { 'accept-encoding': 'identity' })).status === 200;
    tries++
  ) {
    expect(tries).toBeLessThan(50);
    await pause(100);
  }
  expect(refused).toMatchObject({ status: 429, body: FAIL });
  expect((await getFrom(server, '198.51.100.8', '/hotels')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await pause(200);
  expect((await getFrom(server, from, '/hotels')).status).toBe(200);
});
