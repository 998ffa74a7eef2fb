import { moveBalance, transactionIdsOf } from './balance';
import { disputedCents } from './disputes';
import { recordEvent } from './events';
import { type Ledger, seconds } from './ledger';
import { dollars } from './money';
import type { FormParams } from './formParams';
import { chargeOf, getPayment, refundedCents } from './payments';
import { missing, makeId, ApiRefusal } from './refusals';

interface RefundRow {
  id: string;
  payment_id: string;
  amount_cents: number;
  asked: string;
  created_at: number;
  cancelled_at: number | null;
}

/** Refunds a part of a payment or all of it; the sum of its refunds never exceeds what is not disputed of it. */
export function createRefund(ledger: Ledger, params: FormParams) {
  const paymentId = params.text('payment_intent');
  const amount = params.has('amount') ? params.integer('amount', 1) : undefined;
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];
  const details = {
    reason: params.has('reason') ? params.choice('reason', reasons) : null,
    metadata: params.metadata(),
  };
  params.end();
  const payment = getPayment(ledger, paymentId, 'payment_intent');
  const left = payment.amount_cents - refundedCents(ledger, paymentId);
  const charge = chargeOf(paymentId);
  if (left <= 0) {
    const message = `Charge ${charge} has already been refunded.`;
    throw new ApiRefusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
  }
  if (amount !== undefined && amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw new ApiRefusal(400, { type: 'invalid_request_error', message, param: 'amount' });
  }
  if ((amount ?? left) > left - disputedCents(ledger, paymentId)) throw chargedBack(charge);
  const id = makeId('re');
  ledger.change(
    'INSERT INTO refunds (id, payment_id, amount_cents, asked, created_at) VALUES (?, ?, ?, ?, ?)',
    [id, paymentId, amount ?? left, JSON.stringify(details), seconds()],
  );
  moveBalance(ledger, { category: 'refund', source: id, cents: -(amount ?? left) });
  const made = refundObject(ledger, id);
  recordEvent(ledger, 'refund.created', made);
  return made;
}

const chargedBack = (charge: string): ApiRefusal =>
  new ApiRefusal(400, {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: `Charge ${charge} has been charged back; cannot issue a refund.`,
  });

/** Cancels a refund, whose money comes back to the merchant. Refuses one that is cancelled. */
export function cancelRefund(ledger: Ledger, id: string) {
  const { status, amount } = refundObject(ledger, id);
  if (status === 'canceled') {
    const message = 'Refunds with a status of `canceled` cannot be canceled.';
    throw new ApiRefusal(400, { type: 'invalid_request_error', message });
  }
  ledger.change('INSERT INTO cancelled_refunds (refund_id, created_at) VALUES (?, ?)', [id, seconds()]);
  moveBalance(ledger, { category: 'refund_failure', source: id, cents: amount });
  const cancelled = refundObject(ledger, id);
  recordEvent(ledger, 'refund.updated', cancelled);
  return cancelled;
}

/** One page of refunds, of one payment or of all, newest first, in the provider's format. */
export function listRefunds(ledger: Ledger, params: FormParams) {
  const paymentId = params.optionalText('payment_intent');
  const created = params.part('created');
  const since = created.has('gte') ? created.integer('gte', 0) : 0;
  const after = params.optionalText('starting_after');
  const limit = params.has('limit') ? params.integer('limit', 1) : 10;
  if (limit > 100) params.refuse('limit', 'This value must be less than or equal to 100.');
  params.end();
  const last = after
    ? ledger.row<{ place: number }>('SELECT rowid AS place FROM refunds WHERE id = ?', [after])?.place
    : Number.MAX_SAFE_INTEGER;
  if (last === undefined) params.refuse('starting_after', `No such refund: '${after}'`, 'resource_missing');
  const rows = ledger.rows<{ id: string }>(
    `SELECT id FROM refunds WHERE rowid < ? AND created_at >= ? ${paymentId ? 'AND payment_id = ?' : ''}
     ORDER BY rowid DESC LIMIT ?`,
    [last, since, ...(paymentId ? [paymentId] : []), limit + 1],
  );
  const data = rows.slice(0, limit).map(({ id }) => refundObject(ledger, id));
  return { object: 'list', url: '/v1/refunds', has_more: rows.length > limit, data };
}

export function refundObject(ledger: Ledger, id: string) {
  const refund = ledger.row<RefundRow>(
    `SELECT refunds.*, cancelled_refunds.created_at AS cancelled_at
     FROM refunds LEFT JOIN cancelled_refunds ON refund_id = refunds.id WHERE refunds.id = ?`,
    [id],
  );
  if (!refund) throw missing('refund', id, 'id');
  const { reason, metadata } = JSON.parse(refund.asked) as { reason: string | null; metadata: object };
  return {
    id,
    object: 'refund',
    amount: refund.amount_cents,
    balance_transaction: transactionIdsOf(ledger, id)[0] ?? null,
    charge: chargeOf(refund.payment_id),
    created: refund.created_at,
    currency: 'usd',
    failure_balance_transaction: transactionIdsOf(ledger, id)[1] ?? null,
    metadata,
    payment_intent: refund.payment_id,
    reason,
    status: refund.cancelled_at === null ? 'succeeded' : 'canceled',
  };
}
