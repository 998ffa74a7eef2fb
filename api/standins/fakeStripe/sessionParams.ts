import type { FormParams } from './formParams';

/** The shortest and longest life of a session, in seconds. */
const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;
/** Some of the languages that the provider's page has. */
const LOCALES = ['auto', 'de', 'en', 'en-GB', 'es', 'es-419', 'fr', 'it', 'ja', 'pt', 'pt-BR'];
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

export interface LineItem {
  name: string;
  description?: string | undefined;
  unitCents: number;
  quantity: number;
}

/** The merchant's request. It never changes, and is stored in this form. */
export interface SessionParams {
  reference?: string | undefined;
  email?: string | undefined;
  lines: LineItem[];
  metadata: Record<string, string>;
  description?: string | undefined;
  paymentMetadata: Record<string, string>;
  note?: string | undefined;
  /** The language of the page. */
  locale?: string | undefined;
  successUrl: string;
  cancelUrl?: string | undefined;
}

/** Reads the parameters of a new session, as strictly as the provider. */
export function readSessionParams(form: FormParams, now: number) {
  const params = readParams(form);
  const expiresAt = readExpiry(form, now);
  form.end();
  const cents = params.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const rule = "The Checkout Session's total amount must";
  if (cents < LEAST_CENTS)
    form.refuse('line_items', `${rule} convert to at least 50 cents.`, 'amount_too_small');
  if (cents > MOST_CENTS)
    form.refuse('line_items', `${rule} be no more than $999,999.99.`, 'amount_too_large');
  return { params, expiresAt, cents };
}

function readParams(form: FormParams): SessionParams {
  form.choice('mode', ['payment']);
  const locale = form.optionalText('locale', 10);
  if (locale && !LOCALES.includes(locale)) form.refuse('locale', `Invalid locale: ${locale}`);
  const types = form.texts('allowed_payment_method_types');
  if (types.some((type) => type !== 'card'))
    form.refuse('allowed_payment_method_types', 'Only cards are taken here.');
  const lines = form.list('line_items').map(readLine);
  if (!lines.length) form.refuse('line_items', 'Missing required param: line_items.', 'parameter_missing');
  if (lines.length > 100) form.refuse('line_items', 'Array must have at most 100 items.');
  const email = form.optionalText('customer_email', 512);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    form.refuse('customer_email', `Invalid email address: ${email}`, 'email_invalid');
  const payment = form.part('payment_intent_data');
  return {
    reference: form.optionalText('client_reference_id', 200),
    email,
    lines,
    metadata: form.metadata(),
    description: payment.optionalText('description', 1000),
    paymentMetadata: payment.metadata(),
    note: form.part('custom_text').part('submit').optionalText('message', 1200),
    locale,
    successUrl: form.address('success_url'),
    cancelUrl: form.has('cancel_url') ? form.address('cancel_url') : undefined,
  };
}

function readLine(item: FormParams): LineItem {
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

function readExpiry(form: FormParams, now: number): number {
  if (!form.has('expires_at')) return now + LONGEST;
  const expiresAt = form.integer('expires_at', 0);
  const rule = 'The `expires_at` timestamp must be';
  if (expiresAt < now + SHORTEST)
    form.refuse('expires_at', `${rule} at least 30 minutes from Checkout Session creation.`);
  if (expiresAt > now + LONGEST)
    form.refuse('expires_at', `${rule} less than 24 hours from Checkout Session creation.`);
  return expiresAt;
}
