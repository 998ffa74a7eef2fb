import express from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectPayments, openSession, readEvent, type SessionRequest } from '../src/integrations/payments';
import type { ProviderEvent } from '../src/integrations/payments.shapes';
import { fakeStripe } from '../src/standins/fakeStripe/fakeStripe';

const SECRET = 'whsec_of_the_shop';

interface Letter {
  body: Buffer;
  signature: string;
}

/** A merchant with a till of its own and a webhook whose door can be shut, on a port of its own. */
export async function openMerchant() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  const events: ProviderEvent[] = [];
  const letters: Letter[] = [];
  let door: 'open' | 'refusing' | 'silent' = 'open';
  let orders = 0;
  let origin = '';
  const openTill = () =>
    fakeStripe({
      webhookUrl: () => `${origin}/webhook`,
      webhookSecret: SECRET,
      file: path.join(folder, 'till.sqlite'),
      publicUrl: () => origin,
      productName: 'Staybook',
    });
  let current = openTill();

  const app = express();
  app.use('/dev/till', (request, response, next) => current(request, response, next));
  app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
    const letter = { body: request.body as Buffer, signature: request.get('stripe-signature') ?? '' };
    letters.push(letter);
    if (door === 'open') events.push(readEvent(letter.body, letter.signature));
    if (door !== 'silent') response.sendStatus(door === 'open' ? 200 : 503);
  });
  app.use('/broken', (_request, response) => void response.status(503).send('out of order'));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connect = (other: Partial<Parameters<typeof connectPayments>[0]> = {}) =>
    connectPayments({ webhookSecret: SECRET, localOrigin: origin, ...other });
  connect();

  return {
    /** What the webhook took, and all that came to it. */
    events,
    letters,
    secret: SECRET,
    origin,
    connect,
    /** Opens a session for a stay of $120.00, or what is said otherwise. */
    order: (other: Partial<SessionRequest> = {}) => {
      orders += 1;
      return openSession({
        paymentId: other.bookingId ?? `booking-${orders}`,
        bookingId: `booking-${orders}`,
        customerEmail: 'guest@staybook.example',
        hotelName: 'Casa do Mirante',
        lines: [{ name: 'Room 204', description: '3 nights', unitAmountCents: 4000, quantity: 3 }],
        expiresAt: new Date(Date.now() + 30 * 60_000),
        successUrl: `${origin}/done?session={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${origin}/back`,
        idempotencyKey: `order-${orders}`,
        ...other,
      });
    },
    pay: (url: string, card = '4242 4242 4242 4242', other: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ card, ...other }), redirect: 'manual' }),
    /** How the webhook behaves from now on. */
    setDoor: (now: typeof door) => {
      door = now;
    },
    /** Waits until the webhook took an event of this type for the session. */
    heard: async (type: string, sessionId: string) => {
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
      await current.close();
      current = openTill();
    },
    close: async () => {
      await current.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

export type Merchant = Awaited<ReturnType<typeof openMerchant>>;
