import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, getOperationAST, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { languageOfAnswer } from '../../core/readerLanguage';
import { SOCKET_LIMITS } from '../../../../schema/apiLimits';
import { connectPerson } from '../../chats/people/presence.service';
import type { OperationContext } from '../operationContext';
import type { Viewer } from '../../access/policy';
import { addressOf } from '../../access/limits/address';
import { callerKey, costExtension } from '../../access/limits/points';
import { awaitTurn, beginWork, yieldIfBusy } from '../../core/eventLoop';
import { take } from '../../access/limits/take';
import { languageOf, tokenOf, viewerOf, type ConnectionParams } from './socketViewer';
import { admit, spendOnReading, type Admission } from '../cost/admit';
import type { Documents } from '../documents';
import { formatErrors } from '../answers/errorFormat';
import { isGraphql } from '../graphqlHttp';
import { makeContext } from '../makeContext';
import { measured } from '../operationMetrics';
import { traced } from '../operationTracing';
import { budgetOf, endWithinBudget, resolveWithinBudget } from '../cost/operationBudget';
import { handOverSocket } from '../../sandbox/handOverSocket';
import type { Sandbox } from '../../sandbox/sandbox.service';
import { isTestKey } from '../../users/keys/apiKey.secret';
import { closeAsRefused, tooMany, tooManyOperations } from './socketRefusals';
import { isOwnOrigin } from '../../http/cors';
import { documentProblem } from '../cost/queryLimits';
import { ignoreUpgrade, refuseOrigin, tooManySockets } from './refusedUpgrade';
import { executeOperation } from '../prepared/executeOperation';
import { isSameForMembers } from './sharedFields';
import { subscribeShared, type SharedArgs } from './sharedSubscriptions';
import { asksForWebSocket } from '../../http/secureServer';
import { connectSocket, sendTo, type SocketExtra } from './socketConnection';
import {
  closeOnExpiry,
  closeSocketsOnChange,
  TOO_MANY_SOCKETS,
  trackAddressSocket,
  trackUserSocket,
} from './userSockets';

/** Serves graphql-ws on /graphql with the limits of HTTP. `connectionParams` are those of socketViewer.ts. */
export function openGraphqlWs(
  schema: GraphQLSchema,
  documents: Documents,
  server: Server,
  sandbox?: Sandbox,
): { stop(): Promise<void> } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_LIMITS.messageBytes,
    handleProtocols,
  });
  const graphql = makeServer<ConnectionParams, SocketExtra>({
    // An invalid token is refused, so that the client renews it and connects again.
    onConnect: async ({ connectionParams, extra }) => {
      const { socket, request } = extra;
      extra.language = languageOf(connectionParams, request.headers['accept-language']);
      const token = tokenOf(connectionParams);
      if (token === undefined || token === null) return true;
      if (sandbox && isTestKey(token)) {
        const viewer = await handOverSocket(sandbox, { token, params: connectionParams!, socket, request });
        if (viewer) return watchHandedOver(socket, token, viewer);
      }
      const viewer = await viewerOf(connectionParams);
      if (viewer instanceof GraphQLError) closeAsRefused(socket, viewer);
      if (!viewer || viewer instanceof GraphQLError) return false;
      if (!trackUserSocket(viewer, socket)) closeAsTooMany(socket);
      // A program with an API key does not make its owner appear online.
      else if (!viewer.key) socket.once('close', connectPerson(viewer.id));
      closeOnExpiry(socket, token as string, viewer);
      return true;
    },
    onSubscribe: async (
      { connectionParams, subscriptions, extra: { request, socket, costs } },
      id,
      payload,
    ) => {
      if (Object.keys(subscriptions).length > SOCKET_LIMITS.operations) return [tooManyOperations()];
      const address = addressOf(request);
      const wait = await take('request', address);
      if (wait) return [tooMany(wait)];
      const viewer = await viewerOf(connectionParams);
      if (viewer instanceof GraphQLError) return [viewer];
      const reserve = (cost: number, max: number) => {
        for (const open of costs.keys()) if (!(open in subscriptions)) costs.delete(open);
        const spent = [...costs.values()].reduce((sum, one) => sum + one, 0);
        if (spent + cost > max) return false;
        costs.set(id, cost);
        return true;
      };
      const admitted = await begin({ schema, documents }, payload, {
        viewer,
        address,
        socket,
        id,
        reserve,
      });
      if ('length' in admitted) costs.delete(id);
      return admitted;
    },
    execute: (args) => observed(args as Prepared, () => executeOnSocket(args as Prepared)),
    subscribe: (args) => observed(args as Prepared, () => subscribeShared(args as SharedArgs)) as never,
    onNext: (_context, _id, _payload, args, result) => {
      const { pointsSpent } = (args as Prepared).contextValue.budget;
      const extensions = pointsSpent && { cost: costExtension(pointsSpent) };
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
    if (!isOwnOrigin(request)) return refuseOrigin(request, socket);
    take('socket', addressOf(request)).then(
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

/** Whether the request is for Socket.IO, which has its own listener. */
const isSocketIo = ({ url }: IncomingMessage): boolean => /^\/socket\.io\//.test(url ?? '');

interface Sender {
  viewer: Viewer | undefined;
  address: string;
  socket: WebSocket;
  /** The client's id of the operation. */
  id: string;
  /** Reserves points on the socket; see admit(). */
  reserve: (cost: number, max: number) => boolean;
}

type Prepared = ExecutionArgs & SharedArgs & Admission & { contextValue: OperationContext };

/** Measures an operation and runs it in a span. Afterwards its caller may begin another. */
function observed<T extends object>({ document, operationName, leave }: Prepared, work: () => Promise<T>) {
  const operation = getOperationAST(document, operationName);
  return measured(operation, () => traced(operation, work)).finally(leave);
}

function executeOnSocket({ schema, document, operationName, variableValues, contextValue }: Prepared) {
  const operation = getOperationAST(document, operationName) ?? undefined;
  const variables = variableValues ?? undefined;
  const asked = { schema, document, operation, operationName: operationName ?? undefined, variables };
  return endWithinBudget(contextValue.budget, executeOperation({ ...asked, context: contextValue }));
}

/** A key that differs for viewers with different rights. */
const rightsOf = (viewer: Viewer | undefined): string =>
  `${viewer?.id} ${viewer?.key?.id ?? ''} ${viewer?.actsAsHotel ?? ''}`;

/** Begins an operation, or returns the errors that refuse it. It counts as running until `leave` is called. */
async function begin(...asked: Parameters<typeof prepare>): Promise<Prepared | readonly GraphQLError[]> {
  const [, , { viewer, address }] = asked;
  const end = beginWork(callerKey(viewer, address));
  let prepared: Prepared | readonly GraphQLError[] = [];
  try {
    prepared = await prepare(...asked);
  } finally {
    if ('length' in prepared) end();
  }
  if ('length' in prepared) return prepared;
  const { leave } = prepared;
  return {
    ...prepared,
    leave: () => {
      leave();
      end();
    },
  };
}

async function prepare(
  { schema, documents }: { schema: GraphQLSchema; documents: Documents },
  { query, variables, operationName }: SubscribePayload,
  from: Sender,
): Promise<Prepared | readonly GraphQLError[]> {
  const { viewer, address, socket } = from;
  const tooLong = documentProblem(query);
  if (tooLong) return [tooLong];
  const reading = documents.readingCost(query);
  const unpaid = await spendOnReading(viewer, address, reading);
  if (unpaid) return [unpaid];
  await (reading ? awaitTurn : yieldIfBusy)(callerKey(viewer, address));
  const isGone = () => socket.readyState > WebSocket.OPEN;
  const newContext = () => makeContext({ viewer, address, budget: budgetOf(viewer, address, isGone) });
  const context = newContext();
  const document = await documents.read(query, context.budget.pieces);
  if (!('kind' in document)) return document;
  const operation = getOperationAST(document, operationName) ?? undefined;
  const admitted = await admit({
    schema,
    document,
    operation,
    context,
    variables: variables ?? undefined,
    reserve: from.reserve,
  });
  if (admitted instanceof GraphQLError) return [admitted];
  return {
    schema,
    document,
    operationName,
    variableValues: variables,
    ...admitted,
    fieldResolver: resolveWithinBudget,
    contextValue: context,
    makeContext: newContext,
    send: (answer) => sendTo(socket, `{"id":${JSON.stringify(from.id)},"type":"next","payload":${answer}}`),
    key: JSON.stringify([
      query,
      operationName,
      variables,
      languageOfAnswer(),
      isSameForMembers(schema, document) || rightsOf(viewer),
    ]),
  };
}

const closeAsTooMany = (socket: WebSocket): void =>
  socket.close(TOO_MANY_SOCKETS.code, TOO_MANY_SOCKETS.reason);

/** Closes a socket that the sandbox answers when its key ends. It is acknowledged there, so here it stays unacknowledged. */
function watchHandedOver(socket: WebSocket, token: string, viewer: Viewer): Promise<never> {
  if (!trackUserSocket(viewer, socket)) closeAsTooMany(socket);
  closeOnExpiry(socket, token, viewer);
  return new Promise(() => {});
}
