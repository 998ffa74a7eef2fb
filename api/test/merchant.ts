import Sqlite from 'libsql';
import express from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectPayments, openSession, readEvent, type SessionRequest } from '../src/external/payments';
import type { PaymentEvent } from '../src/external/payments.shapes';
import { fakeStripe } from '../standins/fakeStripe/fakeStripe';

const SECRET = 'whsec_of_the_merchant';
const headers = { authorization: 'Bearer sk_test_merchant' };

interface Delivery {
  body: Buffer;
  signature: string;
  /** Whether it was answered or abandoned. */
  isOver: boolean;
}

/** A merchant on its own port: a fakeStripe, and a webhook that can refuse or stay silent. */
export async function openMerchant() {
  const folder = mkdtempSync(path.join(tmpdir(), 'merchant-'));
  const events: PaymentEvent[] = [];
  const deliveries: Delivery[] = [];
  let webhook: 'open' | 'refusing' | 'silent' = 'open';
  let sessions = 0;
  let origin = '';
  const openProvider = () =>
    fakeStripe({
      webhookUrl: () => `${origin}/webhook`,
      webhookSecret: SECRET,
      file: path.join(folder, 'till.sqlite'),
      publicUrl: () => origin,
      productName: 'Staybook',
    });
  let provider = openProvider();

  const app = express();
  app.use('/dev/till', (request, response, next) => provider(request, response, next));
  app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
    const signature = request.get('stripe-signature') ?? '';
    const delivery: Delivery = { body: request.body as Buffer, signature, isOver: false };
    response.on('close', () => (delivery.isOver = true));
    deliveries.push(delivery);
    if (webhook === 'open') events.push(readEvent(delivery.body, delivery.signature));
    if (webhook !== 'silent') response.sendStatus(webhook === 'open' ? 200 : 503);
  });
  app.use('/broken', (_request, response) => void response.status(503).send('out of order'));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connect = (other: Partial<Parameters<typeof connectPayments>[0]> = {}) =>
    connectPayments({
      secretKey: 'sk_test_merchant',
      webhookSecret: SECRET,
      apiBase: `${origin}/dev/till`,
      ...other,
    });
  connect();

  return {
    /** The events that the webhook accepted, and all deliveries to it. */
    events,
    deliveries,
    secret: SECRET,
    origin,
    connect,
    /** Opens a session for a stay of $120.00, unless `other` changes that. */
    openSession: (other: Partial<SessionRequest> = {}) => {
      sessions += 1;
      return openSession({
        paymentId: other.bookingId ?? `booking-${sessions}`,
        bookingId: `booking-${sessions}`,
        customerEmail: 'guest@staybook.example',
        holdsRooms: true,
        language: 'en',
        hotelName: 'Casa do Mirante',
        lines: [{ name: 'Room 204', description: '3 nights', unitAmountCents: 4000, quantity: 3 }],
        expiresAt: new Date(Date.now() + 30 * 60_000),
        successUrl: `${origin}/done?session={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${origin}/back`,
        idempotencyKey: `session-${sessions}`,
        ...other,
      });
    },
    pay: (url: string, card = '4242 4242 4242 4242', other: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ card, ...other }), redirect: 'manual' }),
    /** Cancels a refund, as in the provider's dashboard. */
    cancelRefund: (id: string) =>
      fetch(`${origin}/dev/till/v1/refunds/${id}/cancel`, {
        method: 'POST',
        headers,
      }),
    /** Posts a form to the provider's API, which must take it. */
    post: async (path: string, fields: Record<string, string>) => {
      const answer = await fetch(`${origin}/dev/till/v1/${path}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      });
      expect([path, answer.status]).toEqual([path, 200]);
      return (await answer.json()) as any;
    },
    /** Reads from the provider's API. */
    read: async (path: string) =>
      (await (await fetch(`${origin}/dev/till/v1/${path}`, { headers })).json()) as any,
    /** Makes the provider's file as it was before it had balance transactions, and restarts. */
    forgetBalance: async () => {
      await provider.close();
      const file = new Sqlite(path.join(folder, 'till.sqlite'));
      file.exec('DROP TABLE balance_transactions; DROP TABLE payouts; PRAGMA user_version = 0');
      file.close();
      provider = openProvider();
    },
    /** Sets how the webhook behaves from now on. */
    setWebhook: (behaviour: typeof webhook) => {
      webhook = behaviour;
    },
    /** Waits until the webhook has accepted an event of this type for the session. */
    waitForEvent: async (type: string, sessionId: string) => {
      for (let tries = 0; tries < 400; tries += 1) {
        const event = events.find(
          (candidate) => candidate.type === type && candidate.session?.id === sessionId,
        );
        if (event) return event;
        await pause(25);
      }
      throw new Error(`${type} never came for ${sessionId}.`);
    },
    restart: async () => {
      await provider.close();
      provider = openProvider();
    },
    close: async () => {
      await provider.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

export type Merchant = Awaited<ReturnType<typeof openMerchant>>;
