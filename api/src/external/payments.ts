import Stripe from 'stripe';
import type { Language } from '../../../schema/language';
import { log } from '../core/log';
import { makeClient, type PaymentSettings } from './payments.client';
import { BadEvent, BadSignature, isRefusal, ProviderUnavailable } from './payments.errors';
import {
  CURRENCY,
  HANDLED_EVENTS,
  toCard,
  toEvent,
  toSession,
  type PaidCard,
  type PaymentEvent,
  type ProviderSession,
} from './payments.shapes';
import { perApp } from '../core/appState';

/** Only this file and those beside it, payments.*.ts, call the card provider: Stripe, or fakeStripe in its place. */

export interface SessionRequest {
  /** Our own ids; they come back on the session and on its events. */
  paymentId: string;
  bookingId: string;
  customerEmail?: string | undefined;
  /** The language of the page. */
  language: Language;
  hotelName: string;
  lines: { name: string; description: string; unitAmountCents: number; quantity: number }[];
  /** Until when it can be paid. */
  expiresAt: Date;
  /** Whether rooms are held until then. */
  holdsRooms: boolean;
  /** A sentence at the button, in the language of the page. */
  note?: string;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}

/** The most seconds between the time of a signature and our clock, in both directions. */
const SIGNATURE_TOLERANCE = 300;
/**
 * Stripe takes sessions of 30 minutes to 24 hours, and no hold is longer than 23 hours. One minute is for latency and
 * clocks.
 */
const SHORTEST_SESSION = 31 * 60;

interface Payments {
  settings?: PaymentSettings | undefined;
  client?: Stripe.Stripe | undefined;
}
const payments = perApp((): Payments => ({}));

/** Sets the account of the provider; the client is made when it is first needed. */
export function connectPayments(chosen: PaymentSettings): void {
  payments().settings = chosen;
  payments().client = undefined;
}

function provider(): Stripe.Stripe {
  const connected = payments();
  if (!connected.settings) throw new Error('connectPayments() has not been called.');
  return (connected.client ??= makeClient(connected.settings));
}

/** Makes one call. Throws ProviderUnavailable if the provider is down, too slow, too busy or refuses our key. */
export async function callProvider<T>(call: (stripe: Stripe.Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(provider());
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
    const unreachable = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
    const unauthorized = [StripeAuthenticationError, StripePermissionError];
    if ([...unreachable, ...unauthorized].some((kind) => error instanceof kind))
      throw new ProviderUnavailable(error);
    throw error;
  }
}

/**
 * Opens the hosted page on which one payment is made, in a single attempt. The same key with the same request returns
 * the same session, so an interrupted call can be repeated.
 *
 * The provider's session outlives the hold, since it lasts at least half an hour; `expireSession` ends it. Its end is
 * counted from `expiresAt` and not from now, since a repeated request must be the same.
 */
export function openSession(request: SessionRequest): Promise<ProviderSession & { url: string }> {
  const once = { timeout: 8000, maxNetworkRetries: 0 };
  const { bookingId, paymentId, holdsRooms } = request;
  const metadata: Record<string, string> = { bookingId, paymentId };
  if (holdsRooms) metadata.heldUntil = request.expiresAt.toISOString();
  const lastSecond = Math.floor(request.expiresAt.getTime() / 1000);
  return callProvider(async (stripe) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        locale: request.language,
        // Methods that pay days later would outlive every hold.
        allowed_payment_method_types: ['card'],
        client_reference_id: request.bookingId,
        ...(request.customerEmail ? { customer_email: request.customerEmail } : {}),
        line_items: request.lines.map(({ name, description, unitAmountCents, quantity }) => ({
          price_data: {
            currency: CURRENCY,
            unit_amount: unitAmountCents,
            product_data: { name, ...(description ? { description } : {}) },
          },
          quantity,
        })),
        metadata,
        payment_intent_data: { description: request.hotelName, metadata },
        ...(request.note ? { custom_text: { submit: { message: request.note } } } : {}),
        expires_at: lastSecond + SHORTEST_SESSION,
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
      },
      { idempotencyKey: request.idempotencyKey, ...once },
    );
    if (!session.id || !URL.canParse(session.url ?? ''))
      throw new ProviderUnavailable(new Error(`Session ${session.id} has no page.`));
    return { ...toSession(session), url: session.url! };
  });
}

/** The session as it is now, or undefined if the provider does not know it. */
export function readSession(id: string): Promise<ProviderSession | undefined> {
  return callProvider(async (stripe) => {
    try {
      return toSession(await stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isRefusal(error, 'resource_missing')) return undefined;
      throw error;
    }
  });
}

/** The card of a payment; null if something else paid, or if the provider does not know the payment. */
export function readCard(paymentIntentId: string): Promise<PaidCard | null> {
  const quick = { timeout: 3000, maxNetworkRetries: 0 };
  return callProvider(async ({ paymentIntents }) => {
    try {
      return toCard(await paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }, quick));
    } catch (error) {
      if (isRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  });
}

/**
 * Ends an open session and returns it as it is then: a session that was just paid stays complete. It makes one attempt
 * with a short time limit, since held nights wait for the answer.
 */
export function expireSession(id: string): Promise<ProviderSession> {
  const quick = { timeout: 4000, maxNetworkRetries: 0 };
  return callProvider(async ({ checkout: { sessions } }) => {
    try {
      return toSession(await sessions.expire(id, {}, quick));
    } catch (error) {
      if (isRefusal(error)) return toSession(await sessions.retrieve(id, {}, quick));
      throw error;
    }
  });
}

/**
 * Reads the event in the body of a request. Refuses BadSignature unless the provider signed it within 300 s of our
 * clock, and BadEvent if it is no event.
 */
export function readEvent(rawBody: Buffer, signature: string): PaymentEvent {
  const secret = payments().settings?.webhookSecret ?? '';
  let event: Stripe.Event;
  try {
    event = provider().webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE);
  } catch (error) {
    throw new BadSignature(error);
  }
  // The SDK refuses only what is too old.
  const latest = Date.now() / 1000 + SIGNATURE_TOLERANCE;
  const stamps = signature.split(',').filter((part) => part.startsWith('t='));
  if (stamps.some((stamp) => Number(stamp.slice(2)) > latest))
    throw new BadSignature(new Error('In the future.'));
  return toEvent(event);
}

/** What happened to sessions, refunds and disputes at or after `since`, oldest first. Leaves out entries that are no events. */
export function listEvents({ since }: { since: Date }): Promise<PaymentEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  return callProvider(async (stripe) => {
    const events: PaymentEvent[] = [];
    for await (const event of stripe.events.list({ created, types: HANDLED_EVENTS, limit: 100 })) {
      try {
        events.push(toEvent(event));
      } catch (error) {
        if (!(error instanceof BadEvent)) throw error;
        log.warn({ error }, 'the provider lists what is no event');
      }
    }
    return events.reverse();
  });
}
