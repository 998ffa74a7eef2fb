import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLResponse } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  getIntrospectionQuery,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { parseRequest, receive, type Received } from './graphqlRequest';
import type { Context } from '../core/context';
import { metrics } from '../core/metrics';
import { cookiesOf, noCookies } from './cookies';
import { formatError } from './errorFormat';
import { addressOf } from '../limits/address';
import { MAX_TOKENS, limitPlugins, longListProblem, validationRules } from './queryLimits';
import { makeLoaders } from './loaders';
import { measureOperations } from './metrics/operations';
import { traceOperations } from './tracing/operations';
import { budgetOf } from './operationBudget';
import { gatewayTo } from './prepared/gateway';
import { costOf, costProblem, maxCostOf } from './queryCost';
import { lookUpResponse, type CachedResponse, type ResponseLookup } from './responseCache.service';
import { readViewer } from './authentication';
import { chargeOperation, chargeRemembered, outOfPoints, withCost } from './operationCharge';
import { chargeHeaders, type Charge } from '../limits/points';

/** Whether a request is for /graphql. Its address may be anything, even no valid URL. */
export const isGraphql = ({ url }: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/graphql\/?(\?|$)/.test(url ?? '');

type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface GraphqlHttp {
  handle: GraphqlHandler;
  /** Runs what validates, estimates and executes: the first document of a process would take four times as long. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/** GraphQL over HTTP, directly on node's server: Express in front of it halves its speed. */
export async function openGraphqlHttp(schema: GraphQLSchema, server: Server): Promise<GraphqlHttp> {
  const apollo = new ApolloServer<Context>({
    gateway: gatewayTo(schema),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    validationRules: [...validationRules],
    parseOptions: { maxTokens: MAX_TOKENS },
    plugins: [
      ...limitPlugins,
      refuseBeforeRunning,
      measureOperations,
      traceOperations,
      ApolloServerPluginLandingPageDisabled(),
      // It would look at every field of every response for cache hints, which this schema does not use.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const handle: GraphqlHandler = async (request, response) => {
    const received = await receive(request);
    const lookup = lookUp(request, received);
    if (lookup?.cached) {
      await sendRemembered(response, lookup.cached, addressOf(request));
      return;
    }
    const parsed = parseRequest(request, received);
    if ('refused' in parsed) {
      send(response, parsed.status, JSON.stringify({ errors: [parsed.refused] }));
      return;
    }
    const viewer = await readViewer(request);
    const budget = budgetOf(viewer);
    const executed = await Promise.race([
      apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: parsed,
        context: async () => ({
          viewer,
          budget,
          loaders: makeLoaders(budget),
          cookies: cookiesOf(request, response),
          userAgent: request.headers['user-agent'] ?? '',
          address: addressOf(request),
        }),
      }),
      budget.exceeded,
    ]);
    tellCharge(response, budget.charge);
    if (executed instanceof GraphQLError) {
      send(response, 200, withCost(errorBody(executed), budget.charge));
      return;
    }
    const { status, headers, body } = executed;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    response.statusCode = statusFor(status ?? 200, headers.get('content-type'), body);
    if (body.kind === 'complete') {
      response.end(withCost(body.string, budget.charge));
      if (response.statusCode === 200 && body.string.startsWith('{"data":'))
        lookup?.store(
          { contentType: headers.get('content-type') ?? JSON_TYPE, body: body.string },
          (parsed.body as { query?: unknown } | null)?.query,
        );
      return;
    }
    for await (const chunk of body.asyncIterator) response.write(chunk);
    response.end();
  };
  const warmUp = async () => {
    const nobody = { viewer: undefined, cookies: noCookies, userAgent: '', address: '' };
    for (const query of [...WARM_UP, ...WARM_UP, ...WARM_UP]) {
      const budget = budgetOf(undefined);
      await apollo.executeOperation(
        { query },
        { contextValue: { ...nobody, budget, loaders: makeLoaders(budget) } },
      );
    }
  };
  return { handle, warmUp, stop: () => apollo.stop() };
}

/** Refuses what is not answered over HTTP, and what would cost more than its caller may spend at once, before it runs. */
const refuseBeforeRunning: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
      if (!operation) return;
      if (operation.operation === 'subscription') throw notOverHttp();
      const max = maxCostOf(contextValue.viewer);
      const cost = costOf(schema, document, operation, request.variables, max);
      const problem = longListProblem(request.variables) ?? costProblem(cost, max);
      if (problem) throw problem;
      const refused = await chargeOperation(contextValue, cost);
      if (refused) throw refused;
    },
  }),
};

/** What uses every rule that validates, and reads rows; fields that are asked for again are merged. */
const WARM_UP = [
  getIntrospectionQuery(),
  `{ hotels(limit: 1) { items { ${'roomTypes { roomNumbers { id } } '.repeat(40)} } } }`,
];

const notOverHttp = (): GraphQLError =>
  new GraphQLError('Subscriptions are answered over a WebSocket at this address (graphql-transport-ws).', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

const JSON_TYPE = 'application/json; charset=utf-8';

/** Looks up the response to a request without an access token, which is the same for everybody. */
const lookUp = ({ headers }: IncomingMessage, { text, isJson }: Received): ResponseLookup | undefined =>
  isJson && text !== undefined && !headers.authorization
    ? lookUpResponse(headers.accept ?? '', text)
    : undefined;

/**
 * The status of an answer. Where the client reads `application/json`, a well-formed request whose document or
 * variables are refused is answered with 200, as "GraphQL over HTTP" asks for: old clients and proxies take
 * anything else for the failure of a server. `application/graphql-response+json` is answered with 400.
 */
function statusFor(
  status: number,
  contentType: string | undefined,
  body: HTTPGraphQLResponse['body'],
): number {
  if (status !== 400 || body.kind !== 'complete' || !contentType?.startsWith('application/json'))
    return status;
  const { errors } = JSON.parse(body.string) as FormattedExecutionResult;
  return errors?.some(({ extensions }) => extensions?.code === 'BAD_REQUEST') ? status : 200;
}

const errorBody = (error: GraphQLError): string =>
  JSON.stringify({ errors: [formatError(error.toJSON(), error)] });

/** Answers what was answered to somebody else a moment ago. */
async function sendRemembered(
  response: ServerResponse,
  { body, contentType }: CachedResponse,
  address: string,
): Promise<void> {
  metrics()?.remembered.inc();
  const charge = await chargeRemembered(address);
  tellCharge(response, charge);
  if (charge?.isRefused) send(response, 429, errorBody(outOfPoints(charge)));
  else send(response, 200, withCost(body, charge), contentType);
}

function tellCharge(response: ServerResponse, charge: Charge | undefined): void {
  if (charge) for (const [name, value] of chargeHeaders(charge)) response.setHeader(name, value);
}

function send(response: ServerResponse, status: number, body: string, contentType = JSON_TYPE): void {
  // with its length it is one write, and not in chunks
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
