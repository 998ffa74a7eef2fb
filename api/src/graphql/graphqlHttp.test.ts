import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { makeBooking, makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { whenTakenUp } from '../../test/sockets';
import { startTestServer, type TestServer } from '../../test/testServer';
import { freeNights, reserveNights } from '../rooms/nights/night.service';
import { transaction } from '../database/transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CORS_ORIGINS: 'https://partner.example' });
});
afterAll(() => server.close());

const socket = (connectionParams?: Record<string, unknown>): Client =>
  createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
/** The first answer over the socket. */
async function first(client: Client, query: string, variables = {}) {
  for await (const answer of client.iterate<Record<string, any>>({ query, variables })) return answer;
  return undefined;
}

const deep = `{ hotels { items ${'{ roomTypes { hotel '.repeat(6)}{ id }${'} }'.repeat(6)} } }`;
const wide = `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
const long = `{ ${'__typename '.repeat(3000)} }`;

test.each([
  ['too deep', deep],
  ['too many aliases', wide],
  ['too many words', long],
])('a document that is %s is refused, over HTTP and over a socket', async (_name, query) => {
  const { errors, data } = await (await server.as()).graphql(query);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  const client = socket();
  await expect(first(client, query)).rejects.toEqual([
    expect.objectContaining({ extensions: { code: 'QUERY_TOO_COMPLEX' } }),
  ]);
  await client.dispose();
});

test.each([
  ['broken JSON', '{ "query": ', 400],
  ['no query', '{}', 400],
  ['a list', '[]', 400],
  [
    'a megabyte',
    JSON.stringify({ query: `{ hotels(filter: { text: "${'x'.repeat(1_000_000)}" }) { total } }` }),
    413,
  ],
])('%s is refused in words', async (_name, body, status) => {
  const answer = await (await server.as()).post(body);
  expect(answer.status).toBe(status);
  expect(answer.errors?.[0]?.message).toEqual(expect.any(String));
});

test('a document with five introspection fields is refused', async () => {
  const ask = async (times: number) => {
    const fields = Array.from({ length: times }, (_, index) => `t${index}: __type(name: "City") { name }`);
    return (await server.as()).graphql(`{ ${fields.join(' ')} }`);
  };
  expect((await ask(4)).errors).toBeUndefined();
  expect((await ask(5)).errors?.[0]).toMatchObject({
    message: 'Ask for __schema and __type at most 4 times in a document.',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
});

test('a document of more than 50,000 characters is refused unread, over HTTP and over a socket', async () => {
  const query = `{ hotels(filter: { text: "${'x'.repeat(50_000)}" }) { total } }`;
  const refused = {
    message: 'The document is too long. Send at most 50000 characters, and long texts as variables.',
    extensions: { code: 'BAD_USER_INPUT' },
  };
  expect((await (await server.as()).graphql(query)).errors).toEqual([expect.objectContaining(refused)]);
  const client = socket();
  await expect(first(client, query)).rejects.toEqual([expect.objectContaining(refused)]);
  await client.dispose();
});

test('a body of more than 64 kB is accepted only from signed-in callers', async () => {
  const body = JSON.stringify({ query: '{ __typename }', variables: { text: 'x'.repeat(100_000) } });
  const visitor = await server.as();
  expect((await visitor.post(body)).errors?.[0]?.message).toBe(
    'The request is larger than 64 kB. Send less at once.',
  );
  expect((await (await server.as(await makeUser())).post(body)).data).toEqual({ __typename: 'Query' });
});

test('an invalid query is refused with a message that names the field', async () => {
  const { errors } = await (await server.as()).graphql('{ hotels { wrong } }');
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('wrong'),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
});

test('an unexpected error is masked and gets an id', async () => {
  const broken = jest.spyOn(server.database.manager, 'getRepository').mockImplementation(() => {
    throw new Error('SQL secret');
  });
  const { errors } = await (await server.as()).graphql('{ cities { id } }');
  broken.mockRestore();
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('Something went wrong'),
    extensions: { code: 'INTERNAL', errorId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  expect(JSON.stringify(errors)).not.toContain('SQL secret');
});

test('a mutation by GET or from a form of another site is refused', async () => {
  const get = await fetch(`${server.url}/graphql?query=${encodeURIComponent('mutation { signOut }')}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect(get.status).toBe(405);
  const form = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"query":"mutation { signOut }"}',
  });
  expect(form.status).toBe(400);
});

test('a query by GET is answered', async () => {
  const response = await fetch(`${server.url}/graphql?query=${encodeURIComponent('{ cities { id } }')}`, {
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: { cities: expect.any(Array) } });
});

test('CORS allows only the origins in the settings', async () => {
  const ask = (origin: string) =>
    fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const partner = await ask('https://partner.example');
  expect(partner.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(partner.headers.get('access-control-allow-credentials')).toBe('true');
  expect((await ask('https://stranger.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('nightsChanged publishes taken and freed nights after the commit', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel);
  const id = roomNumbers[0]!.id;
  const client = socket();
  const events = client.iterate<{ nightsChanged: unknown }>({
    query: `subscription ($hotelId: ID!) { nightsChanged(hotelId: $hotelId) { roomNumber { id number } night available } }`,
    variables: { hotelId: hotel.id },
  });
  const next = events.next();
  await whenTakenUp(client);
  const { id: bookingId } = await makeBooking();
  const stay = { checkIn: night(3), checkOut: night(5) };
  await transaction(() => reserveNights(hotel.id, bookingId, [id], stay));
  const change = (at: string, available: boolean) => ({
    roomNumber: { id, number: 101 },
    night: at,
    available,
  });
  expect((await next).value.data.nightsChanged).toEqual([change(night(3), false), change(night(4), false)]);
  await transaction(() => freeNights(hotel.id, { bookingId }));
  expect((await events.next()).value.data.nightsChanged).toEqual([
    change(night(3), true),
    change(night(4), true),
  ]);
  await client.dispose();
});

test("a query over a socket has the viewer of its connection's access token", async () => {
  const person = await server.as(await makeUser());
  const client = socket({ accessToken: person.accessToken });
  const answer = await first(client, '{ viewer { id } myBookings { total } }');
  expect(answer).toMatchObject({ data: { viewer: { id: expect.any(String) }, myBookings: { total: 0 } } });
  await client.dispose();
  const anonymous = socket();
  expect(await first(anonymous, '{ myBookings { total } }')).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  await anonymous.dispose();
});

test('a connection with an invalid token is closed', async () => {
  const client = socket({ accessToken: 'invalid' });
  await expect(first(client, '{ cities { id } }')).rejects.toMatchObject({ code: 4403 });
});

test('/livez and /readyz answer ok', async () => {
  expect(await (await fetch(`${server.url}/livez`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'ok',
    database: 'ok',
    migrations: 'ok',
    search: 'ok',
    disk: 'ok',
    clock: 'ok',
  });
});

test('an idle connection stays open longer than a proxy keeps it', async () => {
  const { headers } = await fetch(`${server.url}/livez`);
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive')!)![1]);
  expect(seconds).toBeGreaterThan(60);
});

test('an unknown path of the API is answered with JSON', async () => {
  const response = await fetch(`${server.url}/api/v1/nothing`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ status: 'fail', message: expect.any(String) });
});
