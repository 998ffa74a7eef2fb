import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, parse, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Context } from '../core/context';
import { noCookies } from './cookies';
import { formatErrors } from './errorFormat';
import { isGraphql } from './graphqlHttp';
import { addressOf } from '../limits/address';
import { overLimit, tooManyRequests } from '../limits/requests';
import { MAX_TOKENS, validateDocument } from './queryLimits';
import { makeLoaders } from './loaders';
import { closeSocketsOnChange, trackUserSocket } from './userSockets';
import { viewerOfToken } from './authentication';

/** Largest message that a client may send, in bytes. */
const LARGEST_MESSAGE = 64 * 1024;

type Params = { accessToken?: unknown };

/** The graph over graphql-ws on /graphql, with the same limits; `connectionParams: { accessToken }` says who asks. */
export function openGraphqlWs(schema: GraphQLSchema, server: Server): { stop(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const open = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  server.on('upgrade', (request, socket, head) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket')
      return ignoreUpgrade(server, request, socket, head);
    if (!isGraphql(request)) return socket.destroy();
    socket.on('error', () => socket.destroy());
    overLimit('socket', addressOf(request)).then(
      (wait) => (wait ? socket.end(tooManySockets(wait)) : open(request, socket, head)),
      () => socket.destroy(),
    );
  });
  const running = useServer<Params, Partial<Extra>>(
    {
      // A token that is there must be good: the client renews it and connects again.
      onConnect: async ({ connectionParams, extra }) => {
        const token = connectionParams?.accessToken;
        if (token === undefined || token === null) return true;
        const viewer = await viewerOfToken(String(token));
        if (viewer && extra.socket) trackUserSocket(viewer.id, extra.socket as WebSocket);
        return viewer !== undefined;
      },
      onSubscribe: async ({ connectionParams, extra }, _id, { query, variables, operationName }) => {
        const address = extra.request ? addressOf(extra.request) : '';
        const wait = await overLimit('request', address);
        if (wait) return [tooMany(wait)];
        const document = parseOrRefuse(query);
        if (document instanceof GraphQLError) return [document];
        const errors = validateDocument(schema, document);
        if (errors.length) return errors;
        const args: ExecutionArgs = {
          schema,
          document,
          variableValues: variables,
          operationName,
          contextValue: await makeContext(connectionParams?.accessToken, address),
        };
        return args;
      },
      onNext: (_context, _id, _payload, _args, result) =>
        result.errors
          ? { ...result, errors: formatErrors(result.errors) as unknown as GraphQLError[] }
          : undefined,
      onError: (_context, _id, _payload, errors) => formatErrors(errors as GraphQLError[]),
    },
    sockets,
  );
  closeSocketsOnChange();
  return { stop: async () => running.dispose() };
}

/**
 * Answers a request for another protocol as if it had not asked for one, as HTTP has it; Java's own client asks
 * for HTTP/2 each time. Node hands over whatever asks, so it is handed back, for this one answer.
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

function parseOrRefuse(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    return error as GraphQLError;
  }
}

const tooManySockets = (wait: number): string =>
  `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${wait}\r\nconnection: close\r\n\r\n`;

const tooMany = (wait: number): GraphQLError => {
  const { message, extensions } = tooManyRequests(wait);
  return new GraphQLError(message, { extensions });
};

async function makeContext(token: unknown, address: string): Promise<Context> {
  return {
    viewer: typeof token === 'string' ? await viewerOfToken(token) : undefined,
    loaders: makeLoaders({ cache: false }),
    cookies: noCookies,
    userAgent: '',
    address,
  };
}
