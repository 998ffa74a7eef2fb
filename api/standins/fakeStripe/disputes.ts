import { demoPaymentIds, readDemoDispute } from '../../src/external/payments.demo';
import { moveBalance, transactionIdsOf } from './balance';
import { recordEvent } from './events';
import type { FormParams } from './formParams';
import { type Ledger, seconds } from './ledger';
import { chargeOf, getPayment } from './payments';
import { ApiRefusal, makeId, missing } from './refusals';

interface DisputeRow {
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  status: string;
  evidence: string;
  submissions: number;
  created_at: number;
  due_at: number;
}

/** How long evidence is taken, in seconds. */
const EVIDENCE_WITHIN = 9 * 24 * 60 * 60;
const OPEN = ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review'];
const REASONS =
  `bank_cannot_process check_returned credit_not_processed customer_initiated debit_not_authorized duplicate
  fraudulent general incorrect_account_details insufficient_funds noncompliant product_not_received product_unacceptable
  subscription_canceled unrecognized`.split(/\s+/);
/** The fields of evidence that are texts. */
const EVIDENCE = `access_activity_log billing_address cancellation_policy_disclosure cancellation_rebuttal
  customer_email_address customer_name customer_purchase_ip product_description refund_policy_disclosure
  refund_refusal_explanation service_date uncategorized_text`.split(/\s+/);
const EVIDENCE_LENGTH = 20_000;

/** What banks have taken of a payment, in cents. An inquiry takes nothing. */
export const disputedCents = (ledger: Ledger, paymentId: string): number =>
  ledger.row<{ cents: number }>(
    `SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM disputes
     WHERE payment_id = ? AND status IN ('needs_response', 'under_review', 'lost')`,
    [paymentId],
  )!.cents;

/** A dispute as a cardholder opens it: of the whole payment unless a sum is given. */
export interface NewDispute {
  paymentId: string;
  reason: string;
  /** Whether the bank only asks. */
  isInquiry: boolean;
  amountCents?: number | undefined;
}

/** Opens a dispute, and takes the money back unless it is an inquiry. The caller runs this in a transaction. */
export function openDispute(ledger: Ledger, { paymentId, reason, isInquiry, amountCents }: NewDispute) {
  const payment = getPayment(ledger, paymentId, 'payment_intent');
  const id = makeId('dp');
  const now = seconds();
  const cents = amountCents ?? payment.amount_cents;
  const status = isInquiry ? 'warning_needs_response' : 'needs_response';
  ledger.change(
    `INSERT INTO disputes (id, payment_id, amount_cents, reason, status, created_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [id, paymentId, cents, reason, status, now, now + EVIDENCE_WITHIN],
  );
  if (!isInquiry) moveBalance(ledger, { category: 'dispute', source: id, cents: -cents });
  const made = disputeObject(ledger, id);
  recordEvent(ledger, 'charge.dispute.created', made);
  if (!isInquiry) recordEvent(ledger, 'charge.dispute.funds_withdrawn', made);
  return made;
}

/** Opens a dispute of any payment, for tests: `payment_intent`, `amount`, `reason`, `inquiry`. */
export function openTestDispute(ledger: Ledger, params: FormParams) {
  const dispute = {
    paymentId: params.text('payment_intent'),
    amountCents: params.has('amount') ? params.integer('amount', 1) : undefined,
    reason: params.has('reason') ? params.choice('reason', REASONS) : 'fraudulent',
    isInquiry: params.has('inquiry') && params.choice('inquiry', ['true', 'false']) === 'true',
  };
  params.end();
  return openDispute(ledger, dispute);
}

/** Ends a dispute as the bank does, for tests: `outcome` is `won` or `lost`. An inquiry is closed. */
export function endTestDispute(ledger: Ledger, id: string, params: FormParams) {
  const outcome = params.choice('outcome', ['won', 'lost']);
  params.end();
  return endDispute(ledger, id, outcome);
}

/** Accepts a dispute: it is lost. */
export const closeDispute = (ledger: Ledger, id: string) => endDispute(ledger, id, 'lost');

function endDispute(ledger: Ledger, id: string, outcome: string) {
  const { status, amount_cents: cents } = getOpenDispute(ledger, id);
  const isInquiry = status.startsWith('warning');
  setStatus(ledger, id, isInquiry ? 'warning_closed' : outcome);
  const isReturned = !isInquiry && outcome === 'won';
  if (isReturned) moveBalance(ledger, { category: 'dispute_reversal', source: id, cents });
  const ended = disputeObject(ledger, id);
  recordEvent(ledger, 'charge.dispute.closed', ended);
  if (isReturned) recordEvent(ledger, 'charge.dispute.funds_reinstated', ended);
  return ended;
}

/**
 * Adds evidence to a dispute, and submits it once. As in the provider's test mode, the text `winning_evidence` wins and
 * `losing_evidence` loses.
 */
export function updateDispute(ledger: Ledger, id: string, params: FormParams) {
  const part = params.part('evidence');
  const texts = EVIDENCE.map((name) => [name, part.optionalText(name, EVIDENCE_LENGTH)]);
  const isSubmitted = params.has('submit') && params.choice('submit', ['true', 'false']) === 'true';
  params.end();
  const { status, evidence, submissions } = getOpenDispute(ledger, id);
  if (isSubmitted && submissions > 0) throw refusal('Evidence was already submitted for this dispute.');
  const added = Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Record<string, string>;
  const all = { ...(JSON.parse(evidence) as object), ...added };
  ledger.change('UPDATE disputes SET evidence = ?, submissions = submissions + ? WHERE id = ?', [
    JSON.stringify(all),
    isSubmitted ? 1 : 0,
    id,
  ]);
  if (isSubmitted) setStatus(ledger, id, status.replace('needs_response', 'under_review'));
  const updated = disputeObject(ledger, id);
  recordEvent(ledger, 'charge.dispute.updated', updated);
  const outcome = isSubmitted && /^(winning|losing)_evidence$/.exec(added['uncategorized_text'] ?? '')?.[1];
  return outcome ? endDispute(ledger, id, outcome === 'winning' ? 'won' : 'lost') : updated;
}

const setStatus = (ledger: Ledger, id: string, status: string): number =>
  ledger.change('UPDATE disputes SET status = ? WHERE id = ?', [status, id]);

/** The disputes, newest first, in the provider's format. */
export function listDisputes(ledger: Ledger, params: FormParams) {
  const paymentId = params.optionalText('payment_intent');
  const limit = params.has('limit') ? params.integer('limit', 1) : 10;
  params.end();
  const rows = ledger.rows<{ id: string }>(
    `SELECT id FROM disputes ${paymentId ? 'WHERE payment_id = ?' : ''} ORDER BY created_at DESC, id DESC LIMIT ?`,
    [...(paymentId ? [paymentId] : []), limit + 1],
  );
  const data = rows.slice(0, limit).map(({ id }) => disputeObject(ledger, id));
  return { object: 'list', url: '/v1/disputes', has_more: rows.length > limit, data };
}

/** Records a demonstration dispute at its first request; ignores other ids. */
function recordDemoDispute(ledger: Ledger, id: string): void {
  const demo = readDemoDispute(id);
  if (!demo) return;
  const { bookingId, cents, second } = demo;
  const { intentId } = demoPaymentIds(bookingId, cents);
  getPayment(ledger, intentId, 'payment_intent');
  ledger.change(
    `INSERT OR IGNORE INTO disputes (id, payment_id, amount_cents, reason, status, created_at, due_at)
     VALUES (?, ?, ?, 'fraudulent', 'needs_response', ?, ?)`,
    [id, intentId, cents, second, second + EVIDENCE_WITHIN],
  );
  moveBalance(ledger, { category: 'dispute', source: id, cents: -cents });
}

function getDispute(ledger: Ledger, id: string): DisputeRow {
  recordDemoDispute(ledger, id);
  const dispute = ledger.row<DisputeRow>('SELECT * FROM disputes WHERE id = ?', [id]);
  if (!dispute) throw missing('dispute', id, 'dispute');
  return dispute;
}

function getOpenDispute(ledger: Ledger, id: string): DisputeRow {
  const dispute = getDispute(ledger, id);
  if (!OPEN.includes(dispute.status)) throw refusal('This dispute is already closed.');
  return dispute;
}

const refusal = (message: string): ApiRefusal =>
  new ApiRefusal(400, { type: 'invalid_request_error', message });

/** The dispute in the provider's format. */
export function disputeObject(ledger: Ledger, id: string) {
  const { payment_id: intent, ...dispute } = getDispute(ledger, id);
  const given = JSON.parse(dispute.evidence) as Record<string, string>;
  return {
    id,
    object: 'dispute',
    amount: dispute.amount_cents,
    balance_transactions: transactionIdsOf(ledger, id),
    charge: chargeOf(intent),
    created: dispute.created_at,
    currency: 'usd',
    evidence: Object.fromEntries(EVIDENCE.map((name) => [name, given[name] ?? null])),
    evidence_details: {
      due_by: dispute.due_at,
      has_evidence: Object.keys(given).length > 0,
      past_due: dispute.due_at < seconds(),
      submission_count: dispute.submissions,
    },
    is_charge_refundable: dispute.status.startsWith('warning'),
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: dispute.reason,
    status: dispute.status,
  };
}
