import type Stripe from 'stripe';
import { callProvider } from './payments';
import { asTooLarge } from './payments.errors';
import { toLeftCents, toRefund, type ProviderRefund } from './payments.shapes';

/** The most entries of a page of the provider's lists; the SDK reads one page after the other. */
const PAGE = 100;

/**
 * Refunds a part of a payment, or all of it. Throws RefundTooLarge if the provider says that less of the payment is left;
 * nothing is refunded then.
 */
export function refund(request: {
  /** Our own ids and why it is refunded; they come back on the refund and on its events. */
  refundId: string;
  bookingId: string;
  reason: string;
  paymentIntentId: string;
  amountCents: number;
  idempotencyKey: string;
}): Promise<ProviderRefund> {
  const { refundId, bookingId, reason, paymentIntentId, amountCents, idempotencyKey } = request;
  return callProvider(async (stripe) => {
    const metadata = { refundId, bookingId, reason };
    const params = { payment_intent: paymentIntentId, amount: amountCents, metadata };
    try {
      return toRefund(await stripe.refunds.create(params, { idempotencyKey }));
    } catch (error) {
      throw asTooLarge(error);
    }
  });
}

/**
 * The refund made under this id of ours, unless it failed. `failed` is the id of a refund that is known to have failed.
 */
export function findRefund(
  paymentIntentId: string,
  refundId: string,
  failed: string | null = null,
): Promise<ProviderRefund | undefined> {
  return callProvider(async ({ refunds }) => {
    for await (const made of refunds.list({ payment_intent: paymentIntentId, limit: PAGE })) {
      const found = toRefund(made);
      if (found.refundId === refundId && found.status !== 'failed' && found.id !== failed) return found;
    }
    return undefined;
  });
}

/** Every refund of one payment, or every refund made at or after a moment; oldest first. */
export function listRefunds(of: { paymentIntentId: string } | { since: Date }): Promise<ProviderRefund[]> {
  const which: Stripe.RefundListParams =
    'since' in of
      ? { created: { gte: Math.floor(of.since.getTime() / 1000) } }
      : { payment_intent: of.paymentIntentId };
  return callProvider(async ({ refunds }) => {
    const found: ProviderRefund[] = [];
    for await (const made of refunds.list({ ...which, limit: PAGE })) found.push(toRefund(made));
    return found.reverse();
  });
}

/** What can still be refunded of a payment, in cents, as the provider says. */
export const readLeftToRefund = (paymentIntentId: string): Promise<number> =>
  callProvider(async ({ paymentIntents }) =>
    toLeftCents(await paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] })),
  );
