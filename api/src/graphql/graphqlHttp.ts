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
import { isInLanguage, languageOfAnswer } from '../core/readerLanguage';
import { DOCUMENT_LIMITS } from '../../../schema/apiLimits';
import { parseRequest, receive, type Received } from './graphqlRequest';
import type { OperationContext } from './operationContext';
import { admit, outOfPoints, spendOnReading } from './cost/admit';
import { textOfAnswer } from './answers/answerText';
import { cookiesOf } from '../http/cookies';
import type { Documents } from './documents';
import { formatError } from './answers/errorFormat';
import { addressOf } from '../access/limits/address';
import { callerKey } from '../access/limits/points';
import { awaitTurn, beginWork, yieldIfBusy } from '../core/eventLoop';
import { whenClosed } from '../core/whenClosed';
import { makeContext } from './makeContext';
import { VALIDATION_OPTIONS, documentProblem, limitPlugins, validationRules } from './cost/queryLimits';
import { measureOperations } from './operationMetrics';
import { traceOperations } from './operationTracing';
import { budgetOf } from './cost/operationBudget';
import { gatewayTo } from './prepared/executeOperation';
import { lookUpResponse, type ResponseLookup } from './answers/responseCache.service';
import { keptAnswer, lookUpKept, markKeptAnswers, sendKept } from './answers/keptAnswers';
import { KEPT_FOR_ALL } from '../http/keptForAll';
import { keyRefusal, readViewer } from '../http/authentication';
import { nameSender, reportRefusedRequest } from '../http/refusedRequest';
import {
  JSON_TYPE,
  errorBody,
  send,
  sendError,
  sayLanguage,
  sendRemembered,
  setPointsHeaders,
  spendOnRemembered,
  withCost,
} from './answers/sendGraphql';

/** Whether a request is for /graphql. Its URL may be invalid. */
export const isGraphql = ({ url }: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/graphql\/?(\?|$)/.test(url ?? '');

type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface GraphqlHttp {
  handle: GraphqlHandler;
  /** Runs all code that validates, estimates and executes. Without it the first document takes four times as long. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves GraphQL over HTTP directly on node's server, since Express in front of it would halve the speed. */
export async function openGraphqlHttp(
  schema: GraphQLSchema,
  documents: Documents,
  server: Server,
): Promise<GraphqlHttp> {
  const apollo = new ApolloServer<OperationContext>({
    gateway: gatewayTo(schema),
    documentStore: documents,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    validationRules: [...validationRules],
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    validationOptions: VALIDATION_OPTIONS,
    stringifyResult: textOfAnswer,
    plugins: [
      ...limitPlugins,
      refuseBeforeRunning,
      measureOperations,
      traceOperations,
      ApolloServerPluginLandingPageDisabled(),
      // It is asked once for each document instead.
      ApolloServerPluginCacheControlDisabled(),
      await markKeptAnswers(schema),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const handle: GraphqlHandler = async (request, response) => {
    const isSignedIn = async () =>
      Boolean(request.headers.authorization && (await readViewer(request).catch(() => undefined)));
    sayLanguage(response);
    const kept = lookUpKept(request);
    if (kept?.cached) {
      const spent = await spendOnRemembered(kept.cached.text.length, addressOf(request));
      return spent?.isRefused
        ? sendError(response, outOfPoints(spent))
        : sendKept(request, response, kept.cached);
    }
    const received = await receive(request, isSignedIn);
    const lookup = lookUp(request, received);
    if (lookup?.cached) {
      await sendRemembered(response, lookup.cached, addressOf(request));
      return;
    }
    const parsed = parseRequest(request, received);
    if ('refused' in parsed) {
      await reportRefusedRequest(request, 'request', { where: '/graphql' });
      send(response, parsed.status, JSON.stringify({ errors: [parsed.refused] }));
      return;
    }
    const text = textOf(parsed);
    const tooLong = documentProblem(text);
    if (tooLong) {
      await nameSender(request);
      return sendError(response, tooLong);
    }
    const viewer = await readViewer(request).catch(keyRefusal);
    if (viewer instanceof GraphQLError) return sendError(response, viewer);
    const address = addressOf(request);
    whenClosed(response, beginWork(callerKey(viewer, address)));
    const reading = documents.readingCost(text);
    const unpaid = await spendOnReading(viewer, address, reading);
    if (unpaid) return sendError(response, unpaid);
    // Callers take turns, however many requests each sends. A new document is read without a pause.
    await (reading ? awaitTurn : yieldIfBusy)(callerKey(viewer, address));
    const budget = budgetOf(viewer, address, () => response.destroyed);
    whenClosed(response, () => budget.end());
    // Apollo Server finds a valid document in the cache and reports the errors of an invalid one.
    if (reading) await documents.read(text, budget.pieces);
    const context = makeContext({
      viewer,
      address,
      budget,
      cookies: cookiesOf(request, response),
      userAgent: request.headers['user-agent'],
    });
    const executed = await Promise.race([
      apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: parsed, context: async () => context }),
      budget.exceeded,
    ]);
    if (kept && isKept(executed) && !isInLanguage()) {
      const answer = keptAnswer(executed.headers.get('content-type') ?? JSON_TYPE, executed.body.string);
      kept.store(answer);
      return sendKept(request, response, answer);
    }
    setPointsHeaders(response, budget.pointsSpent);
    if (executed instanceof GraphQLError) {
      send(response, 200, withCost(errorBody(executed), budget.pointsSpent));
      return;
    }
    const { status, headers, body } = executed;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    response.statusCode = statusFor(status ?? 200, headers.get('content-type'), body);
    if (body.kind === 'complete') {
      response.end(withCost(body.string, budget.pointsSpent));
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
    for (const query of [...WARM_UP, ...WARM_UP, ...WARM_UP]) {
      const contextValue = makeContext({ viewer: undefined, address: '' });
      await apollo.executeOperation({ query }, { contextValue });
      contextValue.budget.end();
    }
  };
  return { handle, warmUp, stop: () => apollo.stop() };
}

/** Refuses, before they run, subscriptions over HTTP and operations that cost more than the caller may spend at once. */
const refuseBeforeRunning: ApolloServerPlugin<OperationContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
      if (operation?.operation === 'subscription') throw notOverHttp();
      const { variables } = request;
      const admitted = await admit({ schema, document, operation, variables, context: contextValue });
      if (admitted instanceof GraphQLError) throw admitted;
      contextValue.budget.whenOver(admitted.leave);
    },
  }),
};

/** Documents that use every validation rule and read rows; repeated fields are merged. */
const WARM_UP = [
  getIntrospectionQuery(),
  `{ hotels(limit: 1) { items { ${'roomTypes { roomNumbers { id } } '.repeat(40)} } } }`,
];

const notOverHttp = (): GraphQLError =>
  new GraphQLError('Subscriptions are answered over a WebSocket at this address (graphql-transport-ws).', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** The text of the document, sent by POST or by GET. */
function textOf({ body, search }: { body: unknown; search: string }): string {
  const sent =
    typeof body === 'object' && body !== null && 'query' in body
      ? body.query
      : new URLSearchParams(search).get('query');
  return typeof sent === 'string' ? sent : '';
}

/** Whether the answer to a query may be kept for all visitors. */
const isKept = (
  executed: HTTPGraphQLResponse | GraphQLError,
): executed is HTTPGraphQLResponse & { body: { kind: 'complete' } } =>
  !(executed instanceof GraphQLError) &&
  executed.headers.get('cache-control') === KEPT_FOR_ALL &&
  executed.body.kind === 'complete' &&
  (executed.status ?? 200) === 200;

/** Looks up the response to a request without an access token, which is the same for all visitors who read one language. */
const lookUp = ({ headers }: IncomingMessage, { text, isJson }: Received): ResponseLookup | undefined =>
  isJson && text !== undefined && !headers.authorization
    ? lookUpResponse(`${languageOfAnswer()} ${headers.accept ?? ''}`, text)
    : undefined;

/**
 * The status of an answer. If the client accepts `application/json`, a well-formed request whose document or variables
 * are refused gets 200, as "GraphQL over HTTP" requires: old clients and proxies treat any other status as a failure of
 * the server. With `application/graphql-response+json` it gets 400.
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
