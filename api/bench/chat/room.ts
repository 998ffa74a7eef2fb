import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { quantile, serve, servePeer, withSeededDatabase, type Served } from '../builtServer';
import { cpuSeconds, megabytesOf } from '../load';
import type { Checks } from '../proof/checks';
import { ask, openChat, SEND, signIn } from './api';

/** Messages in a round, messages before it that warm up, and rounds of each server. */
const MESSAGES = 8;
const WARM_UP = 2;
const ROUNDS = 3;
/** Sockets that are opened at once, and how long the test waits for the last delivery, in milliseconds. */
const OPENED_AT_ONCE = 50;
const PATIENCE_MS = 60_000;

const HEAR = `subscription ($chatId: ID) {
  messageReceived(chatId: $chatId) { id content sentAt sentBy { id name } chat { id } } }`;

/** The protocol of the sockets of a server. */
interface Protocol {
  path: string;
  name?: string;
  /** The messages that a new socket sends, and whether a received message is a delivery. */
  hello: string[];
  isDelivery: (text: string) => boolean;
  answerTo?: (text: string) => string | undefined;
}
interface Room {
  server: Served;
  protocol: Protocol;
  send(content: string): Promise<unknown>;
}
interface Figures {
  p99: number;
  /** Microseconds of the server's processor for each delivery. */
  cpu: number;
  /** Kilobytes of the server's memory for each connection. */
  memory: number;
}

const graphql = (chatId: string, accessToken?: string): Protocol => ({
  path: '/graphql',
  name: 'graphql-transport-ws',
  hello: [JSON.stringify({ type: 'connection_init', payload: { accessToken } })],
  isDelivery: (text) => text.includes('"next"'),
  answerTo: (text) => {
    if (text === '{"type":"ping"}') return '{"type":"pong"}';
    return text === '{"type":"connection_ack"}' ? subscribing(chatId) : undefined;
  },
});
const subscribing = (chatId: string): string =>
  JSON.stringify({ id: '1', type: 'subscribe', payload: { query: HEAR, variables: { chatId } } });
const raw: Protocol = { path: '/', hello: [], isDelivery: () => true };
const socketIo: Protocol = {
  path: '/socket.io/?EIO=4&transport=websocket',
  hello: ['40'],
  isDelivery: (text) => text.startsWith('42'),
  answerTo: (text) => (text === '2' ? '3' : undefined),
};

/**
 * Compares one chat with this many sockets to the same room over bare WebSockets, Socket.IO and stock graphql-ws: time
 * until a delivery, processor time of a delivery, memory of a connection. All sockets belong to one member.
 */
export async function measureRoom(checks: Checks, sockets: number): Promise<void> {
  await withSeededDatabase(['--hotels', '1', '--bookings', '0'], async (databaseUrl) => {
    const rooms: Record<string, () => Promise<Room>> = {
      staybook: () => openStaybook(databaseUrl),
      'raw ws': () => openPeer('rawSockets', raw),
      'Socket.IO': () => openPeer('socketIo', socketIo),
      'stock graphql-ws': () => openPeer('stockGraphqlWs', graphql('room')),
    };
    const figures: Record<string, Figures[]> = {};
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, open] of Object.entries(rooms)) {
        const room = await open();
        try {
          (figures[name] ??= []).push(await measure(checks, name, room, sockets));
        } finally {
          room.server.stop();
        }
      }
    print(figures, sockets);
  });
}

async function openStaybook(databaseUrl: string): Promise<Room> {
  const server = await serve({
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret of the proofs that is long enough',
    ACCESS_TOKEN_SECONDS: '86400',
  });
  const [sender, reader] = [await signIn(server, 'guest_demo'), await signIn(server, 'guest_two')];
  const chatId = await openChat(server, sender.accessToken, reader.viewer.id);
  let count = 0;
  return {
    server,
    protocol: graphql(chatId, reader.accessToken),
    send: (content) =>
      ask(server, sender.accessToken, SEND, {
        input: { chatId, content, clientMessageId: `${server.pid} ${(count += 1)}` },
      }),
  };
}

async function openPeer(file: string, protocol: Protocol): Promise<Room> {
  const server = await servePeer(`${__dirname}/../peers/${file}.ts`, '');
  const send = (content: string) => fetch(`${server.url}/send`, { method: 'POST', body: content });
  return { server, protocol, send };
}

async function measure(checks: Checks, name: string, room: Room, count: number): Promise<Figures> {
  const { server, protocol, send } = room;
  const before = megabytesOf(server.pid);
  const heard = { deliveries: 0, sentAt: 0, late: [] as number[] };
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - sockets.length);
    sockets.push(
      ...(await Promise.all(Array.from({ length: some }, () => open(server.url, protocol, heard)))),
    );
  }
  await pause(1000);
  const memory = (1024 * (megabytesOf(server.pid) - before)) / count;
  let cpu = 0;
  for (let message = -WARM_UP; message < MESSAGES; message++) {
    if (message === 0) {
      cpu = cpuSeconds(server.pid);
      heard.late = [];
    }
    const wanted = heard.deliveries + count;
    heard.sentAt = performance.now();
    await send(`Message ${message}`);
    for (let waited = 0; waited < PATIENCE_MS && heard.deliveries < wanted; waited += 10) await pause(10);
    checks.expect(`${name} delivers to all`, heard.deliveries === wanted, () => heard.deliveries - wanted);
    await pause(200);
  }
  const used = cpuSeconds(server.pid) - cpu;
  for (const socket of sockets) socket.terminate();
  return { p99: quantile(heard.late, 0.99), cpu: (1e6 * used) / (MESSAGES * count), memory };
}

function open(
  url: string,
  { path, name, hello, isDelivery, answerTo }: Protocol,
  heard: { deliveries: number; sentAt: number; late: number[] },
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, name, { perMessageDeflate: false });
    socket.once('error', reject);
    socket.once('open', () => {
      for (const text of hello) socket.send(text);
      resolve(socket);
    });
    socket.on('message', (data) => {
      const text = String(data);
      const answer = answerTo?.(text);
      if (answer) return socket.send(answer);
      if (!isDelivery(text)) return;
      heard.deliveries += 1;
      heard.late.push(performance.now() - heard.sentAt);
    });
  });
}

function print(figures: Record<string, Figures[]>, sockets: number): void {
  const median = (name: string, of: keyof Figures) =>
    quantile(
      figures[name]!.map((one) => one[of]),
      0.5,
    );
  console.log(`room  ${sockets} sockets, median of ${ROUNDS}; load average ${loadavg()[0]!.toFixed(1)}`);
  for (const name of Object.keys(figures)) {
    const [p99, cpu, memory] = (['p99', 'cpu', 'memory'] as const).map((of) => median(name, of));
    const ratio = median('staybook', 'cpu') / cpu!;
    console.log(
      `${name.padEnd(18)} p99 ${p99!.toFixed(0)} ms, ${cpu!.toFixed(1)} us a delivery (staybook has ${ratio.toFixed(2)} of it), ${memory!.toFixed(1)} kB a connection`,
    );
  }
}
