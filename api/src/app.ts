import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { DataSource } from 'typeorm';
import { preferredLanguage } from '../../schema/language';
import { inLanguage } from './core/readerLanguage';
import { stripeWebhook } from './bookings/pay/stripe.webhook';
import { deliverChatEvents } from './chats/delivery/delivery.service';
import { openPresence } from './chats/people/presence.service';
import { openEditors } from './editors/editors.service';
import { config } from './core/config';
import { databaseModel, domains } from './domains';
import { handOver, hasTestKey } from './sandbox/handOver';
import { Sandbox } from './sandbox/sandbox.service';
import { emitAsPresentApp, isSandbox } from './core/appState';
import { startJobs } from './ops/jobs';
import { allowCrossOrigin } from './http/cors';
import { closePubSub, openPubSub } from './core/events';
import { documentFiles } from './files/documents/documents.route';
import { calendarFiles } from './calendars/calendarFile.route';
import { exportsOf } from './files/exports/exports.route';
import { hotelFiles } from './files/exports/hotelFiles.route';
import { isGraphql, openGraphqlHttp } from './graphql/graphqlHttp';
import { Documents } from './graphql/documents';
import { withRequestId } from './core/requestId';
import { limitMethods, limitToReading } from './http/methods';
import { health } from './ops/health';
import { endSession } from './http/endSession.route';
import { openReadReplica } from './ops/openReadReplica.service';
import { metricsRoute, openMetricsPort, startMeasuring } from './ops/metrics/metrics.route';
import { measureRequest } from './ops/metrics/requests';
import { openTracing } from './ops/tracing/openTracing';
import { traceRequest } from './ops/tracing/requests';
import { openLocalServer } from './http/localServer';
import { createSecureServer } from './http/secureServer';
import { sendFailure } from './graphql/answers/sendGraphql';
import { addressOf } from './access/limits/address';
import { answerTooMany } from './access/limits/answerTooMany';
import { take } from './access/limits/take';
import { reportRefusedInput } from './access/refusedInput';
import { log } from './core/log';
import { whenIdle } from './core/runExclusive';
import { captchaChallenge } from './external/captcha.altcha';
import { connectServices } from './external/connectServices';
import { closeMail } from './external/mail';
import { unsubscribeByMail } from './users/newsletter/unsubscribe.route';
import { closeRedis, openRedis } from './core/redis';
import { v1Router } from './v1';
import { openSocketIo } from './v1/socketIo';
import { servedSchema } from './graphql/makeSchema';
import { liveIndex } from './search/index/searchIndex.service';
import { openGraphqlWs } from './graphql/sockets/graphqlWs';
import { usePassport } from './http/authentication';
import { openStandIns } from './optionalParts';
import { staticFiles } from './rendering/staticFiles';
import { limitUpload } from './http/limitUpload';
import { closeHashing } from './users/passwords/hashing';
import { refuseMessagesByMail } from './bookings/messages/refuseMessages.route';
import { endWatchByMail } from './watches/endWatch.route';
import { closeSender, openSender } from './webhooks/sender.service';

export interface App {
  server: Server;
  /** Makes the first requests as fast as later ones; for a process that will serve many. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Milliseconds that an idle connection stays open: longer than a proxy keeps it (60 s in web/nginx.conf), so
 * that no proxy sends a request on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;

const GRAPHQL_METHODS = ['GET', 'POST'];

/** Mounts all handlers in order: GraphQL on node's server, everything else on Express. */
export async function openApp(database: DataSource): Promise<App> {
  const closeTracing = await openTracing();
  startMeasuring(database);
  usePassport();
  await openPubSub();
  deliverChatEvents();
  const closePresence = openPresence();
  const closeEditors = openEditors();
  await openRedis();
  const closeReadReplica = openReadReplica(database);
  liveIndex().open();
  openSender();

  const server = createSecureServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  server.on('connection', emitAsPresentApp);
  const schema = await servedSchema(domains);
  const documents = new Documents(schema);
  // The sandbox of test keys has none itself.
  const sandbox = isSandbox()
    ? undefined
    : new Sandbox({ model: databaseModel, openApp, startJobs: () => startJobs(domains) });
  const sockets = openGraphqlWs(schema, documents, server, sandbox);
  const graphql = await openGraphqlHttp(schema, documents, server);
  connectServices();
  const standIns = await openStandIns();

  const app = makeExpress();
  app.use(limitToReading);
  app.use(health(database, server));
  app.get('/metrics', metricsRoute);
  app.use(stripeWebhook);
  app.use(unsubscribeByMail);
  app.use(endWatchByMail);
  app.use(refuseMessagesByMail);
  app.use(endSession);
  app.use(v1Router());
  app.use(hotelFiles());
  app.use(exportsOf(schema));
  app.use(documentFiles());
  app.use(calendarFiles());
  if (standIns) app.use('/dev', standIns.router);
  if (config.captcha.kind === 'altcha') app.use('/captcha', limitRequests, captchaChallenge());
  app.use(staticFiles(schema));
  app.use(answerError);

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    measureRequest(request, response);
    limitUpload(request, response);
    if (sandbox && hasTestKey(request))
      return void limitRequests(request, response, async () => {
        if (!(await handOver(sandbox, request, response))) serve(request, response);
      }).catch((error: unknown) => sendFailure(response, error));
    serve(request, response);
  };
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isGraphql(request)) return app(request, response);
    allowCrossOrigin(request, response, () => {
      limitMethods(GRAPHQL_METHODS, request, response, () =>
        inLanguage(preferredLanguage(request.headers['accept-language']), () =>
          limitRequests(request, response, () => graphql.handle(request, response)).catch((error: unknown) =>
            sendFailure(response, error),
          ),
        ),
      );
    });
  };
  server.on('request', (request, response) =>
    withRequestId(
      request.headers['x-request-id'],
      (id) => {
        response.setHeader('x-request-id', id);
        traceRequest(request, response, id, () => answer(request, response));
      },
      () => addressOf(request),
    ),
  );
  const local = standIns && config.tls.certificate ? await openLocalServer(server) : undefined;
  server.once('listening', () => {
    config.port = (server.address() as { port: number }).port;
    config.publicUrl = config.publicUrl.replace(/:0$/, `:${config.port}`);
    standIns?.connect(local?.port ?? config.port);
  });

  const closeMetricsPort = await openMetricsPort();
  const socketIo = openSocketIo(server);

  const stop = async () => {
    socketIo.stop();
    await closeMetricsPort();
    await sockets.stop();
    await graphql.stop();
    await sandbox?.stop();
    closeMail();
    closeSender();
    await whenIdle();
    await liveIndex().close();
    await standIns?.close();
    await local?.close();
    closePresence();
    closeEditors();
    await closeHashing();
    await closeReadReplica();
    await closePubSub();
    closeRedis();
    await closeTracing();
  };
  return { server, warmUp: graphql.warmUp, stop };
}

/** Counts a request against the limit of its address; answers 429 beyond the limit. */
async function limitRequests(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): Promise<void> {
  const wait = await take('request', addressOf(request));
  if (wait) answerTooMany(response, wait);
  else await next();
}

function makeExpress(): Express {
  const app = express();
  app.disable('x-powered-by');
  return app;
}

const answerError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number(error?.status ?? 500);
  if (status >= 500) log.error({ error }, 'a request failed');
  if (status === 400) reportRefusedInput('request');
  // The message of a missing file names its path on the server.
  const words: Record<number, string> = { 404: 'Not found.' };
  const message = status >= 500 ? 'Something went wrong' : (words[status] ?? error.message);
  response.status(status).json({ status: 'error', message });
};
