import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeHotel, makeHotels, makeRoomType, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { later } from '../../test/clock';
import { startTestServer, type TestServer } from '../../test/testServer';
import { whenIdle } from '../core/runExclusive';
import { rest } from './testing/client';
import { getFrom } from './testing/lists';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeHotels(60, 1);
});
afterAll(() => server.close());
// On a slow machine a test takes longer than a second.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
afterEach(() => void jest.restoreAllMocks());

const get = (address: string) => getFrom(server, '198.51.100.1', address);
const statementsOf = (...addresses: string[]) =>
  server.countStatements(() => Promise.all(addresses.map(get)), true);

/** Waits until no other work uses the database, then counts the statements that the first address needs. */
const first = async (address: string) => server.countStatements(() => get(address));

test('an equal list of a signed-out caller is answered without a statement, with its rows and its total', async () => {
  const hotel = await makeHotel();
  await makeRoomType(hotel, 2);
  await whenIdle();
  const lists = ['/hotels', '/hotels/price', '/hotels/allrooms', '/reviews'];
  const counts = ['allcityrefs', 'allhoteltyperefs', 'countByCity', 'countByType'].map(
    (name) => `/hotels/${name}`,
  );
  for (const address of [...lists, ...counts, `/hotels/${hotel.id}`, `/hotels/room/${hotel.id}`]) {
    const made = await get(address);
    expect(made.status).toBe(200);
    let again: unknown;
    expect(await server.countStatements(async () => (again = await get(address)), true)).toBe(0);
    expect(again).toMatchObject({ status: 200, body: made.body });
    expect((again as typeof made).headers.get('x-total-count')).toBe(made.headers.get('x-total-count'));
  }
});

test('an unknown bearer, as existing clients send it, counts as signed out', async () => {
  const nobody = await server.as();
  await first('/hotels?limit=7');
  expect(await server.countStatements(() => rest(nobody, 'GET', '/hotels?limit=7'), true)).toBe(0);
});

test('parameters that a route does not read, their order and the case of the path change nothing', async () => {
  expect(await first('/hotels?limit=5&sort=name')).toBeGreaterThan(0);
  expect(
    await statementsOf(
      '/hotels?limit=5&sort=name&x=1',
      '/hotels?sort=name&limit=05&page=',
      '/Hotels/?x[y]=2&sort=name&limit=5',
    ),
  ).toBe(0);
  expect((await get('/hotels?limit=4&sort=name')).body.number).toBe(4);
});

test('equal simultaneous lists are made once', async () => {
  const one = await first('/hotels?limit=60&sort=-name');
  const same = Array<string>(6).fill('/hotels?limit=60&sort=-_id');
  expect(await statementsOf(...same)).toBeLessThanOrEqual(one);
});

test('a write of this process is visible at once, one of another process after a second', async () => {
  const { number } = (await get('/hotels')).body;
  await makeHotel();
  expect((await get('/hotels')).body.number).toBe(number + 1);
  await later(1001, async () => expect(await first('/hotels')).toBeGreaterThan(0));
});

test('an answer to a signed-in caller is made for that caller and never shared', async () => {
  const { person, reviewId } = await new Guests(server).withReview();
  const address = `/reviews?review_id=${reviewId}`;
  const mine = () => rest(person, 'GET', address);
  expect((await mine()).body.data[0].bookingRef).toMatch(/^[0-9a-f]{24}$/);
  expect((await get(address)).body.data[0].bookingRef).toBeNull();
  expect((await mine()).body.data[0].bookingRef).toMatch(/^[0-9a-f]{24}$/);
  const other = await server.as(await makeUser());
  await rest(other, 'GET', '/hotels?limit=3');
  expect(await server.countStatements(() => rest(other, 'GET', '/hotels?limit=3'))).toBeGreaterThan(0);
  expect(await first('/hotels?limit=3')).toBeGreaterThan(0);
});

/** The bytes of the body as sent. */
const bytes = (encoding: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding } };
    request(`${server.url}/api/v1/hotels?sort=-name`, options, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });

test('a list is compressed once for all callers, and a client that has it gets 304', async () => {
  const plain = await bytes('identity');
  const [one, other] = [await bytes('gzip, br'), await bytes('br')];
  expect([plain.encoding, one.encoding, other.encoding]).toEqual([undefined, 'br', 'br']);
  expect(one.body.equals(other.body)).toBe(true);
  expect(one.body.length).toBeLessThan(plain.body.length / 3);
  expect(brotliDecompressSync(one.body).equals(plain.body)).toBe(true);
  expect(gunzipSync((await bytes('gzip')).body).equals(plain.body)).toBe(true);
  const etag = (await get('/hotels?sort=-name')).headers.get('etag')!;
  const known = await getFrom(server, '198.51.100.1', '/hotels?sort=-name', {
    'if-none-match': etag,
    'cache-control': 'max-age=0',
  });
  expect([known.status, known.body]).toEqual([304, undefined]);
});

test('a list of several batches has each row once, in order', async () => {
  const { body } = await get('/hotels?sort=name&limit=1000');
  const names = body.data.map(({ name }: { name: string }) => name);
  expect(body.number).toBeGreaterThan(60);
  expect(new Set(names).size).toBe(body.number);
  const rooms = (await get('/hotels/allrooms')).body;
  expect(rooms.number).toBe(rooms.data.length);
  expect(rooms.data.length).toBeGreaterThan(50);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/hotels?sort=name&limit=20&page=${page}`)));
  expect(pages.flatMap(({ body: page }) => page.data)).toEqual(body.data.slice(0, 80));
});
