import { categoriesOf, type Category, typeOf } from './balance';
import { disputeObject } from './disputes';
import type { FormParams } from './formParams';
import { type Ledger, seconds } from './ledger';
import { readPaging, toPage } from './paging';
import { chargeObject } from './payments';
import { payoutObject } from './payouts';
import { refundObject } from './refunds';
import { missing } from './refusals';

interface TransactionRow {
  number: number;
  id: string;
  category: Category;
  source: string;
  amount_cents: number;
  fee_cents: number;
  created_at: number;
  available_at: number;
}

const FEE_WORDS: Partial<Record<Category, string>> = {
  charge: 'Stripe processing fees',
  dispute: 'Dispute fee',
};

/** One page of what moved the balance, newest first, in the provider's format; of one payout or type if it is named. */
export function listTransactions(ledger: Ledger, params: FormParams) {
  const payout = params.optionalText('payout');
  const type = params.optionalText('type');
  const isExpanded = params.texts('expand').includes('data.source');
  const { since, after, limit } = readPaging(ledger, params, 'balance_transactions');
  params.end();
  if (payout) payoutObject(ledger, payout);
  const categories = type ? categoriesOf(type) : [];
  if (type && categories.length === 0) params.refuse('type', `Invalid type: ${type}`);
  const rows = ledger.rows<TransactionRow>(
    `SELECT * FROM balance_transactions WHERE number < ? AND created_at >= ?
     ${payout ? 'AND payout_id = ?' : ''}
     ${type ? `AND category IN (${categories.map(() => '?').join(', ')})` : ''}
     ORDER BY number DESC LIMIT ?`,
    [after, since, ...(payout ? [payout] : []), ...categories, limit + 1],
  );
  return toPage('/v1/balance_transactions', rows, limit, (row) => show(ledger, row, isExpanded));
}

/** One balance transaction in the provider's format. */
export function transactionObject(ledger: Ledger, id: string, params: FormParams) {
  const isExpanded = params.texts('expand').includes('source');
  params.end();
  const row = ledger.row<TransactionRow>('SELECT * FROM balance_transactions WHERE id = ?', [id]);
  if (!row) throw missing('balance transaction', id, 'id');
  return show(ledger, row, isExpanded);
}

function show(ledger: Ledger, row: TransactionRow, isExpanded: boolean) {
  const { id, category, source, amount_cents: amount, fee_cents: fee } = row;
  const description = FEE_WORDS[category] ?? null;
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: row.available_at,
    balance_type: 'payments',
    created: row.created_at,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency: 'usd', description, type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: category,
    source: isExpanded ? sourceObject(ledger, row) : source,
    status: row.available_at <= seconds() ? 'available' : 'pending',
    type: typeOf(category),
  };
}

function sourceObject(ledger: Ledger, { category, source }: TransactionRow): object {
  if (category === 'charge') return chargeObject(ledger, source.replace('ch_', 'pi_'));
  if (category.startsWith('refund')) return refundObject(ledger, source);
  return category.startsWith('dispute') ? disputeObject(ledger, source) : payoutObject(ledger, source);
}

/** The merchant's balance in the provider's format. */
export function balanceObject(ledger: Ledger, params: FormParams) {
  params.end();
  const cents = (condition: string) =>
    ledger.row<{ cents: number }>(
      `SELECT COALESCE(SUM(amount_cents - fee_cents), 0) AS cents FROM balance_transactions
       WHERE available_at ${condition} ?`,
      [seconds()],
    )!.cents;
  const part = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
  return {
    object: 'balance',
    available: part(cents('<=')),
    livemode: false,
    pending: part(cents('>')),
  };
}
