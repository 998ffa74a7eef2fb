import WebSocket from 'ws';
import type { Caller, Outcome } from './caller';
import { publicHost } from './greedy/pages';
import { nightsFrom } from './facts';
import { SocketCaller } from './greedy/socketCaller';

/** Requests that are never the same twice. */
export interface KeptCase {
  name: string;
  as?: string;
  /** Requests of a batch; 2,000 by default. */
  batch?: number;
  /** Whether each request comes from a new address. */
  isNewAddress?: boolean;
  /** How long its traces may stay in memory, in milliseconds; a moment by default. */
  settlesMs?: number;
  ask(caller: Caller, number: number): Promise<Outcome>;
}

/** Spaces that make a request large, so that they soon fill a cache that is bounded by size. */
const PADDING = ' '.repeat(6000);
const json = (value: object): { body: string } => ({ body: `${JSON.stringify(value)}${PADDING}` });
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Problem { message } } }';
/** A document that uses much of the cache of parsed documents, though it is parsed quickly. */
const longDocument = (number: number): string => `{ x${number}: hotel(id: "${'x'.repeat(15_000)}") { id } }`;

const page = (caller: Caller, address: string): Promise<Outcome> =>
  caller.ask(address, { headers: { host: publicHost(caller), accept: 'text/html' } });

export const KEPT: KeptCase[] = [
  {
    name: 'variables that differ',
    ask: (caller, number) =>
      caller.ask(
        '/graphql',
        json({ query: 'query ($id: ID!) { hotel(id: $id) { id } }', variables: { id: `h${number}` } }),
      ),
  },
  {
    name: 'variables that differ, of someone signed in',
    as: 'guest_demo',
    ask: (caller, number) =>
      caller.graphql('query ($id: ID!) { hotel(id: $id) { id } }', { id: `h${number}` }),
  },
  {
    name: 'variables that the document does not declare',
    ask: (caller, number) =>
      caller.ask('/graphql', json({ query: '{ cities { id } }', variables: { [`v${number}`]: number } })),
  },
  {
    name: 'documents that differ',
    ask: (caller, number) => caller.graphql(longDocument(number)),
  },
  {
    name: 'short documents that differ',
    as: 'guest_demo',
    ask: (caller, number) => caller.graphql(`{ x${number}: __typename }`),
  },
  {
    name: 'documents that are refused',
    ask: (caller, number) => caller.graphql(`{ hotels { items { unknown${number} } } }`),
  },
  {
    name: 'names of operations that differ',
    ask: (caller, number) => {
      const operationName = `N${number}`;
      const query = `query ${operationName} ${longDocument(0)}`;
      return caller.ask('/graphql', { body: JSON.stringify({ query, operationName }) });
    },
  },
  {
    name: 'failed sign-ins of people that differ',
    batch: 400,
    ask: (caller, number) =>
      caller.graphql(SIGN_IN, { input: { username: `nobody_${number}`, password: 'Wrong#Word1' } }),
  },
  {
    name: 'small lists of /api/v1 with parameters that differ',
    batch: 1000,
    ask: (caller, number) => caller.ask(`/api/v1/hotels/countByCity?x=${number}&y=${'y'.repeat(4000)}`),
  },
  {
    name: 'pages of hotels of /api/v1 with bounds that differ',
    batch: 1000,
    ask: (caller, number) =>
      caller.ask(`/api/v1/hotels/price?min=1&max=${number + 1}&limit=5&page=${1 + (number % 50)}`),
  },
  {
    name: 'hotels of /api/v1 that are not there',
    ask: (caller, number) => caller.ask(`/api/v1/hotels/${String(number).padStart(24, 'f')}`),
  },
  {
    name: 'addresses of pages that differ',
    ask: (caller, number) =>
      page(caller, `/searchhotelsresults?${new URLSearchParams({ city: `c${number}`, ...nightsFrom(1) })}`),
  },
  {
    name: 'pages of hotels that are not there',
    ask: (caller, number) => page(caller, `/hotels/${String(number).padStart(24, 'f')}`),
  },
  {
    name: 'sockets that open, ask and close',
    batch: 1000,
    async ask(caller, number) {
      const socket = SocketCaller.forGraphql(caller);
      const outcome = await socket.operation(number, longDocument(number));
      socket.end();
      return outcome;
    },
  },
  {
    name: 'subscriptions to hotels that differ',
    batch: 1000,
    async ask(caller, number) {
      const socket = SocketCaller.forGraphql(caller);
      const query = `subscription { nightsChanged(hotelId: "h${number}") { night } }`;
      const asked = JSON.stringify({ id: '1', type: 'subscribe', payload: { query } });
      const outcome = await socket.exchange([asked, '{"type":"ping"}'], (text) => text.includes('"pong"'));
      socket.end();
      return outcome;
    },
  },
  {
    name: 'Socket.IO connections that close before they say who they are',
    batch: 1000,
    async ask(caller) {
      const how = { path: '/socket.io/?EIO=4&transport=websocket', greet: '40{"token":"none"}', answers: 2 };
      const socket = new SocketCaller(caller, how);
      const opened = await socket.open();
      socket.end();
      return opened instanceof WebSocket ? { kind: 'answered', bytes: 0 } : opened;
    },
  },
];

/** Traces that are kept for a while on purpose; the measurement comes after that time. */
export const LATER_KEPT: KeptCase[] = [
  {
    name: 'addresses that nobody has asked from, a minute later',
    isNewAddress: true,
    settlesMs: 62_000,
    ask: (caller) => caller.graphql('{ __typename }'),
  },
];
