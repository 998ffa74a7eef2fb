import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { whenTakenUp } from '../../../test/sockets';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { config } from '../../core/config';
import { publish } from '../../core/events';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const address = () => `${server.url.replace('http', 'ws')}/graphql`;
const NIGHTS = `subscription ($hotelId: ID!) {
  nightsChanged(hotelId: $hotelId) { night available roomNumber { number roomType { title } } } }`;

/** A hotel with one room number; announce() publishes that its next 28 nights were freed or taken. */
async function hotelWithNights() {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 1);
  const roomNumberId = roomNumbers[0]!.id;
  const nights = Array.from({ length: 28 }, (_, days) => night(days));
  const announce = (available: boolean) =>
    publish(
      'nightsChanged',
      hotel.id,
      nights.map((at) => ({ roomNumberId, night: at, available })),
    );
  return { hotelId: hotel.id, announce };
}

test('equal subscriptions of many sockets share one execution for each event', async () => {
  const { hotelId, announce } = await hotelWithNights();
  const clients = Array.from({ length: 30 }, () =>
    createClient({ url: address(), webSocketImpl: WebSocket, lazy: false }),
  );
  const streams = clients.map((client) => client.iterate<any>({ query: NIGHTS, variables: { hotelId } }));
  const nextAnswers = () => Promise.all(streams.map(async (stream) => (await stream.next()).value));
  await Promise.all(clients.map(whenTakenUp));
  const first = nextAnswers();
  await announce(true);
  const answers = await first;
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0].data.nightsChanged).toHaveLength(28);
  const statements = await server.countStatements(async () => {
    const second = nextAnswers();
    await announce(false);
    await second;
  });
  // One statement each for the room number and its type, for all nights and all sockets.
  expect(statements).toBe(2);
  for (const client of clients) await client.dispose();
});

/** A socket that is connected and acknowledged. */
async function open(): Promise<WebSocket> {
  const socket = new WebSocket(address(), 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  return socket;
}
const subscribe = (id: number, query: string) =>
  JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } });

test('a socket has at most 20 operations open', async () => {
  const socket = await open();
  const refused = new Promise<any>((resolve) =>
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'error') resolve(message);
    }),
  );
  for (let id = 1; id <= 21; id++)
    socket.send(subscribe(id, `subscription { nightsChanged(hotelId: "h${id}") { night } }`));
  expect(await refused).toMatchObject({ id: '21', payload: [{ extensions: { code: 'RATE_LIMITED' } }] });
  socket.close();
  await once(socket, 'close');
});

test('a socket that sends too many messages at once is closed', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  for (let id = 0; id < 300; id++) socket.send('{"type":"ping"}');
  expect((await closed)[0]).toBe(4429);
});

test('an expensive query over a socket is refused before it runs', async () => {
  const socket = await open();
  socket.send(
    subscribe(
      1,
      '{ roomTypes(limit: 100) { items { roomNumbers { roomType { roomNumbers { roomType { roomNumbers { id } } } } } } } }',
    ),
  );
  const [data] = await once(socket, 'message');
  expect(JSON.parse(String(data))).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
  });
  socket.close();
  await once(socket, 'close');
});

test('the open operations of a socket together cost no more than one operation may', async () => {
  const socket = await open();
  const answers: { id: string; type: string; payload?: unknown }[] = [];
  const answered = (...ids: string[]) =>
    new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        answers.push(JSON.parse(String(data)));
        if (ids.includes(answers.at(-1)!.id)) resolve();
      }),
    );
  const types = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (alias) => `${alias}: roomType { roomNumbers { id number roomType { title } } }`,
  );
  const expensive = `subscription { nightsChanged(hotelId: "h") { roomNumber { ${types.join(' ')} } } }`;
  // Which of the two is admitted first is not decided by their order.
  const refused = answered('1', '2');
  socket.send(subscribe(1, expensive));
  socket.send(subscribe(2, expensive));
  await refused;
  const { id: refusedId } = answers.at(-1)!;
  expect(answers.at(-1)).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: 'QUERY_TOO_COMPLEX' }, message: expect.stringContaining('together') }],
  });
  socket.send(JSON.stringify({ id: refusedId === '1' ? '2' : '1', type: 'complete' }));
  const allowed = answered('4');
  socket.send(subscribe(3, expensive));
  socket.send(subscribe(4, '{ __typename }'));
  await allowed;
  expect(answers.filter(({ type }) => type === 'error')).toHaveLength(1);
  socket.close();
  await once(socket, 'close');
});

test('a socket takes the token by either of its names, and refuses one that is not valid', async () => {
  const token = (await server.as(await makeUser())).accessToken;
  const answerTo = async (payload: object) => {
    const socket = new WebSocket(address(), 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    const [code] = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } }));
    const [answer] = typeof code === 'number' ? [code] : await once(socket, 'message');
    socket.close();
    return String(answer);
  };
  for (const payload of [
    { accessToken: token },
    { authorization: `Bearer ${token}` },
    { Authorization: `bearer ${token}` },
    { authorization: token },
  ])
    expect(await answerTo(payload)).toMatch(/"viewer":\{"id":"[0-9a-f]{24}"/);
  expect(await answerTo({})).toContain('"viewer":null');
  for (const payload of [
    { authorization: 'Bearer forged' },
    { accessToken: 'forged' },
    { Authorization: { a: 1 } },
  ])
    expect(await answerTo(payload)).toBe('4403');
});

test('a user has at most 20 sockets open', async () => {
  config.rateLimits = true;
  const token = (await server.as(await makeUser())).accessToken;
  const connect = async () => {
    const socket = new WebSocket(address(), 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } }));
    return socket;
  };
  const sockets: WebSocket[] = [];
  for (let count = 0; count < 20; count++) {
    const socket = await connect();
    await once(socket, 'message');
    sockets.push(socket);
  }
  expect((await once(await connect(), 'close'))[0]).toBe(4429);
  for (const socket of sockets) socket.close();
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  const again = await connect();
  expect(String((await once(again, 'message'))[0])).toContain('connection_ack');
  again.close();
  config.rateLimits = false;
});

describe('the protocol', () => {
  test.each(['//', '/\\', 'http://[', '/elsewhere'])(
    'an upgrade at %s is refused, and the server goes on',
    async (address) => {
      const { hostname, port } = new URL(server.url);
      const caller = connect(Number(port), hostname).resume();
      caller.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await once(caller, 'close');
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    },
  );

  test('a request to upgrade to HTTP/2 is answered over HTTP/1.1', async () => {
    const { hostname, port } = new URL(server.url);
    const body = '{"query":"{ __typename }"}';
    const caller = connect(Number(port), hostname);
    caller.write(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
    caller.write('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n');
    caller.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    const answer = await text(caller);
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(answer).toContain('{"data":{"__typename":"Query"}}');
  });
});
