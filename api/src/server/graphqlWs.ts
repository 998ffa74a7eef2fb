import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GraphQLError,
  getOperationAST,
  parse,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import { WebSocket, WebSocketServer } from 'ws';
import { connectPerson } from '../chats/presence.service';
import type { Context } from '../core/context';
import type { Viewer } from '../core/policy';
import { addressOf } from '../limits/address';
import { costExtension } from '../limits/points';
import { overLimit, tooManyRequests } from '../limits/requests';
import { viewerOfToken } from './authentication';
import { noCookies } from './cookies';
import { formatErrors } from './errorFormat';
import { isGraphql } from './graphqlHttp';
import { makeLoaders, type Loaders } from './loaders';
import { measured } from './metrics/operations';
import { traced } from './tracing/operations';
import { budgetOf, executeWithinBudget, resolveWithinBudget } from './operationBudget';
import { chargeOperation } from './operationCharge';
import { isOwnOrigin } from './origin';
import { costProblem, estimateCost, maxCostOf, tooComplex } from './queryCost';
import { MAX_TOKENS, longListProblem, validateDocument } from './queryLimits';
import { isSameForMembers } from './sharedFields';
import { subscribeShared, type SharedArgs } from './sharedSubscriptions';
import { asksForWebSocket } from './secureServer';
import { connectSocket, sendTo, type SocketExtra } from './socketConnection';
import {
  closeOnExpiry,
  closeSocketsOnChange,
  TOO_MANY_SOCKETS,
  trackAddressSocket,
  trackUserSocket,
} from './userSockets';

/** Largest message that a client may send, in bytes. */
const LARGEST_MESSAGE = 64 * 1024;
/** Operations that may be open on one socket at once. */
const OPERATIONS_A_SOCKET = 20;

type Params = { accessToken?: unknown };

/** GraphQL over graphql-ws on /graphql, with the same limits; `connectionParams: { accessToken }` authenticates, by an API key as well. */
export function openGraphqlWs(schema: GraphQLSchema, server: Server): { stop(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, handleProtocols });
  const graphql = makeServer<Params, SocketExtra>({
    // A token that is given must be valid: else the client renews it and connects again.
    onConnect: async ({ connectionParams, extra: { socket } }) => {
      const token = connectionParams?.accessToken;
      if (token === undefined || token === null) return true;
      const viewer = await viewerOfToken(String(token));
      if (!viewer) return false;
      if (!trackUserSocket(viewer, socket)) closeAsTooMany(socket);
      // A program is not the person: it makes nobody seem online.
      else if (!viewer.key) socket.once('close', connectPerson(viewer.id));
      closeOnExpiry(socket, String(token), viewer);
      return true;
    },
    onSubscribe: async (
      { connectionParams, subscriptions, extra: { request, socket, costs } },
      id,
      payload,
    ) => {
      if (Object.keys(subscriptions).length > OPERATIONS_A_SOCKET) return [tooManyOperations()];
      const address = addressOf(request);
      const wait = await overLimit('request', address);
      if (wait) return [tooMany(wait)];
      const token = connectionParams?.accessToken;
      const viewer = typeof token === 'string' ? await viewerOfToken(token) : undefined;
      for (const ended of costs.keys()) if (!(ended in subscriptions)) costs.delete(ended);
      const spent = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
      const prepared = prepare(schema, payload, viewer, { address, socket, id, spent });
      if (Array.isArray(prepared)) return prepared;
      costs.set(id, prepared.cost);
      const refused = await chargeOperation(prepared.contextValue, prepared.cost);
      if (!refused) return prepared;
      costs.delete(id);
      return [refused];
    },
    execute: (args) => observed(args as Prepared, () => executeWithinBudget(args as ExecutionArgs)),
    subscribe: (args) => observed(args as Prepared, () => subscribeShared(args as SharedArgs)) as never,
    onNext: (_context, _id, _payload, args, result) => {
      const { charge } = (args as Prepared).contextValue.budget;
      const extensions = charge && { cost: costExtension(charge) };
      const errors = result.errors && (formatErrors(result.errors) as unknown as GraphQLError[]);
      return errors || extensions
        ? { ...result, ...(errors && { errors }), ...(extensions && { extensions }) }
        : undefined;
    },
    onError: (_context, _id, _payload, errors) => formatErrors(errors as GraphQLError[]),
  });

  const open = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (trackAddressSocket(addressOf(request), opened)) connectSocket(graphql, opened, request);
      else closeAsTooMany(opened);
    });
  server.on('upgrade', (request, socket, head) => {
    if (!asksForWebSocket(request)) return ignoreUpgrade(server, request, socket, head);
    if (isSocketIo(request)) return;
    if (!isGraphql(request)) return socket.destroy();
    socket.on('error', () => socket.destroy());
    if (!isOwnOrigin(request)) return socket.end(FORBIDDEN);
    overLimit('socket', addressOf(request)).then(
      (wait) => (wait ? socket.end(tooManySockets(wait)) : open(request, socket, head)),
      () => socket.destroy(),
    );
  });
  closeSocketsOnChange();
  return {
    stop: async () => {
      for (const socket of sockets.clients) socket.close(1001, 'Going away');
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}

/** Socket.IO has a listener of its own. */
const isSocketIo = ({ url }: IncomingMessage): boolean => /^\/socket\.io\//.test(url ?? '');

interface Sender {
  address: string;
  socket: WebSocket;
  /** What the client calls the operation. */
  id: string;
  /** Points of the operations that are open on the socket. */
  spent: number;
}

type Prepared = ExecutionArgs & SharedArgs & { cost: number; contextValue: Context };

/** Measures an operation, and does it in a span. */
function observed<T extends object>({ document, operationName }: Prepared, work: () => Promise<T>) {
  const operation = getOperationAST(document, operationName);
  return measured(operation, () => traced(operation, work));
}

/** What tells those who may see different things apart. */
const rightsOf = (viewer: Viewer | undefined): string => `${viewer?.id} ${viewer?.key?.id ?? ''}`;

/** The operation as it is executed, or why it is not. */
function prepare(
  schema: GraphQLSchema,
  { query, variables, operationName }: SubscribePayload,
  viewer: Viewer | undefined,
  from: Sender,
): Prepared | GraphQLError[] {
  const document = parseOnce(query);
  if (document instanceof GraphQLError) return [document];
  const longList = longListProblem(variables);
  if (longList) return [longList];
  const errors = validateDocument(schema, document);
  if (errors.length) return [...errors];
  const operation = getOperationAST(document, operationName);
  const max = maxCostOf(viewer);
  const cost = operation ? estimateCost(schema, document, operation, variables ?? {}, max) : 0;
  const problem = costProblem(cost, max) ?? (cost + from.spent > max ? tooManyAtOnce() : undefined);
  if (problem) return [problem];
  // What a query would still read is of no use to a socket that is closed; what a mutation does is done to its end.
  const isGone = operation?.operation === 'query' ? () => from.socket.readyState > WebSocket.OPEN : undefined;
  const makeContext = () => contextOf(viewer, from.address, isGone);
  return {
    cost,
    schema,
    document,
    variableValues: variables,
    operationName,
    fieldResolver: resolveWithinBudget,
    contextValue: makeContext(),
    makeContext,
    send: (answer) =>
      sendTo(from.socket, `{"id":${JSON.stringify(from.id)},"type":"next","payload":${answer}}`),
    key: JSON.stringify([
      query,
      operationName,
      variables,
      isSameForMembers(schema, document) || rightsOf(viewer),
    ]),
  };
}

/**
 * Answers a request to upgrade to another protocol as if it had not asked, as HTTP allows; Java's own client asks for
 * HTTP/2 each time. Node hands every upgrade to us, so the socket is handed back for this one response.
 */
function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  let text = `${method} ${url} HTTP/${httpVersion}\r\nConnection: close\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (!/^(connection|upgrade)$/i.test(rawHeaders[index]!))
      text += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** Documents by their text: many sockets subscribe to the same few. */
const parsed = new LRUCache<string, DocumentNode>({ max: 200, maxSize: 2_000_000 });

function parseOnce(query: string): DocumentNode | GraphQLError {
  try {
    const document = parsed.get(query) ?? parse(query, { maxTokens: MAX_TOKENS });
    parsed.set(query, document, { size: query.length + 1 });
    return document;
  } catch (error) {
    return error as GraphQLError;
  }
}

const tooManySockets = (wait: number): string =>
  `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${wait}\r\nconnection: close\r\n\r\n`;

const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n';

const closeAsTooMany = (socket: WebSocket): void =>
  socket.close(TOO_MANY_SOCKETS.code, TOO_MANY_SOCKETS.reason);

const tooManyOperations = (): GraphQLError =>
  new GraphQLError(`At most ${OPERATIONS_A_SOCKET} operations can be open on one socket. End some first.`, {
    extensions: { code: 'RATE_LIMITED' },
  });

const tooManyAtOnce = (): GraphQLError =>
  tooComplex(
    'The operations open on this socket cost too much together. Wait for some to end, then ask again.',
  );

const tooMany = (wait: number): GraphQLError => {
  const { message, extensions } = tooManyRequests(wait);
  return new GraphQLError(message, { extensions });
};

function contextOf(viewer: Viewer | undefined, address: string, isGone?: () => boolean): Context {
  const budget = budgetOf(viewer, isGone);
  let loaders: Loaders | undefined;
  return {
    ...{ viewer, budget, cookies: noCookies, userAgent: '', address },
    // Thousands of sockets keep a context for as long as they listen, most of which load nothing.
    get loaders() {
      return (loaders ??= makeLoaders(budget));
    },
  };
}
