import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type Stripe from 'stripe';
import { BadEvent } from './payments.errors';

/** The currency of all prices and payments. */
export const CURRENCY = 'usd';

type SessionStatus = 'open' | 'complete' | 'expired';

export interface PaidCard {
  /** In lower case, as the provider names it: `visa`, `mastercard`, `amex`. */
  brand: string;
  last4: string;
}

export interface ProviderSession {
  id: string;
  /** The hosted page; only an open session has one. */
  url?: string;
  status: SessionStatus;
  paid: boolean;
  paymentIntentId?: string;
  bookingId?: string;
  paymentId?: string;
  /** The card that paid; null if something else paid, absent if it is not known. */
  card?: PaidCard | null;
  amountTotalCents: number;
  /** In lower case; absent if the provider did not name one. */
  currency?: string;
}

export interface ProviderRefund {
  /** Absent if the whole payment had been refunded before. */
  id?: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Our own id; absent if someone made the refund in the provider's dashboard. */
  refundId?: string;
  paymentIntentId?: string;
  amountCents?: number;
}

export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The checkout session as it was at that moment; absent on events of other kinds. */
  session?: ProviderSession;
  /** The refund as it was at that moment; absent on events of other kinds. */
  refund?: ProviderRefund;
}

/** Reads a checkout session of the SDK. */
export function toSession(session: Stripe.Checkout.Session): ProviderSession {
  const intent = session.payment_intent;
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
  const bookingId = session.client_reference_id ?? session.metadata?.['bookingId'];
  const paymentId = session.metadata?.['paymentId'];
  return {
    id: session.id,
    ...(session.url ? { url: session.url } : {}),
    status: (session.status ?? 'open') as SessionStatus,
    paid: session.payment_status !== 'unpaid',
    ...(paymentIntentId ? { paymentIntentId } : {}),
    ...(bookingId ? { bookingId } : {}),
    ...(paymentId ? { paymentId } : {}),
    amountTotalCents: Number.isSafeInteger(session.amount_total) ? session.amount_total! : 0,
    ...(session.currency ? { currency: session.currency } : {}),
  };
}

/** The card of a payment that was read with its newest charge; null if something else paid. */
export function toCard({ latest_charge: charge }: Stripe.PaymentIntent): PaidCard | null {
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand.slice(0, 30), last4: card.last4.slice(-4) } : null;
}

/** Reads a refund of the SDK. */
export function toRefund({ id, status, metadata, amount, payment_intent }: Stripe.Refund): ProviderRefund {
  const refundId = metadata?.['refundId'];
  const paymentIntentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    id,
    status: toRefundStatus(status),
    amountCents: amount,
    ...(refundId ? { refundId } : {}),
    ...(paymentIntentId ? { paymentIntentId } : {}),
  };
}

function toRefundStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
}

/** A name that the provider gives to its objects; ours are shorter. */
const identifier = Type.String({ minLength: 1, maxLength: 255 });
const reference = Type.Optional(
  Type.Union([identifier, Type.Object({ id: identifier }), Type.Null(), Type.Literal('')]),
);
/** The parts of an event that are stored: they must be present and fit their columns. */
const eventShape = Type.Object({
  id: identifier,
  type: Type.String({ minLength: 1, maxLength: 100 }),
  created: Type.Integer({ minimum: 0, maximum: 32_503_680_000 }),
  data: Type.Object({
    object: Type.Object({
      id: Type.Optional(identifier),
      payment_intent: reference,
      client_reference_id: reference,
      url: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
      metadata: Type.Optional(
        Type.Union([Type.Record(Type.String(), Type.String({ maxLength: 500 })), Type.Null()]),
      ),
    }),
  }),
});

/** Reads an event of the SDK. Refuses BadEvent if the provider would not make one like it. */
export function toEvent(received: Stripe.Event): PaymentEvent {
  const broken = Value.Errors(eventShape, received).First();
  if (broken) throw new BadEvent(`${broken.path || 'The event'}: ${broken.message}.`);
  const { id, type, created, data } = received;
  const event = { id, type, createdAt: new Date(created * 1000) };
  if (type.startsWith('checkout.session.')) {
    const session = data.object as Stripe.Checkout.Session;
    if (!session.id) throw new BadEvent('The event has a session without an id.');
    return { ...event, session: toSession(session) };
  }
  if (type.startsWith('refund.')) return { ...event, refund: toRefund(data.object as Stripe.Refund) };
  return event;
}
