import { demoPaymentIds, readDemoPayment } from '../../src/external/payments.demo';
import { recordEvent } from './events';
import { type Ledger, seconds } from './ledger';
import { dollars } from './money';
import type { FormParams } from './formParams';
import { missing, makeId, ApiRefusal } from './refusals';
import { getSession } from './sessions';

interface PaymentRow {
  id: string;
  session_id: string;
  amount_cents: number;
  card: string;
  email: string | null;
  created_at: number;
}

interface RefundRow {
  id: string;
  payment_id: string;
  amount_cents: number;
  asked: string;
  created_at: number;
}

const chargeOf = (paymentId: string): string => paymentId.replace('pi_', 'ch_');

function getPayment(ledger: Ledger, id: string, param: string): PaymentRow {
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
}

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
    latest_charge: isExpanded ? chargeObject(payment) : chargeOf(id),
    livemode: false,
    metadata: asked.paymentMetadata,
    receipt_email: payment.email,
    status: 'succeeded',
  };
}

/** The charge of a payment with its card; every test card is a Visa. */
const chargeObject = ({ id, amount_cents: amount, card, created_at: created }: PaymentRow) => ({
  id: chargeOf(id),
  object: 'charge',
  amount,
  created,
  currency: 'usd',
  livemode: false,
  paid: true,
  payment_intent: id,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: card } },
  status: 'succeeded',
});

/** Refunds a part of a payment or all of it; the sum of its refunds never exceeds the payment. */
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
  const before = ledger.row<{ cents: number }>(
    'SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM refunds WHERE payment_id = ?',
    [paymentId],
  );
  const left = payment.amount_cents - (before?.cents ?? 0);
  const charge = chargeOf(paymentId);
  if (left <= 0) {
    const message = `Charge ${charge} has already been refunded.`;
    throw new ApiRefusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
  }
  if (amount !== undefined && amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw new ApiRefusal(400, { type: 'invalid_request_error', message, param: 'amount' });
  }
  const id = makeId('re');
  ledger.change(
    'INSERT INTO refunds (id, payment_id, amount_cents, asked, created_at) VALUES (?, ?, ?, ?, ?)',
    [id, paymentId, amount ?? left, JSON.stringify(details), seconds()],
  );
  const made = refundObject(ledger, id);
  recordEvent(ledger, 'refund.created', made);
  return made;
}

/** The refunds of one payment, newest first, in the provider's format. They always fit one page. */
export function listRefunds(ledger: Ledger, params: FormParams) {
  const paymentId = params.text('payment_intent');
  const limit = params.has('limit') ? params.integer('limit', 1) : 10;
  params.end();
  const rows = ledger.rows<{ id: string }>(
    'SELECT id FROM refunds WHERE payment_id = ? ORDER BY created_at DESC, id DESC LIMIT ?',
    [paymentId, limit],
  );
  const data = rows.map(({ id }) => refundObject(ledger, id));
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}

export function refundObject(ledger: Ledger, id: string) {
  const refund = ledger.row<RefundRow>('SELECT * FROM refunds WHERE id = ?', [id]);
  if (!refund) throw missing('refund', id, 'id');
  const { reason, metadata } = JSON.parse(refund.asked) as { reason: string | null; metadata: object };
  return {
    id,
    object: 'refund',
    amount: refund.amount_cents,
    charge: chargeOf(refund.payment_id),
    created: refund.created_at,
    currency: 'usd',
    metadata,
    payment_intent: refund.payment_id,
    reason,
    status: 'succeeded',
  };
}
