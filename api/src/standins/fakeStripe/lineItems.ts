import type { Params } from './params';

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
export interface Asked {
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

/** Reads what a merchant asks of a new session, as strictly as the provider does. */
export function readOrder(params: Params, now: number): { asked: Asked; expiresAt: number; cents: number } {
  const asked = readAsked(params);
  const expiresAt = readExpiry(params, now);
  params.end();
  const cents = asked.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const rule = "The Checkout Session's total amount must";
  if (cents < LEAST_CENTS)
    params.refuse('line_items', `${rule} convert to at least 50 cents.`, 'amount_too_small');
  if (cents > MOST_CENTS)
    params.refuse('line_items', `${rule} be no more than $999,999.99.`, 'amount_too_large');
  return { asked, expiresAt, cents };
}

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
