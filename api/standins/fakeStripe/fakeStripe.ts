import { type Request, Router } from 'express';
import { log } from '../../src/core/log';
import { api } from './api';
import { addEarlierTransactions } from './balance';
import { WebhookDelivery } from './webhookDelivery';
import { Ledger } from './ledger';
import { hostedPage } from './page';
import { payOutDaily } from './payouts';
import { expireDue, payOpen } from './sessions';

export interface FakeStripeSettings {
  /** The webhook that receives events. */
  webhookUrl: () => string;
  webhookSecret: string;
  /** The SQLite file of the ledger. */
  file: string;
  /** The origin under which a browser reaches the hosted page. */
  publicUrl: () => string;
  /** The merchant's name on the hosted page. */
  productName: string;
  /** Whether every session is paid without a person, a second or two after it was made. */
  paysItself?: boolean;
}

/** Milliseconds between two checks for expired sessions and due events. */
const INTERVAL_MS = 1000;

/**
 * Replaces the card provider on a machine without an account: its API under `/v1`, its hosted page under `/pay`, its
 * webhooks. The router can be mounted at any path; `close` stops the deliveries and closes the ledger.
 */
export function fakeStripe(settings: FakeStripeSettings): Router & { close: () => Promise<void> } {
  const ledger = new Ledger(settings.file);
  addEarlierTransactions(ledger);
  const delivery = new WebhookDelivery(ledger, { url: settings.webhookUrl, secret: settings.webhookSecret });

  const work = async () => {
    expireDue(ledger);
    payOutDaily(ledger);
    if (settings.paysItself) payOpen(ledger);
    await delivery.deliverDue();
  };
  const timer = setInterval(
    () => void work().catch((error: unknown) => log.error({ error }, 'fakeStripe failed')),
    INTERVAL_MS,
  );
  timer.unref();

  const router = Router();
  router.use((_request, _response, next) => {
    expireDue(ledger);
    next();
  });
  router.use(
    '/v1',
    api(ledger, {
      pages: ({ baseUrl }: Request) => settings.publicUrl() + baseUrl.replace(/v1$/, 'pay'),
      webhook: settings.webhookUrl,
    }),
  );
  router.use('/pay', hostedPage(ledger, delivery, settings.productName));

  const close = async () => {
    clearInterval(timer);
    await delivery.stop();
    ledger.close();
  };
  return Object.assign(router, { close });
}
