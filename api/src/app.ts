import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { DataSource } from 'typeorm';
import { joinBookingsToLeaving } from './checkouts/onAccountDeleted.service';
import { joinBookingsToRooms } from './checkouts/onRoomNumbersRemoved.service';
import { stripeWebhook } from './checkouts/stripe.webhook';
import { config } from './core/config';
import { allowCrossOrigin } from './server/cors';
import { closePubSub, openPubSub } from './core/pubsub';
import { isGraphql, openGraphqlHttp } from './server/graphqlHttp';
import { health } from './server/health';
import { contentSecurityPolicy } from './server/contentSecurityPolicy';
import { addressOf } from './limits/address';
import { forgetCounters } from './limits/counters';
import { answerTooMany, overLimit } from './limits/requests';
import { joinStaffToLeaving } from './hotels/onAccountDeleted.service';
import { connectImageHost, openImageStandIn } from './standins/imageHost';
import { log } from './core/log';
import { whenIdle } from './core/runExclusive';
import { captchaChallenge } from './integrations/captcha.challenge';
import { closeMail, connectMail } from './integrations/mail';
import { openDevMail, type DevMail } from './standins/devMail/devMail';
import { unsubscribeByMail } from './newsletter/unsubscribe.route';
import { connectPayments } from './integrations/payments';
import { joinPhotosToLeaving } from './photos/onAccountDeleted.service';
import { joinPhotosToRemoval } from './photos/onDelete.service';
import { fakeStripe } from './standins/fakeStripe/fakeStripe';
import { clearResponseCache } from './server/responseCache';
import { closeRedis, openRedis } from './core/redis';
import { rest } from './rest';
import { joinReviewsToLeaving } from './reviews/onAccountDeleted.service';
import { joinRoomsToRemoval } from './rooms/onDelete.service';
import { makeSchema } from './server/graphqlSchema';
import { closeSearchIndex, openSearchIndex } from './search/searchIndex.service';
import { openGraphqlWs } from './server/graphqlWs';
import { usePassport } from './server/authentication';
import { staticFiles } from './server/staticFiles';

export interface App {
  server: Server;
  stop(): Promise<void>;
}

/** What is mounted where, in order: the graph on node's server, then the webhook, stand-ins and the web app on Express. */
export async function openApp(database: DataSource): Promise<App> {
  const localOrigin = () => `http://127.0.0.1:${config.port}`;
  usePassport();
  joinBookingsToLeaving();
  joinReviewsToLeaving();
  joinPhotosToLeaving();
  joinStaffToLeaving();
  joinPhotosToRemoval();
  joinRoomsToRemoval();
  joinBookingsToRooms();
  openPubSub();
  await openRedis();
  openSearchIndex();

  const server = createServer();
  const schema = await makeSchema();
  const sockets = openGraphqlWs(schema, server);
  const graphql = await openGraphqlHttp(schema, server);

  const express = makeExpress();
  express.use(health(database));
  express.use(stripeWebhook);
  express.use(unsubscribeByMail);
  express.use(rest());
  const standIn = config.stripe.secretKey ? undefined : openTill(localOrigin);
  if (standIn) express.use('/dev/till', standIn);
  const mailbox = await openMail();
  if (mailbox) express.use('/dev', mailbox.router);
  const album = openImageStandIn();
  if (album) express.use('/dev/album', album);
  if (config.captcha.kind === 'altcha') express.use('/captcha', countRequest, captchaChallenge());
  express.use(staticFiles());
  express.use(failed);

  server.on('request', (request, response) => {
    if (!isGraphql(request)) return express(request, response);
    allowCrossOrigin(request, response, () => {
      countRequest(request, response, () => graphql.handle(request, response)).catch((error: unknown) => {
        log.error({ error }, 'a request failed');
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  });
  server.once('listening', () => {
    config.port = (server.address() as { port: number }).port;
    config.publicUrl = config.publicUrl.replace(/:0$/, `:${config.port}`);
    connectPayments({ ...config.stripe, localOrigin: localOrigin() });
    connectImageHost(localOrigin());
  });

  const stop = async () => {
    await sockets.stop();
    await graphql.stop();
    await standIn?.close();
    closeMail();
    await whenIdle();
    await closeSearchIndex();
    await mailbox?.close();
    await closePubSub();
    closeRedis();
    forgetCounters();
    clearResponseCache();
  };
  return { server, stop };
}

/** The operator's mail server, or the mailbox that stands in for one. */
async function openMail(): Promise<DevMail | undefined> {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    connectMail({ smtpUrl, from });
    return undefined;
  }
  const mailbox = await openDevMail({ file: path.join(config.dataDir, 'mailbox.sqlite') });
  connectMail({ smtpUrl: mailbox.smtpUrl, from });
  return mailbox;
}

/** Goes on with a request, unless its address asked too often. */
async function countRequest(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): Promise<void> {
  const wait = await overLimit('request', addressOf(request));
  if (wait) answerTooMany(response, wait);
  else await next();
}

const openTill = (localOrigin: () => string) =>
  fakeStripe({
    webhookUrl: () => `${localOrigin()}/api/v1/bookings/stripe/stripe-webhook`,
    webhookSecret: config.stripe.webhookSecret,
    file: path.join(config.dataDir, 'till.sqlite'),
    publicUrl: () => config.publicUrl,
    productName: 'Staybook',
  });

function makeExpress(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: { directives: contentSecurityPolicy() },
      strictTransportSecurity: config.publicUrl.startsWith('https:'),
    }),
  );
  return app;
}

const failed: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number(error?.status ?? 500);
  if (status >= 500) log.error({ error }, 'a request failed');
  response
    .status(status)
    .json({ status: 'error', message: status >= 500 ? 'Something went wrong' : error.message });
};
