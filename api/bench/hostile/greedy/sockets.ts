import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import WebSocket from 'ws';
import type { Caller, Outcome } from '../caller';
import { repeat } from '../documentParts';
import type { GreedyCase } from './greedyCase';
import { SocketCaller } from './socketCaller';

const ROOMS = '{ roomTypes { roomNumbers { id roomType { title } } } }';
const DEAR = (number: number) =>
  `{ x${number}: hotels(limit:60, offset:${number % 2900}) { items ${ROOMS} } }`;
const ANSWERED: Outcome = { kind: 'answered', bytes: 0 };

const operation = (name: string, query: (number: number) => string): GreedyCase => ({
  name: `sockets: ${name}`,
  open(caller) {
    const socket = SocketCaller.forGraphql(caller);
    return (number) => socket.operation(number, query(number));
  },
});

/** Sends the event with 60 kB, as fast as the socket accepts it. */
async function emit(socket: SocketCaller): Promise<Outcome> {
  const opened = await socket.open();
  if (!(opened instanceof WebSocket)) return opened;
  const text = `42["new message",${JSON.stringify({ content: 'x'.repeat(60_000) })}]`;
  await new Promise<void>((resolve) => opened.send(text, () => resolve()));
  return ANSWERED;
}

const v1Client = (caller: Caller): SocketCaller =>
  new SocketCaller(caller, {
    path: '/socket.io/?EIO=4&transport=websocket',
    greet: `40${JSON.stringify({ token: caller.given.token })}`,
    answers: 2,
  });

export const socketCases: GreedyCase[] = [
  operation('dear queries', DEAR),
  operation('the introspection query', (number) => `${getIntrospectionQuery()} #${number}`),
  operation(
    'unknown fields',
    (number) => `{ hotels { items { ${repeat(1100, (i) => `u${number}x${i}`)} } } }`,
  ),
  {
    name: 'sockets: subscriptions that begin and end',
    open(caller) {
      const socket = SocketCaller.forGraphql(caller);
      return (number) => {
        const id = String(number);
        const query = `subscription { nightsChanged(hotelId: "h${number}") { night available } }`;
        const begin = JSON.stringify({ id, type: 'subscribe', payload: { query } });
        return socket.exchange(
          [begin, JSON.stringify({ id, type: 'complete' }), '{"type":"ping"}'],
          (text) => text.includes('"pong"') || text.includes('"error"'),
        );
      };
    },
  },
  {
    name: 'sockets: opened and closed',
    open: (caller) => async () => {
      const socket = SocketCaller.forGraphql(caller);
      const opened = await socket.open();
      socket.end();
      return opened instanceof WebSocket ? ANSWERED : opened;
    },
  },
  {
    name: 'sockets: answers that nobody reads',
    open: (caller) => async (number) => {
      const socket = SocketCaller.forGraphql(caller);
      const opened = await socket.open();
      if (!(opened instanceof WebSocket)) return opened;
      opened.pause();
      for (let id = 0; id < 14; id++)
        opened.send(
          JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: DEAR(14 * number + id) } }),
        );
      await pause(1000);
      socket.end();
      return ANSWERED;
    },
  },
  {
    name: 'Socket.IO: handshakes',
    open: (caller) => () => caller.ask('/socket.io/?EIO=4&transport=polling'),
  },
  {
    name: 'Socket.IO: events of 60 kB',
    as: 'guest_two',
    open(caller) {
      const socket = v1Client(caller);
      return () => emit(socket);
    },
  },
];
