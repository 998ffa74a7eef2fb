import { demoPaymentIds, readDemoPayment } from '../../src/external/payments.demo';
import { moveBalance, transactionIdsOf } from './balance';
import { type Ledger, seconds } from './ledger';
import type { FormParams } from './formParams';
import { missing } from './refusals';
import { getSession } from './sessions';

interface PaymentRow {
  id: string;
  session_id: string;
  amount_cents: number;
  card: string;
  email: string | null;
  created_at: number;
}

/** The charge of a payment. */
export const chargeOf = (paymentId: string): string => paymentId.replace('pi_', 'ch_');

/** The payment with this id; `param` is the request's field that names it. */
export function getPayment(ledger: Ledger, id: string, param: string): PaymentRow {
  recordDemoPayment(ledger, id);
  const payment = ledger.row<PaymentRow>('SELECT * FROM payments WHERE id = ?', [id]);
  if (!payment) throw missing('payment_intent', id, param);
  return payment;
}

/** Records a demonstration payment at its first request; ignores other ids. */
function recordDemoPayment(ledger: Ledger, intentId: string): void {
  const demo = readDemoPayment(intentId);
  if (!demo) return;
  const { bookingId, cents } = demo;
  const { sessionId } = demoPaymentIds(bookingId, cents);
  const params = { reference: bookingId, lines: [], metadata: {}, paymentMetadata: {}, successUrl: '' };
  const now = seconds();
  ledger.change(
    `INSERT OR IGNORE INTO sessions (id, status, amount_cents, created_at, expires_at, url, asked)
     VALUES (?, 'complete', ?, ?, ?, '', ?)`,
    [sessionId, cents, now, now, JSON.stringify(params)],
  );
  ledger.change(
    `INSERT OR IGNORE INTO payments (id, session_id, amount_cents, card, email, created_at)
     VALUES (?, ?, ?, '4242', NULL, ?)`,
    [intentId, sessionId, cents, now],
  );
  recordCharge(ledger, intentId, cents);
}

/** Adds a payment's charge to the balance, less its fee. The caller runs this in a transaction. */
export const recordCharge = (ledger: Ledger, paymentId: string, cents: number): void =>
  moveBalance(ledger, { category: 'charge', source: chargeOf(paymentId), cents });

/** The payment of a session in the provider's format. */
export function paymentObject(ledger: Ledger, id: string, params: FormParams) {
  const isExpanded = params.texts('expand').includes('latest_charge');
  params.end();
  const payment = getPayment(ledger, id, 'intent');
  const { params: asked } = getSession(ledger, payment.session_id);
  return {
    id,
    object: 'payment_intent',
    amount: payment.amount_cents,
    amount_received: payment.amount_cents,
    created: payment.created_at,
    currency: 'usd',
    description: asked.description ?? null,
    latest_charge: isExpanded ? chargeObject(ledger, id) : chargeOf(id),
    livemode: false,
    metadata: asked.paymentMetadata,
    receipt_email: payment.email,
    status: 'succeeded',
  };
}

/** The charge of a payment with its card; every test card is a Visa. */
export function chargeObject(ledger: Ledger, paymentId: string) {
  const { amount_cents: amount, card, created_at: created } = getPayment(ledger, paymentId, 'intent');
  const refunded = refundedCents(ledger, paymentId);
  const id = chargeOf(paymentId);
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    balance_transaction: transactionIdsOf(ledger, id)[0] ?? null,
    created,
    currency: 'usd',
    livemode: false,
    paid: true,
    payment_intent: paymentId,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: card } },
    refunded: refunded === amount,
    status: 'succeeded',
  };
}

/** What was refunded of a payment and not cancelled since. */
export const refundedCents = (ledger: Ledger, paymentId: string): number =>
  ledger.row<{ cents: number }>(
    `SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM refunds
     WHERE payment_id = ? AND id NOT IN (SELECT refund_id FROM cancelled_refunds)`,
    [paymentId],
  )!.cents;
