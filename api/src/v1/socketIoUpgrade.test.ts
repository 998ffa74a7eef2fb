import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import WebSocket from 'ws';
import { Person, until } from '../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';

/* Clients on another origin, whose browser sends the session's cookie only with the WebSocket. */

const ORIGIN = 'https://client.example';
const ELSEWHERE = 'https://elsewhere.example';

let server: TestServer;
let ann: Person;
let ben: Person;
const sockets: Socket[] = [];
const start = async (settings: Record<string, string> = {}) => {
  server = await startTestServer({ CLIENT_URL: ORIGIN, ...settings });
  [ann, ben] = [await Person.on(server), await Person.on(server)];
  await ann.visitor.signIn(ann.user.username);
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await server.close();
});

/** Connects as `io(url)` does in a browser. A program has to send the origin and the cookie itself. */
function open(cookie: string | undefined, options: object = {}, origin = ORIGIN): Socket {
  const socket = io(server.url, {
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin },
    transportOptions: { websocket: { extraHeaders: cookie ? { origin, cookie } : { origin } } },
    ...options,
  });
  sockets.push(socket);
  return socket;
}
const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect_error', ({ message }) => resolve(message));
    socket.once('connect', () => resolve('connected'));
  });

/** Starts by polling and answers the connection's id. */
async function beginPolling(origin: string): Promise<string> {
  const response = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
  return JSON.parse((await response.text()).slice(1)).sid;
}
const post = (sid: string, packet: string) =>
  fetch(`${server.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: packet,
  });
const poll = async (sid: string) =>
  (
    await fetch(`${server.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, {
      headers: { origin: ORIGIN },
    })
  ).text();
function continueAsWebSocket(sid: string, origin: string): Promise<string> {
  const address = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&sid=${sid}`;
  const socket = new WebSocket(address, { headers: { origin, cookie: ann.visitor.cookie! } });
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', ({ message }) => resolve(message));
  }).finally(() => socket.close()) as Promise<string>;
}

test('an unchanged client on another origin is signed in by the cookie of its WebSocket', async () => {
  await start();
  const benSocket = open(undefined, { auth: { token: ben.visitor.accessToken } });
  await once(benSocket as never, 'connect');
  const online: any[] = [];
  benSocket.on('send online users', (users) => online.push(users));
  benSocket.emit('Update online users', ben.id);

  const socket = open(ann.visitor.cookie);
  // Wait for the page to load first.
  socket.emit('Update online users', ann.id);
  expect(await outcome(socket)).toBe('connected');
  expect(socket.io.engine.transport.name).toBe('websocket');
  await until(() => JSON.stringify(online).includes(ann.id));

  const received = once(socket as never, 'received message');
  await ben.send(await ben.open(ann), 'Hello, Ann');
  expect(await received).toMatchObject([{ messageContent: 'Hello, Ann' }]);
});

test.each([
  ['without a cookie', undefined],
  ['with the cookie of no session', 'jwt=nothing'],
])('a client whose WebSocket comes %s is refused', async (_how, cookie) => {
  await start();
  expect(await outcome(open(cookie))).toBe('Please sign in first.');
});

test('a client that keeps polling is refused after five seconds and receives nothing until then', async () => {
  await start();
  await ben.open(ann);
  const socket = open(ann.visitor.cookie, { transports: ['polling'] });
  const received: unknown[] = [];
  socket.onAny((...event) => received.push(event));
  const began = performance.now();
  const refusal = outcome(socket);
  await ben.send(await ben.open(ann), 'Too early');
  expect(await refusal).toBe('Please sign in first.');
  expect(performance.now() - began).toBeGreaterThan(4500);
  expect(received).toEqual([]);
});

test('a page of another site is refused although its WebSocket brings the cookie', async () => {
  await start();
  expect(await outcome(open(ann.visitor.cookie, {}, ELSEWHERE))).toBe('xhr poll error');
  const direct = open(ann.visitor.cookie, { transports: ['websocket'] }, ELSEWHERE);
  expect(await outcome(direct)).toBe('websocket error');
});

test('a page of another site cannot continue a connection that a program began', async () => {
  await start();
  const sid = await beginPolling(ORIGIN);
  await post(sid, '40');
  expect(await continueAsWebSocket(sid, ELSEWHERE)).toContain('400');
  expect(await continueAsWebSocket(sid, ORIGIN)).toBe('open');
});

test('a program, which sends no origin, is answered without waiting', async () => {
  await start();
  const { cookie } = ann.visitor;
  const transportOptions = { websocket: { extraHeaders: { cookie } } };
  const program = open(cookie, { extraHeaders: {}, transportOptions });
  expect(await outcome(program)).toBe('Please sign in first.');
});

test('an event before the client is signed in ends its connection', async () => {
  await start();
  const sid = await beginPolling(ORIGIN);
  await post(sid, '40');
  await post(sid, `42${JSON.stringify(['Update online users', ann.id])}`);
  const next = await poll(sid);
  expect(next).not.toMatch(/^40/);
  expect(JSON.parse(await poll(sid))).toMatchObject({ message: 'Session ID unknown' });
});

test('at most 20 connections of one address wait for a cookie', async () => {
  await start();
  const refused: string[] = [];
  const all = Array.from({ length: 25 }, async () => {
    refused.push(await outcome(open(undefined, { transports: ['polling'] })));
  });
  await until(() => refused.length >= 5);
  expect(refused).toEqual(Array(5).fill('Please sign in first.'));
  await Promise.all(all);
  expect(refused).toEqual(Array(25).fill('Please sign in first.'));
  expect(await outcome(open(ann.visitor.cookie))).toBe('connected');
});

test('a connection that waits already is refused a second wait', async () => {
  await start();
  const sid = await beginPolling(ORIGIN);
  await post(sid, '40\u001e40');
  const began = performance.now();
  expect(await poll(sid)).toContain('Please sign in first.');
  expect(performance.now() - began).toBeLessThan(4000);
});
