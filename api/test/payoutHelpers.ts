import { PaymentDifference } from '../src/bookings/pay/paymentDifference.entity';
import { JournalEntry } from '../src/books/journal/journalEntry.entity';
import { repo } from '../src/database/transaction';
import { askTill } from './disputeHelpers';
import type { TestServer, Visitor } from './testServer';

export const PAYOUTS = `{ payouts(limit: 100) { items { id providerId amountCents status automatic chargesCents
  refundsCents disputesCents feesCents otherCents state unmatchedCount difference { reason } } } }`;
export const TRANSACTIONS = `query ($filter: ProviderTransactionFilter) {
  providerTransactions(filter: $filter, limit: 100) { items { type amountCents feeCents netCents sourceId state
    booking { id } difference { reason expectedCents paidCents } } } }`;

/** What an administrator sees of payouts. */
export class PayoutScreens {
  constructor(
    private readonly server: TestServer,
    private readonly admin: Visitor,
  ) {}

  /** Sends a document that must have no errors; returns its first root field. */
  async ask(query: string, variables: Record<string, unknown> = {}): Promise<any> {
    const { data, errors } = await this.admin.graphql(query, variables);
    expect(errors).toBeUndefined();
    return Object.values(data)[0];
  }

  /** The provider pays out everything that it has; returns its id. */
  payOut = async (): Promise<string> => (await askTill(this.server, 'test_helpers/payouts', {})).id;

  /** A payout by the provider's id. */
  payoutOf = async (providerId: string): Promise<any> =>
    (await this.ask(PAYOUTS)).items.find((payout: any) => payout.providerId === providerId);

  /** The newest transactions that match a booking. */
  transactionsOf = async (bookingId: string): Promise<any[]> =>
    (await this.ask(TRANSACTIONS)).items.filter(({ booking }: any) => booking?.id === bookingId);
}

/** The reasons of the payment differences of a booking. */
export const differencesOf = async (bookingId: string): Promise<string[]> =>
  (await repo(PaymentDifference).find({ where: { bookingId } })).map(({ reason }) => reason);

/** The balance of an account in the journal: debits less credits, in cents. */
export async function balanceOf(account: string): Promise<number> {
  const entries = await repo(JournalEntry).find();
  return entries.reduce(
    (sum, { debit, credit, cents }) =>
      sum + (debit === account ? cents : 0) - (credit === account ? cents : 0),
    0,
  );
}
