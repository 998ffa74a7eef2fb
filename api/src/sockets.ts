import type { Server } from 'node:http';
import { GraphQLError, parse, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Context } from './context';
import { noCookies } from './cookies';
import { formatErrors } from './errors';
import { MAX_TOKENS, validateDocument } from './limits';
import { makeLoaders } from './loaders';
import { viewerOfToken } from './viewer';

/** Largest message that a client may send, in bytes. */
const LARGEST_MESSAGE = 64 * 1024;

type Params = { accessToken?: unknown };

/** The graph over graphql-ws on /graphql, with the same limits; `connectionParams: { accessToken }` says who asks. */
export function openSockets(schema: GraphQLSchema, server: Server): { stop(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  server.on('upgrade', (request, socket, head) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/graphql') return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  const running = useServer<Params>(
    {
      // A token that is there must be good: the client renews it and connects again.
      onConnect: async ({ connectionParams }) => {
        const token = connectionParams?.accessToken;
        return token === undefined || token === null || (await viewerOfToken(String(token))) !== undefined;
      },
      onSubscribe: async ({ connectionParams }, _id, { query, variables, operationName }) => {
        const document = parseOrRefuse(query);
        if (document instanceof GraphQLError) return [document];
        const errors = validateDocument(schema, document);
        if (errors.length) return errors;
        const args: ExecutionArgs = {
          schema,
          document,
          variableValues: variables,
          operationName,
          contextValue: await makeContext(connectionParams?.accessToken),
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
  return { stop: async () => running.dispose() };
}

function parseOrRefuse(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    return error as GraphQLError;
  }
}

async function makeContext(token: unknown): Promise<Context> {
  return {
    viewer: typeof token === 'string' ? await viewerOfToken(token) : undefined,
    loaders: makeLoaders({ cache: false }),
    cookies: noCookies,
    userAgent: '',
  };
}
