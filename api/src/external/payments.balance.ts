import type Stripe from 'stripe';
import { callProvider } from './payments';

/** Something that moved our balance at the provider. Amounts above zero are to us. */
export interface BalanceTransaction {
  id: string;
  /**
   * The provider's word for reports: `charge`, `refund`, `refund_failure`, `dispute`, `dispute_reversal`, `fee`, `payout`,
   * `payout_reversal`, and others.
   */
  type: string;
  amountCents: number;
  /** What the provider keeps. */
  feeCents: number;
  /** The amount without the fee. */
  netCents: number;
  /** In lower case. */
  currency: string;
  /** ISO texts: when it was made, and when its money can be paid out. */
  madeAt: string;
  availableOn: string;
  /** The charge, refund, dispute or payout; absent if there is none. */
  sourceId?: string;
  /** The payment of the charge, refund or dispute. */
  paymentIntentId?: string;
}

/** Money that the provider sends to our bank. */
export interface ProviderPayout {
  id: string;
  amountCents: number;
  currency: string;
  /** `pending`, `in_transit`, `paid`, `failed` or `canceled`. */
  status: string;
  isAutomatic: boolean;
  /** Whether the provider knows which transactions it pays out. It never does of a payout that was made by hand. */
  isComplete: boolean;
  madeAt: string;
  /** ISO text: when it is to reach the bank. */
  arrivesAt: string;
}

/** The most entries of a page of the provider's lists. */
const PAGE = 100;

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What moved our balance at or after a moment, newest first, in pages. Each page is one call. */
export const listBalanceTransactions = ({ since }: { since: Date }): AsyncGenerator<BalanceTransaction[]> =>
  readTransactions({ created: { gte: inSeconds(since) } });

/** The transactions that an automatic payout pays out, and the one of the payout itself, newest first, in pages. */
export const listPayoutTransactions = (payoutId: string): AsyncGenerator<BalanceTransaction[]> =>
  readTransactions({ payout: payoutId });

async function* readTransactions(
  which: Stripe.BalanceTransactionListParams,
): AsyncGenerator<BalanceTransaction[]> {
  for (let after: string | undefined; ;) {
    const page = {
      ...which,
      limit: PAGE,
      expand: ['data.source'],
      ...(after ? { starting_after: after } : {}),
    };
    const { data, has_more: hasMore } = await callProvider(({ balanceTransactions }) =>
      balanceTransactions.list(page),
    );
    if (data.length) yield data.map(toTransaction);
    after = data.at(-1)?.id;
    if (!hasMore || !after) return;
  }
}

/** The payouts that were made at or after a moment, newest first. */
export function listPayouts({ since }: { since: Date }): Promise<ProviderPayout[]> {
  return callProvider(async ({ payouts }) => {
    const found: ProviderPayout[] = [];
    for await (const payout of payouts.list({ created: { gte: inSeconds(since) }, limit: PAGE }))
      found.push(toPayout(payout));
    return found;
  });
}

/** What is left of our balance at the provider, in cents: what can be paid out, and what is still pending. */
export const readBalanceCents = (): Promise<number> =>
  callProvider(async ({ balance }) => {
    const { available, pending } = await balance.retrieve();
    return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
  });

function toTransaction(transaction: Stripe.BalanceTransaction): BalanceTransaction {
  const { id, amount, fee, net, currency, created, source } = transaction;
  const sourceId = typeof source === 'string' ? source : source?.id;
  const paymentIntentId = intentOf(source);
  return {
    id,
    type: transaction.reporting_category.slice(0, 50),
    amountCents: amount,
    feeCents: fee,
    netCents: net,
    currency,
    madeAt: isoOf(created),
    availableOn: isoOf(transaction.available_on),
    ...(sourceId ? { sourceId } : {}),
    ...(paymentIntentId ? { paymentIntentId } : {}),
  };
}

function intentOf(source: Stripe.BalanceTransaction['source']): string | undefined {
  if (!source || typeof source === 'string' || !('payment_intent' in source)) return undefined;
  const intent = source.payment_intent;
  return typeof intent === 'string' ? intent : intent?.id;
}

const toPayout = (payout: Stripe.Payout): ProviderPayout => ({
  id: payout.id,
  amountCents: payout.amount,
  currency: payout.currency,
  status: payout.status.slice(0, 20),
  isAutomatic: payout.automatic,
  isComplete: payout.reconciliation_status === 'completed',
  madeAt: isoOf(payout.created),
  arrivesAt: isoOf(payout.arrival_date),
});
