import express from 'express';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Stripe from 'stripe';
import { Ledger } from '../../standins/fakeStripe/ledger';
import { fakeStripe } from '../../standins/fakeStripe/fakeStripe';

const SECRET = 'whsec_of_the_proofs';
const WEBHOOK = '/api/v1/bookings/stripe/stripe-webhook';

export interface Delivery {
  body: string;
  headers: Record<string, string>;
}
/** Handles an event on its way; returns the status for the provider. */
export type Relay = (delivery: Delivery) => Promise<number>;

interface Reply {
  status: number;
  body: string;
}
/** Handles a request to open a payment page, by its idempotency key; `forward` passes it on to the provider. */
export type Opening = (key: string, forward: () => Promise<Reply>) => Promise<Reply>;

export interface LedgerRows {
  /** `reference` is the booking that the session pays. */
  sessions: { id: string; status: string; cents: number; reference: string }[];
  payments: { id: string; sessionId: string; cents: number }[];
  refunds: { paymentId: string; cents: number }[];
  disputes: { paymentId: string; cents: number; status: string }[];
}

/**
 * The card provider, in this process: its ledger outlives every kill of the server, and every event passes through
 * here.
 */
export async function openProvider(folder: string) {
  const file = path.join(folder, 'till.sqlite');
  let target = '';
  let origin = '';
  let expireFails = false;
  const standIn = fakeStripe({
    webhookUrl: () => `${origin}/relay`,
    webhookSecret: SECRET,
    file,
    publicUrl: () => origin,
    productName: 'Staybook',
  });
  const ledger = new Ledger(file);
  const provider = {
    settings: {} as Record<string, string>,
    relay: (delivery: Delivery) => provider.forward(delivery),
    opening: ((_key, forward) => forward()) as Opening,
    /** Forwards a delivery to the server; 502 if it is down. */
    async forward({ body, headers }: Delivery): Promise<number> {
      const answer = await fetch(target + WEBHOOK, { method: 'POST', body, headers }).catch(() => undefined);
      await answer?.body?.cancel();
      return answer?.status ?? 502;
    },
    /** Sets the address for the delivery of events. */
    serve: (url: string) => void (target = url),
    /** Sets whether every request to expire a session fails. */
    setExpireFailing: (now: boolean) => void (expireFails = now),
    sign: (body: string, secondsAway = 0, secret = SECRET): Delivery => {
      const timestamp = Math.floor(Date.now() / 1000) + secondsAway;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
    },
    /** Pays on the hosted page as a browser does; returns its status. */
    async pay(url: string): Promise<number> {
      const body = new URLSearchParams({ card: '4242424242424242' });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    },
    read: (): LedgerRows => ({
      sessions: ledger.rows(
        `SELECT id, status, amount_cents AS cents, json_extract(asked, '$.reference') AS reference FROM sessions`,
      ),
      payments: ledger.rows('SELECT id, session_id AS sessionId, amount_cents AS cents FROM payments'),
      refunds: ledger.rows('SELECT payment_id AS paymentId, amount_cents AS cents FROM refunds'),
      disputes: ledger.rows('SELECT payment_id AS paymentId, amount_cents AS cents, status FROM disputes'),
    }),
    /** The newest event of this type. */
    lastEvent: (type: string): string | undefined =>
      ledger.row<{ body: string }>('SELECT body FROM events WHERE type = ? ORDER BY number DESC LIMIT 1', [
        type,
      ])?.body,
    async close() {
      await standIn.close();
      ledger.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const app = express();
  app.post('/dev/till/v1/checkout/sessions/:id/expire', (_request, response, next) =>
    expireFails
      ? void response.status(503).json({ error: { type: 'api_error', message: 'Unavailable.' } })
      : next(),
  );
  app.post(
    '/dev/till/v1/checkout/sessions',
    express.text({ type: () => true }),
    async (request, response) => {
      const names = ['authorization', 'content-type', 'idempotency-key'];
      const headers = Object.fromEntries(names.map((name) => [name, request.get(name) ?? '']));
      const { status, body } = await provider.opening(headers['idempotency-key']!, async () => {
        const url = `${origin}/behind/v1/checkout/sessions`;
        const answer = await fetch(url, { method: 'POST', headers, body: request.body as string });
        return { status: answer.status, body: await answer.text() };
      });
      response.status(status).type('json').send(body);
    },
  );
  app.use(['/dev/till', '/behind'], standIn);
  app.post('/relay', express.text({ type: () => true }), async (request, response) => {
    response.sendStatus(
      await provider.relay({ body: request.body as string, headers: onward(request.headers) }),
    );
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.settings = {
    STRIPE_SECRET_KEY: 'sk_test_of_the_proofs',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: `${origin}/dev/till`,
  };
  return provider;
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;

const onward = (headers: IncomingHttpHeaders): Record<string, string> => ({
  'content-type': 'application/json',
  'stripe-signature': String(headers['stripe-signature']),
});
