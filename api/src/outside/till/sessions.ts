import { cardDigits } from './cards';
import { recordEvent } from './events';
import { type Ledger, seconds } from './ledger';
import { Params } from './params';
import { missing, newId, Refusal } from './refusals';

const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

export interface Line {
  name: string;
  description?: string | undefined;
  unitCents: number;
  quantity: number;
}

/** What the merchant asked for; it never changes. */
interface Asked {
  reference?: string | undefined;
  email?: string | undefined;
  lines: Line[];
  metadata: Record<string, string>;
  description?: string | undefined;
  paymentMetadata: Record<string, string>;
  note?: string | undefined;
  successUrl: string;
  cancelUrl?: string | undefined;
}

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

export type Session = Omit<SessionRow, 'asked'> & { asked: Asked };

function readAsked(params: Params): Asked {
  params.choice('mode', ['payment']);
  const types = params.words('allowed_payment_method_types');
  if (types.some((type) => type !== 'card'))
    params.refuse('allowed_payment_method_types', 'Only cards are taken here.');
  const lines = params.list('line_items').map(readLine);
  if (!lines.length) params.refuse('line_items', 'Missing required param: line_items.', 'parameter_missing');
  if (lines.length > 100) params.refuse('line_items', 'Array must have at most 100 items.');
  const email = params.optionalText('customer_email', 512);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    params.refuse('customer_email', `Invalid email address: ${email}`, 'email_invalid');
  const payment = params.part('payment_intent_data');
  return {
    reference: params.optionalText('client_reference_id', 200),
    email,
    lines,
    metadata: params.metadata(),
    description: payment.optionalText('description', 1000),
    paymentMetadata: payment.metadata(),
    note: params.part('custom_text').part('submit').optionalText('message', 1200),
    successUrl: params.address('success_url'),
    cancelUrl: params.has('cancel_url') ? params.address('cancel_url') : undefined,
  };
}

function readLine(item: Params): Line {
  const price = item.part('price_data');
  price.choice('currency', ['usd']);
  const product = price.part('product_data');
  return {
    name: product.text('name', 1500),
    description: product.optionalText('description', 1500),
    unitCents: price.integer('unit_amount', 0),
    quantity: item.integer('quantity', 1),
  };
}

function readExpiry(params: Params, now: number): number {
  if (!params.has('expires_at')) return now + LONGEST;
  const expiresAt = params.integer('expires_at', 0);
  const rule = 'The `expires_at` timestamp must be';
  if (expiresAt < now + SHORTEST)
    params.refuse('expires_at', `${rule} at least 30 minutes from Checkout Session creation.`);
  if (expiresAt > now + LONGEST)
    params.refuse('expires_at', `${rule} less than 24 hours from Checkout Session creation.`);
  return expiresAt;
}

/** Opens a session; `pages` is the address under which the hosted pages lie. */
export function createSession(ledger: Ledger, params: Params, pages: string): Session {
  const now = seconds();
  const asked = readAsked(params);
  const expiresAt = readExpiry(params, now);
  params.end();
  const cents = asked.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const rule = "The Checkout Session's total amount must";
  if (cents < LEAST_CENTS)
    params.refuse('line_items', `${rule} convert to at least 50 cents.`, 'amount_too_small');
  if (cents > MOST_CENTS)
    params.refuse('line_items', `${rule} be no more than $999,999.99.`, 'amount_too_large');
  const id = newId('cs_test');
  ledger.change(
    `INSERT INTO sessions (id, status, amount_cents, created_at, expires_at, url, asked)
     VALUES (?, 'open', ?, ?, ?, ?, ?)`,
    [id, cents, now, expiresAt, `${pages}/${id}`, JSON.stringify(asked)],
  );
  return getSession(ledger, id);
}

export function findSession(ledger: Ledger, id: string): Session | undefined {
  const row = ledger.row<SessionRow>(
    `SELECT sessions.*, payments.id AS payment_id, payments.email
     FROM sessions LEFT JOIN payments ON payments.session_id = sessions.id WHERE sessions.id = ?`,
    [id],
  );
  return row && { ...row, asked: JSON.parse(row.asked) as Asked };
}

export function getSession(ledger: Ledger, id: string): Session {
  const session = findSession(ledger, id);
  if (!session) throw missing('checkout.session', id, 'session');
  return session;
}

/** Ends an open session; of any other it says what the provider says. */
export function expireSession(ledger: Ledger, id: string): Session {
  const { status } = getSession(ledger, id);
  const moved = ledger.change(`UPDATE sessions SET status = 'expired' WHERE id = ? AND status = 'open'`, [
    id,
  ]);
  if (!moved) {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;
    throw new Refusal(400, { type: 'invalid_request_error', message, param: 'session' });
  }
  const session = getSession(ledger, id);
  recordEvent(ledger, 'checkout.session.expired', sessionObject(session));
  return session;
}

/** Ends every session whose time has passed. */
export function expireDue(ledger: Ledger): void {
  const due = `SELECT id FROM sessions WHERE status = 'open' AND expires_at <= ? LIMIT 100`;
  for (const { id } of ledger.rows<{ id: string }>(due, [seconds()]))
    ledger.transaction(() => {
      if (getSession(ledger, id).status === 'open') expireSession(ledger, id);
    });
}

/** Takes the money of an open session, once; answers the event to deliver, or nothing where it was not open. */
export function paySession(ledger: Ledger, id: string, card: string, email?: string): string | undefined {
  return ledger.transaction(() => {
    const moved = ledger.change(
      `UPDATE sessions SET status = 'complete' WHERE id = ? AND status = 'open' AND expires_at > ?`,
      [id, seconds()],
    );
    if (!moved) return undefined;
    const { amount_cents: cents, asked } = getSession(ledger, id);
    ledger.change(
      `INSERT INTO payments (id, session_id, amount_cents, card, email, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
      [newId('pi'), id, cents, cardDigits(card).slice(-4), email ?? asked.email ?? null, seconds()],
    );
    return recordEvent(ledger, 'checkout.session.completed', sessionObject(getSession(ledger, id)));
  });
}

/** The session as the provider's API shows it. */
export function sessionObject(session: Session) {
  const { id, asked, status, amount_cents: cents } = session;
  return {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: ['card'],
    amount_subtotal: cents,
    amount_total: cents,
    cancel_url: asked.cancelUrl ?? null,
    client_reference_id: asked.reference ?? null,
    created: session.created_at,
    currency: 'usd',
    custom_text: { submit: asked.note ? { message: asked.note } : null },
    customer_details: session.payment_id ? { email: session.email } : null,
    customer_email: asked.email ?? null,
    expires_at: session.expires_at,
    livemode: false,
    metadata: asked.metadata,
    mode: 'payment',
    payment_intent: session.payment_id,
    payment_method_types: ['card'],
    payment_status: session.payment_id ? 'paid' : 'unpaid',
    status,
    success_url: asked.successUrl,
    url: status === 'open' ? session.url : null,
  };
}
