import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type Stripe from 'stripe';
import { BadEvent } from './payments.errors';

/** The currency of all prices and payments. */
export const CURRENCY = 'usd';

/** The events that the server handles; the webhook of an account needs no others. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

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
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Our own id; absent if someone made the refund in the provider's dashboard. */
  refundId?: string;
  /** The booking and why it was refunded, as we said; refunds made before this was said have neither. */
  bookingId?: string;
  reason?: string;
  paymentIntentId?: string;
  amountCents?: number;
  /** When the provider made it, to the second, as an ISO text. */
  madeAt?: string;
}

/** A dispute: the cardholder's bank takes a payment back, or asks about it. */
export interface ProviderDispute {
  id: string;
  /** The provider's word, such as `needs_response`, `warning_closed` or `lost`. */
  status: string;
  /** The provider's word, such as `fraudulent`. */
  reason: string;
  amountCents: number;
  paymentIntentId?: string;
  /** ISO text. */
  openedAt: string;
  /** The last moment for evidence, an ISO text; absent if there is none. */
  evidenceDueBy?: string;
  /** Whether evidence was submitted. */
  submitted: boolean;
}

export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The checkout session as it was at that moment; absent on events of other kinds. */
  session?: ProviderSession;
  /** The refund as it was at that moment; absent on events of other kinds. */
  refund?: ProviderRefund;
  /** The dispute as it was at that moment; absent on events of other kinds. */
  dispute?: ProviderDispute;
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
export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, status, metadata, amount, created, payment_intent } = refund;
  const { refundId, bookingId, reason } = metadata ?? {};
  const paymentIntentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    id,
    status: toRefundStatus(status),
    amountCents: amount,
    ...(created ? { madeAt: new Date(created * 1000).toISOString() } : {}),
    ...(refundId ? { refundId } : {}),
    ...(bookingId ? { bookingId } : {}),
    ...(reason ? { reason } : {}),
    ...(paymentIntentId ? { paymentIntentId } : {}),
  };
}

/** What is left of a payment that was read with its newest charge, in cents. */
export function toLeftCents({ amount_received, latest_charge: charge }: Stripe.PaymentIntent): number {
  if (!charge || typeof charge !== 'object') return amount_received;
  return Math.max(0, charge.amount_captured - charge.amount_refunded);
}

function toRefundStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
}

const isoMoment = (seconds: number | null | undefined): string | undefined =>
  seconds ? new Date(seconds * 1000).toISOString() : undefined;

/** Reads a dispute of the SDK. */
export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, status, reason, amount, payment_intent: intent, evidence_details: details } = dispute;
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
  const evidenceDueBy = isoMoment(details?.due_by);
  return {
    id,
    status,
    reason: (reason ?? 'general').slice(0, 50),
    amountCents: Number.isSafeInteger(amount) ? Math.max(amount, 0) : 0,
    ...(paymentIntentId ? { paymentIntentId } : {}),
    openedAt: isoMoment(dispute.created) ?? new Date().toISOString(),
    ...(evidenceDueBy ? { evidenceDueBy } : {}),
    submitted: (details?.submission_count ?? 0) > 0,
  };
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
  if (type.startsWith('refund.')) {
    const refund = data.object as Stripe.Refund;
    if (!refund.id) throw new BadEvent('The event has a refund without an id.');
    return { ...event, refund: toRefund(refund) };
  }
  if (!type.startsWith('charge.dispute.')) return event;
  const dispute = data.object as Stripe.Dispute;
  if (!dispute.id) throw new BadEvent('The event has a dispute without an id.');
  return { ...event, dispute: toDispute({ ...dispute, created: dispute.created ?? created }) };
}
