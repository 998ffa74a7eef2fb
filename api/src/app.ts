import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { DataSource } from 'typeorm';
import { stripeWebhook } from './payments/stripe.webhook';
import { config } from './core/config';
import { allowCrossOrigin } from './server/cors';
import { closePubSub, openPubSub } from './core/pubsub';
import { isGraphql, openGraphqlHttp } from './server/graphqlHttp';
import { health } from './server/health';
import { joinHooks } from './server/hooks';
import { securityHeaders } from './server/securityHeaders';
import { addressOf } from './limits/address';
import { forgetCounters } from './core/counters';
import { answerTooMany, overLimit } from './limits/requests';
import { log } from './core/log';
import { whenIdle } from './core/runExclusive';
import { captchaChallenge } from './integrations/captcha.route';
import { closeMail } from './integrations/mail';
import { unsubscribeByMail } from './newsletter/unsubscribe.route';
import { clearResponseCache } from './server/responseCache.service';
import { closeRedis, openRedis } from './core/redis';
import { rest } from './rest';
import { makeSchema } from './server/graphqlSchema';
import { limitResolvers } from './server/operationBudget';
import { closeSearchIndex, openSearchIndex } from './search/searchIndex.service';
import { openGraphqlWs } from './server/graphqlWs';
import { usePassport } from './server/authentication';
import { openStandIns } from './standins/openStandIns';
import { staticFiles } from './server/staticFiles';

export interface App {
  server: Server;
  stop(): Promise<void>;
}

/** What is mounted where, in order: GraphQL on node's server, everything else on Express. */
export async function openApp(database: DataSource): Promise<App> {
  usePassport();
  joinHooks();
  openPubSub();
  await openRedis();
  openSearchIndex();

  const server = createServer();
  const schema = limitResolvers(await makeSchema());
  const sockets = openGraphqlWs(schema, server);
  const graphql = await openGraphqlHttp(schema, server);
  const standIns = await openStandIns();

  const app = makeExpress();
  app.use(health(database));
  app.use(stripeWebhook);
  app.use(unsubscribeByMail);
  app.use(rest());
  app.use('/dev', standIns.router);
  if (config.captcha.kind === 'altcha') app.use('/captcha', limitRequests, captchaChallenge());
  app.use(staticFiles());
  app.use(answerError);

  let headers: Map<string, string> | undefined;
  server.on('request', (request, response) => {
    response.setHeaders((headers ??= securityHeaders()));
    if (!isGraphql(request)) return app(request, response);
    allowCrossOrigin(request, response, () => {
      limitRequests(request, response, () => graphql.handle(request, response)).catch((error: unknown) => {
        log.error({ error }, 'a request failed');
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  });
  server.once('listening', () => {
    config.port = (server.address() as { port: number }).port;
    config.publicUrl = config.publicUrl.replace(/:0$/, `:${config.port}`);
    standIns.connect();
  });

  const stop = async () => {
    await sockets.stop();
    await graphql.stop();
    closeMail();
    await whenIdle();
    await closeSearchIndex();
    await standIns.close();
    await closePubSub();
    closeRedis();
    forgetCounters();
    clearResponseCache();
  };
  return { server, stop };
}

/** Counts a request against the limit of its address; answers 429 where that is exceeded. */
async function limitRequests(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): Promise<void> {
  const wait = await overLimit('request', addressOf(request));
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
  // A missing file's own words name the place where it was looked for.
  const words: Record<number, string> = { 404: 'There is nothing here.' };
  const message = status >= 500 ? 'Something went wrong' : (words[status] ?? error.message);
  response.status(status).json({ status: 'error', message });
};
