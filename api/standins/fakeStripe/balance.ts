import { type Ledger, seconds } from './ledger';
import { makeId } from './refusals';

/** What moves the merchant's balance, in the words of the provider's reports (`reporting_category`). */
export type Category =
  'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'payout' | 'payout_reversal';

/** Its `type` in the API, where that is another word. */
const TYPES: Partial<Record<Category, string>> = {
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  payout_reversal: 'payout_failure',
};
export const typeOf = (category: Category): string => TYPES[category] ?? category;

/** The categories of a `type` of the API. */
export const categoriesOf = (type: string): Category[] => CATEGORIES.filter((name) => typeOf(name) === type);
const CATEGORIES: Category[] = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'payout',
  'payout_reversal',
];

/** How long the money of a charge is pending, in seconds. */
const PENDING = 2 * 24 * 60 * 60;
/** What a bank takes for a dispute, in cents. It does not come back. */
const DISPUTE_FEE = 1500;

/** The fee of a charge in cents: 2.9 % and 30 cents, rounded half up. */
const chargeFee = (cents: number): number => Math.floor((cents * 29 + 500) / 1000) + 30;

interface Moved {
  category: Category;
  /** The charge, refund, dispute or payout. */
  source: string;
  /** Above zero: to the merchant. The fee is taken from it. */
  cents: number;
}

/** Adds what moves the balance, once for each source and category. The caller runs this in a transaction. */
export function moveBalance(ledger: Ledger, { category, source, cents }: Moved): void {
  const now = seconds();
  const isCharge = category === 'charge';
  const fee = isCharge ? chargeFee(cents) : category === 'dispute' ? DISPUTE_FEE : 0;
  ledger.change(
    `INSERT OR IGNORE INTO balance_transactions
       (id, category, source, amount_cents, fee_cents, created_at, available_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [makeId('txn'), category, source, cents, fee, now, isCharge ? now + PENDING : now],
  );
}

/** The ids of the balance transactions of a source, oldest first. */
export const transactionIdsOf = (ledger: Ledger, source: string): string[] =>
  ledger
    .rows<{ id: string }>('SELECT id FROM balance_transactions WHERE source = ? ORDER BY number', [source])
    .map(({ id }) => id);

const CLOSED_AT = `COALESCE((SELECT MAX(events.created_at) FROM events WHERE type = 'charge.dispute.closed'
  AND json_extract(body, '$.data.object.id') = disputes.id), disputes.created_at)`;

/** Everything in the other tables that moves the balance, as rows of category, source, amount, fee and time. */
const MOVES = `
  SELECT 'charge' AS category, replace(id, 'pi_', 'ch_') AS source, amount_cents AS cents,
    (amount_cents * 29 + 500) / 1000 + 30 AS fee, created_at AS at, ${PENDING} AS pending FROM payments
  UNION ALL SELECT 'refund', id, -amount_cents, 0, created_at, 0 FROM refunds
  UNION ALL SELECT 'refund_failure', refund_id, amount_cents, 0, cancelled_refunds.created_at, 0
    FROM cancelled_refunds JOIN refunds ON refunds.id = refund_id
  UNION ALL SELECT 'dispute', id, -amount_cents, ${DISPUTE_FEE}, created_at, 0 FROM disputes
    WHERE status IN ('needs_response', 'under_review', 'won', 'lost')
  UNION ALL SELECT 'dispute_reversal', id, amount_cents, 0, ${CLOSED_AT}, 0 FROM disputes WHERE status = 'won'`;

const ADD_MISSING = `INSERT OR IGNORE INTO balance_transactions
       (id, category, source, amount_cents, fee_cents, created_at, available_at)
     SELECT 'txn_' || lower(hex(randomblob(18))), category, source, cents, fee, at, at + pending
     FROM (${MOVES}) ORDER BY at`;

/** Adds the balance transactions to a file that was made before there were any, once. */
export function addEarlierTransactions(ledger: Ledger): void {
  ledger.transaction(() => {
    if (ledger.version > 0) return;
    ledger.change(ADD_MISSING, []);
    ledger.version = 1;
  });
}
