import { moveBalance, transactionIdsOf } from './balance';
import type { FormParams } from './formParams';
import { type Ledger, seconds } from './ledger';
import { readPaging, toPage } from './paging';
import { ApiRefusal, makeId, missing } from './refusals';

interface PayoutRow {
  id: string;
  amount_cents: number;
  created_at: number;
  arrives_at: number;
  failed_at: number | null;
}

const DAY = 24 * 60 * 60;
const startOfDay = (moment: number): number => moment - (moment % DAY);

/** Pays out what is available, once on each day in UTC. It arrives when the next day begins. */
export function payOutDaily(ledger: Ledger): void {
  const today = startOfDay(seconds());
  if (!isDue(ledger, today)) return;
  ledger.transaction(() => {
    if (isDue(ledger, today)) payOut(ledger, today + DAY);
  });
}

/** Whether something can be paid out, and nothing was since this moment. */
const isDue = (ledger: Ledger, since: number): boolean =>
  !ledger.row('SELECT id FROM payouts WHERE created_at >= ?', [since]) && availableCents(ledger) > 0;

/** What is available and not paid out, in cents. */
const availableCents = (ledger: Ledger): number =>
  ledger.row<{ cents: number }>(
    `SELECT COALESCE(SUM(amount_cents - fee_cents), 0) AS cents FROM balance_transactions
     WHERE payout_id IS NULL AND available_at <= ?`,
    [seconds()],
  )!.cents;

/** Pays out everything that is available. The caller runs this in a transaction. */
function payOut(ledger: Ledger, arrivesAt: number): string {
  const id = makeId('po');
  const now = seconds();
  const cents = availableCents(ledger);
  ledger.change('INSERT INTO payouts (id, amount_cents, created_at, arrives_at) VALUES (?, ?, ?, ?)', [
    id,
    cents,
    now,
    arrivesAt,
  ]);
  moveBalance(ledger, { category: 'payout', source: id, cents: -cents });
  ledger.change(
    'UPDATE balance_transactions SET payout_id = ? WHERE payout_id IS NULL AND available_at <= ?',
    [id, now],
  );
  return id;
}

/** Pays out the whole balance at once, pending money too, for tests. Refused if there is nothing to pay out. */
export function payOutForTest(ledger: Ledger, params: FormParams) {
  params.end();
  const now = seconds();
  ledger.change('UPDATE balance_transactions SET available_at = ? WHERE available_at > ?', [now, now]);
  if (availableCents(ledger) <= 0) {
    const message = 'You have insufficient funds in your Stripe account for this transfer.';
    throw new ApiRefusal(400, { type: 'invalid_request_error', code: 'balance_insufficient', message });
  }
  return payoutObject(ledger, payOut(ledger, now));
}

/** The bank refuses a payout, for tests: its money is back in the balance. */
export function failPayoutForTest(ledger: Ledger, id: string, params: FormParams) {
  params.end();
  const { amount_cents: cents } = getPayout(ledger, id);
  ledger.change('UPDATE payouts SET failed_at = ? WHERE id = ? AND failed_at IS NULL', [seconds(), id]);
  moveBalance(ledger, { category: 'payout_reversal', source: id, cents });
  return payoutObject(ledger, id);
}

/** One page of payouts, newest first, in the provider's format. */
export function listPayouts(ledger: Ledger, params: FormParams) {
  const { since, after, limit } = readPaging(ledger, params, 'payouts');
  params.end();
  const rows = ledger.rows<{ id: string }>(
    'SELECT id FROM payouts WHERE rowid < ? AND created_at >= ? ORDER BY rowid DESC LIMIT ?',
    [after, since, limit + 1],
  );
  return toPage('/v1/payouts', rows, limit, ({ id }) => payoutObject(ledger, id));
}

function getPayout(ledger: Ledger, id: string): PayoutRow {
  const payout = ledger.row<PayoutRow>('SELECT * FROM payouts WHERE id = ?', [id]);
  if (!payout) throw missing('payout', id, 'payout');
  return payout;
}

function statusOf({ failed_at, arrives_at }: PayoutRow): string {
  if (failed_at !== null) return 'failed';
  return arrives_at > seconds() ? 'in_transit' : 'paid';
}

/** The payout in the provider's format. */
export function payoutObject(ledger: Ledger, id: string) {
  const payout = getPayout(ledger, id);
  const [transaction, reversal] = transactionIdsOf(ledger, id);
  const isFailed = payout.failed_at !== null;
  return {
    id,
    object: 'payout',
    amount: payout.amount_cents,
    arrival_date: payout.arrives_at,
    automatic: true,
    balance_transaction: transaction ?? null,
    created: payout.created_at,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: 'ba_test',
    failure_balance_transaction: reversal ?? null,
    failure_code: isFailed ? 'account_closed' : null,
    failure_message: isFailed ? 'The bank account has been closed.' : null,
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    statement_descriptor: null,
    status: statusOf(payout),
    type: 'bank_account',
  };
}
