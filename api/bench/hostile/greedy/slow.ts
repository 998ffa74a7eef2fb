import { once } from 'node:events';
import { connect } from 'node:net';
import type { Caller, Outcome } from '../caller';
import { ROOMS } from '../documentParts';
import { HELD, type GreedyCase } from './greedyCase';

/** Opens a connection, sends this many requests, reads nothing, and keeps it open until the caller stops. */
async function hold(caller: Caller, times: number, request: (index: number) => string): Promise<Outcome> {
  const { hostname, port } = new URL(caller.url);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  for (let index = 0; index < times; index++) socket.write(request(index));
  const over = new Promise((resolve) => caller.over.addEventListener('abort', resolve));
  await Promise.race([closed, over]);
  socket.destroy();
  return { kind: HELD, bytes: socket.bytesRead };
}

const getList = ({ given: { address } }: Caller, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${address}\r\n\r\n`;

function postDocument({ given: { address } }: Caller, query: string): string {
  const body = JSON.stringify({ query });
  const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  return `POST /graphql HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${address}\r\n${type}\r\n\r\n${body}`;
}

const slow = (
  name: string,
  times: number,
  request: (caller: Caller, number: number) => string,
): GreedyCase => ({
  name: `slow readers: ${name}`,
  connections: 30,
  open: (caller) => (number) => hold(caller, times, (index) => request(caller, number * times + index)),
});

/** Thirty connections that request a lot and read nothing; some send more requests before the first is answered. */
export const slowCases: GreedyCase[] = [
  slow('all hotels of /api/v1, twenty times', 20, (caller, number) =>
    getList(caller, `/api/v1/hotels?x=${number}`),
  ),
  slow('documents, twenty times', 20, (caller, number) =>
    postDocument(
      caller,
      `{ x${number}: hotels(limit:100, offset:${number}) { items { description ${ROOMS} } } }`,
    ),
  ),
];
