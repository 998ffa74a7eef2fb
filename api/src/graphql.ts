import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { BodyTooLarge, readBody } from './body';
import type { Context } from './context';
import { cookiesOf } from './cookies';
import { formatError } from './errors';
import { addressOf } from './limits/address';
import { MAX_TOKENS, limitPlugins, validationRules } from './documentLimits';
import { makeLoaders } from './loaders';
import { readViewer } from './viewer';

export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The graph over HTTP, straight on node's server: a web framework in front of it costs half its speed. */
export async function openGraphql(
  schema: GraphQLSchema,
  server: Server,
): Promise<{ handle: GraphqlHandler; stop(): Promise<void> }> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    validationRules: [...validationRules],
    parseOptions: { maxTokens: MAX_TOKENS },
    plugins: [
      ...limitPlugins,
      ApolloServerPluginLandingPageDisabled(),
      // It would watch every field of every answer for hints that nobody gives.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const handle: GraphqlHandler = async (request, response) => {
    const asked = await readRequest(request);
    if ('refused' in asked) {
      answer(response, asked.status, JSON.stringify({ errors: [asked.refused] }));
      return;
    }
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asked,
      context: async () => ({
        viewer: await readViewer(request),
        loaders: makeLoaders(),
        cookies: cookiesOf(request, response),
        userAgent: request.headers['user-agent'] ?? '',
        address: addressOf(request),
      }),
    });
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    response.statusCode = status ?? 200;
    if (body.kind === 'complete') {
      response.end(body.string);
      return;
    }
    for await (const chunk of body.asyncIterator) response.write(chunk);
    response.end();
  };
  return { handle, stop: () => apollo.stop() };
}

type Refused = { refused: { message: string; extensions: { code: string } }; status: number };

async function readRequest(request: IncomingMessage): Promise<HTTPGraphQLRequest | Refused> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { search } = new URL(request.url ?? '/', 'http://localhost');
  try {
    return {
      method: (request.method ?? 'GET').toUpperCase(),
      headers,
      search,
      body: await readJson(request),
    };
  } catch (error) {
    const [status, message] =
      error instanceof BodyTooLarge ? [413, error.message] : [400, 'The body is not JSON.'];
    return { status, refused: { message, extensions: { code: 'BAD_USER_INPUT' } } };
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const body = await readBody(request);
  return /^application\/(graphql\+)?json/i.test(request.headers['content-type'] ?? '')
    ? JSON.parse(body)
    : body;
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(body);
}
