import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Outcome } from './documentAnswer';

/** An attack over sockets; `hotelId` is an existing hotel. */
export interface HostileSocket {
  name: string;
  run(url: string, hotelId: string): Promise<Outcome>;
}

const subscribe = (id: number, query: string, variables = {}): string =>
  JSON.stringify({ id: String(id), type: 'subscribe', payload: { query, variables } });
const nights = (hotelId: string): string =>
  `subscription { nightsChanged(hotelId: "${hotelId}") { night available roomNumber { id number roomType { id title } } } }`;

async function open(url: string, params?: object): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
  await once(socket, 'message');
  return socket;
}

/** Sends all messages. Returns how the socket ended or its last message, and the bytes received. */
async function flood(socket: WebSocket, messages: string[]): Promise<Outcome> {
  let last = 'nothing came';
  let bytes = 0;
  socket.on('message', (data: Buffer) => {
    last = String(data).slice(0, 60);
    bytes += data.length;
  });
  const closed = once(socket, 'close').then(([code, reason]) => `closed ${code} ${reason}`);
  for (const message of messages) if (socket.readyState === socket.OPEN) socket.send(message);
  const result = await Promise.race([closed, pause(600).then(() => last)]);
  socket.terminate();
  return { result, bytes };
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const SOCKETS: HostileSocket[] = [
  {
    name: '1,150 equal subscriptions on one socket',
    run: async (url, hotelId) =>
      flood(
        await open(url),
        many(1150, (id) => subscribe(id, nights(hotelId))),
      ),
  },
  {
    name: '3,000 subscriptions to different hotels',
    run: async (url) =>
      flood(
        await open(url),
        many(3000, (id) => subscribe(id, nights(`h${id}`))),
      ),
  },
  {
    name: '3,000 documents that cannot be read',
    run: async (url) =>
      flood(
        await open(url),
        many(3000, (id) => subscribe(id, '{ hotels { ')),
      ),
  },
  {
    name: '200 dear queries over the socket',
    run: async (url) =>
      flood(
        await open(url),
        many(200, (id) =>
          subscribe(
            id,
            '{ hotels(limit:60) { items { roomTypes { roomNumbers { id roomType { title } } } } } }',
          ),
        ),
      ),
  },
  {
    name: '1,000 subscriptions that end at once',
    run: async (url) =>
      flood(
        await open(url),
        many(1000, (id) => subscribe(id, nights(`h${id}`))).flatMap((begin, id) => [
          begin,
          JSON.stringify({ id: String(id), type: 'complete' }),
        ]),
      ),
  },
  {
    name: 'twenty searches at once over the socket',
    run: async (url) =>
      flood(
        await open(url),
        many(20, (id) => subscribe(id, '{ hotels(limit:20) { total items { id name } } }')),
      ),
  },
  {
    name: 'frames that are no JSON',
    run: async (url) =>
      flood(
        await open(url),
        many(50, () => '{"id":'),
      ),
  },
  { name: 'messages of no known type', run: async (url) => flood(await open(url), ['{"type":"please"}']) },
  { name: 'a message of 1 MB', run: async (url) => flood(await open(url), ['x'.repeat(1_000_000)]) },
  {
    name: '5,000 pings',
    run: async (url) =>
      flood(
        await open(url),
        many(5000, () => '{"type":"ping"}'),
      ),
  },
  {
    name: 'a second introduction',
    run: async (url) => flood(await open(url), ['{"type":"connection_init"}']),
  },
  {
    name: 'a subscription before the introduction',
    run: async (url) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      return flood(socket, [subscribe(1, '{ __typename }')]);
    },
  },
  {
    name: 'a subscription nested in lists and aliases',
    run: async (url, hotelId) =>
      flood(await open(url), [
        subscribe(
          1,
          `subscription { nightsChanged(hotelId: "${hotelId}") { roomNumber { roomType { roomNumbers { roomType { roomNumbers { id } } } } } } }`,
        ),
      ]),
  },
  {
    name: '200 sockets at once',
    run: async (url) => {
      const sockets = await Promise.allSettled(many(200, () => open(url)));
      for (const socket of sockets) if (socket.status === 'fulfilled') socket.value.terminate();
      return { result: `${sockets.filter(({ status }) => status === 'fulfilled').length} opened`, bytes: 0 };
    },
  },
];
