import { cardDigits } from './cards';
import { recordEvent } from './events';
import { type Ledger, seconds } from './ledger';
import { type SessionParams, readSessionParams } from './sessionParams';
import type { FormParams } from './formParams';
import { recordCharge } from './payments';
import { missing, makeId, ApiRefusal } from './refusals';

interface SessionRow {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount_cents: number;
  created_at: number;
  expires_at: number;
  url: string;
  asked: string;
  payment_id: string | null;
  email: string | null;
}

export type CheckoutSession = Omit<SessionRow, 'asked'> & { params: SessionParams };

/** Opens a session; `pages` is the address of the hosted pages. */
export function createSession(ledger: Ledger, form: FormParams, pages: string): CheckoutSession {
  const now = seconds();
  const { params, expiresAt, cents } = readSessionParams(form, now);
  const id = makeId('cs_test');
  ledger.change(
    `INSERT INTO sessions (id, status, amount_cents, created_at, expires_at, url, asked)
     VALUES (?, 'open', ?, ?, ?, ?, ?)`,
    [id, cents, now, expiresAt, `${pages}/${id}`, JSON.stringify(params)],
  );
  return getSession(ledger, id);
}

export function findSession(ledger: Ledger, id: string): CheckoutSession | undefined {
  const row = ledger.row<SessionRow>(
    `SELECT sessions.*, payments.id AS payment_id, payments.email
     FROM sessions LEFT JOIN payments ON payments.session_id = sessions.id WHERE sessions.id = ?`,
    [id],
  );
  if (!row) return undefined;
  const { asked, ...session } = row;
  return { ...session, params: JSON.parse(asked) as SessionParams };
}

export function getSession(ledger: Ledger, id: string): CheckoutSession {
  const session = findSession(ledger, id);
  if (!session) throw missing('checkout.session', id, 'session');
  return session;
}

/** Expires an open session; refuses any other, as the provider does. */
export function expireSession(ledger: Ledger, id: string): CheckoutSession {
  const { status } = getSession(ledger, id);
  const moved = ledger.change(`UPDATE sessions SET status = 'expired' WHERE id = ? AND status = 'open'`, [
    id,
  ]);
  if (!moved) {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;
    throw new ApiRefusal(400, { type: 'invalid_request_error', message, param: 'session' });
  }
  const session = getSession(ledger, id);
  recordEvent(ledger, 'checkout.session.expired', sessionObject(session));
  return session;
}

/** Expires every session whose time has passed. */
export function expireDue(ledger: Ledger): void {
  const due = `SELECT id FROM sessions WHERE status = 'open' AND expires_at <= ? LIMIT 100`;
  for (const { id } of ledger.rows<{ id: string }>(due, [seconds()]))
    ledger.transaction(() => {
      if (getSession(ledger, id).status === 'open') expireSession(ledger, id);
    });
}

/** Pays an open session once. Returns the event to deliver, or nothing if the session is not open. */
export function paySession(ledger: Ledger, id: string, card: string, email?: string): string | undefined {
  return ledger.transaction(() => {
    const moved = ledger.change(
      `UPDATE sessions SET status = 'complete' WHERE id = ? AND status = 'open' AND expires_at > ?`,
      [id, seconds()],
    );
    if (!moved) return undefined;
    const { amount_cents: cents, params } = getSession(ledger, id);
    const paymentId = makeId('pi');
    ledger.change(
      `INSERT INTO payments (id, session_id, amount_cents, card, email, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
      [paymentId, id, cents, cardDigits(card).slice(-4), email ?? params.email ?? null, seconds()],
    );
    recordCharge(ledger, paymentId, cents);
    return recordEvent(ledger, 'checkout.session.completed', sessionObject(getSession(ledger, id)));
  });
}

/** The card that always pays. */
const PAYING_CARD = '4242424242424242';

/** Pays the sessions that were made before this second, so that the merchant has stored each; its webhook is due then. */
export function payOpen(ledger: Ledger): void {
  const made = `SELECT id FROM sessions WHERE status = 'open' AND created_at < ? LIMIT 100`;
  for (const { id } of ledger.rows<{ id: string }>(made, [seconds()])) paySession(ledger, id, PAYING_CARD);
}

/** The session in the provider's format. */
export function sessionObject(session: CheckoutSession) {
  const { id, params, status, amount_cents: cents } = session;
  return {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: ['card'],
    amount_subtotal: cents,
    amount_total: cents,
    cancel_url: params.cancelUrl ?? null,
    client_reference_id: params.reference ?? null,
    created: session.created_at,
    currency: 'usd',
    custom_text: { submit: params.note ? { message: params.note } : null },
    customer_details: session.payment_id ? { email: session.email } : null,
    customer_email: params.email ?? null,
    expires_at: session.expires_at,
    livemode: false,
    metadata: params.metadata,
    mode: 'payment',
    payment_intent: session.payment_id,
    payment_method_types: ['card'],
    payment_status: session.payment_id ? 'paid' : 'unpaid',
    status,
    success_url: params.successUrl,
    url: status === 'open' ? session.url : null,
  };
}
