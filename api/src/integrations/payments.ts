import Stripe from 'stripe';
import { makeClient, type PaymentSettings } from './payments.client';
import {
  toEvent,
  toRefund,
  toSession,
  type ProviderEvent,
  type ProviderRefund,
  type ProviderSession,
} from './payments.shapes';

/** The only file that talks to the card provider: Stripe, or the till that stands in for it. */

export interface SessionRequest {
  /** Ours: it comes back on the session and on its events. */
  paymentId: string;
  bookingId: string;
  customerEmail?: string | undefined;
  hotelName: string;
  lines: { name: string; description: string; unitAmountCents: number; quantity: number }[];
  /** Until when the house holds the rooms. */
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}

/** The provider cannot be reached, does not answer in time, or does not let us in. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The card provider cannot be reached.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The words that came as an event are not the provider's, or are too old or too new to be believed. */
export class BadSignature extends Error {
  constructor(cause: unknown) {
    super('The signature does not belong to these words.', { cause });
    this.name = 'BadSignature';
  }
}

/** Seconds by which a signature may be older or newer than our clock. */
const SIGNATURE_TOLERANCE = 300;
/** Stripe takes sessions of 30 minutes to 24 hours, and no hold is longer than 23; a minute for the way and the clocks. */
const SHORTEST_SESSION = 31 * 60;

/** What is listened to; the webhook of an account needs no others. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
];

let settings: PaymentSettings | undefined;
let client: Stripe.Stripe | undefined;

/** Says where the provider is; the client is made when it is first needed. */
export function connectPayments(chosen: PaymentSettings): void {
  settings = chosen;
  client = undefined;
}

function provider(): Stripe.Stripe {
  if (!settings) throw new Error('connectPayments() has not been called.');
  client ??= makeClient(settings);
  return client;
}

/** Runs one call; a provider that is down, too slow, too busy or closed to us becomes ProviderUnavailable. */
async function ask<T>(call: (stripe: Stripe.Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(provider());
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
    const down = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
    const closed = [StripeAuthenticationError, StripePermissionError];
    if ([...down, ...closed].some((kind) => error instanceof kind)) throw new ProviderUnavailable(error);
    throw error;
  }
}

const isRefusal = (error: unknown, code?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (!code || error.code === code);

/**
 * Opens the hosted page where one booking is paid. The same key with the same order answers the same session,
 * so that a call cut off by a crash can be repeated.
 *
 * The provider's session outlives the hold (it may not be shorter than half an hour): the house ends it with
 * `expireSession`. Its end is counted from the hold's, not from now, or a repeated order would differ.
 */
export function openSession(order: SessionRequest): Promise<ProviderSession & { url: string }> {
  const { bookingId, paymentId } = order;
  const metadata = { bookingId, paymentId, heldUntil: order.expiresAt.toISOString() };
  const heldUntil = Math.floor(order.expiresAt.getTime() / 1000);
  const until = `${order.expiresAt.toISOString().slice(0, 16).replace('T', ', ')} UTC`;
  return ask(async (stripe) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // methods that pay days later would outlive every hold
        allowed_payment_method_types: ['card'],
        client_reference_id: order.bookingId,
        ...(order.customerEmail ? { customer_email: order.customerEmail } : {}),
        line_items: order.lines.map(({ name, description, unitAmountCents, quantity }) => ({
          price_data: {
            currency: 'usd',
            unit_amount: unitAmountCents,
            product_data: { name, ...(description ? { description } : {}) },
          },
          quantity,
        })),
        metadata,
        payment_intent_data: { description: order.hotelName, metadata },
        custom_text: { submit: { message: `Your rooms are held until ${until}.` } },
        expires_at: heldUntil + SHORTEST_SESSION,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      },
      { idempotencyKey: order.idempotencyKey },
    );
    if (!session.url) throw new ProviderUnavailable(new Error(`Session ${session.id} has no page.`));
    return { ...toSession(session), url: session.url };
  });
}

/** The session as it is now, or undefined when the provider does not know it. */
export function readSession(id: string): Promise<ProviderSession | undefined> {
  return ask(async (stripe) => {
    try {
      return toSession(await stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isRefusal(error, 'resource_missing')) return undefined;
      throw error;
    }
  });
}

/**
 * Ends an open session and answers it as it is then: one that was paid a moment before stays complete. Asked once
 * and not for long, since held nights wait for the answer.
 */
export function expireSession(id: string): Promise<ProviderSession> {
  const quick = { timeout: 4000, maxNetworkRetries: 0 };
  return ask(async ({ checkout: { sessions } }) => {
    try {
      return toSession(await sessions.expire(id, {}, quick));
    } catch (error) {
      if (isRefusal(error)) return toSession(await sessions.retrieve(id, {}, quick));
      throw error;
    }
  });
}

/** Gives money back. What had been given back in full before counts as done. */
export function refund(order: {
  /** Ours: it comes back on the refund and on its events. */
  refundId: string;
  paymentIntentId: string;
  amountCents: number;
  idempotencyKey: string;
}): Promise<ProviderRefund> {
  return ask(async (stripe) => {
    try {
      const made = await stripe.refunds.create(
        {
          payment_intent: order.paymentIntentId,
          amount: order.amountCents,
          metadata: { refundId: order.refundId },
        },
        { idempotencyKey: order.idempotencyKey },
      );
      return toRefund(made);
    } catch (error) {
      if (isRefusal(error, 'charge_already_refunded')) return { status: 'succeeded' };
      throw error;
    }
  });
}

/** The refund that was asked for by this id of ours, if the provider has one that did not fail; `failed` is known to have. */
export function findRefund(
  paymentIntentId: string,
  refundId: string,
  failed: string | null = null,
): Promise<ProviderRefund | undefined> {
  return ask(async ({ refunds }) => {
    for await (const made of refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
      const found = toRefund(made);
      if (found.refundId === refundId && found.status !== 'failed' && found.id !== failed) return found;
    }
    return undefined;
  });
}

/** The event that came with a request, when its signature is the provider's and at most 300 s off our clock. */
export function readEvent(rawBody: Buffer, signature: string): ProviderEvent {
  const secret = settings?.webhookSecret ?? '';
  let event: Stripe.Event;
  try {
    event = provider().webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE);
  } catch (error) {
    throw new BadSignature(error);
  }
  // the SDK refuses only what is too old
  const latest = Date.now() / 1000 + SIGNATURE_TOLERANCE;
  const stamps = signature.split(',').filter((part) => part.startsWith('t='));
  if (stamps.some((stamp) => Number(stamp.slice(2)) > latest))
    throw new BadSignature(new Error('In the future.'));
  return toEvent(event);
}

/** What happened to sessions and refunds at or after `since`, oldest first. */
export function listEvents({ since }: { since: Date }): Promise<ProviderEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  return ask(async (stripe) => {
    const events: ProviderEvent[] = [];
    for await (const event of stripe.events.list({ created, types: EVENTS, limit: 100 }))
      events.push(toEvent(event));
    return events.reverse();
  });
}
