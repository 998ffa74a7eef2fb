import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Request, type Response, Router } from 'express';
import { cardDigits, checkCard, DISPUTED_CARDS } from './cards';
import { openDispute } from './disputes';
import type { WebhookDelivery } from './webhookDelivery';
import type { Html } from '../../src/core/html';
import type { Ledger } from './ledger';
import { fonts } from '../fonts';
import { PAGE_SCRIPT } from './page.script';
import { PAGE_STYLE } from './page.style';
import { closedPage, type FilledForm, paymentPage } from './page.view';
import { findSession, paySession, type CheckoutSession } from './sessions';

/** The longest time that the buyer waits for the merchant's webhook, in milliseconds. */
const WEBHOOK_WAIT_MS = 2000;

/** The hosted page: shows the items and takes a test card; works without a script. */
export function hostedPage(ledger: Ledger, delivery: WebhookDelivery, merchant: string): Router {
  const router = Router();
  router.use('/fonts', fonts());

  router.get('/:id', (request, response) => {
    const session = findSession(ledger, String(request.params['id']));
    if (session?.status === 'open') send(response, 200, session, paymentPage(merchant, session, {}));
    else sendClosed(response, merchant, session, session?.status === 'complete' ? 200 : undefined);
  });

  router.post('/:id', express.urlencoded({ extended: false }), async (request, response) => {
    const id = String(request.params['id']);
    const session = findSession(ledger, id);
    if (session?.status !== 'open') return sendClosed(response, merchant, session);
    const filled = readForm(request);
    const refusal = formProblem(filled);
    if (refusal) return send(response, 402, session, paymentPage(merchant, session, { ...filled, refusal }));
    const event = paySession(ledger, id, filled.card, filled.email);
    if (!event) return sendClosed(response, merchant, findSession(ledger, id));
    disputePayment(ledger, id, filled.card);
    await Promise.race([delivery.deliver(event), pause(WEBHOOK_WAIT_MS, undefined, { ref: false })]);
    response.redirect(303, successAddress(session));
  });
  return router;
}

/** Opens the dispute of a card that is always disputed. */
function disputePayment(ledger: Ledger, sessionId: string, card: string): void {
  const dispute = DISPUTED_CARDS[cardDigits(card)];
  const paymentId = findSession(ledger, sessionId)?.payment_id;
  if (dispute && paymentId) ledger.transaction(() => openDispute(ledger, { paymentId, ...dispute }));
}

function readForm(request: Request): FilledForm & { card: string } {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const text = (field: string) => {
    const value = body[field];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 512) : '';
  };
  const [email, name, expiry, code] = ['email', 'name', 'expiry', 'code'].map(
    (field) => text(field) || undefined,
  );
  return { card: text('card'), email, name, expiry, code };
}

/** Why the form cannot be paid. A program may leave out everything but the card. */
function formProblem({ card, email, expiry, code }: FilledForm & { card: string }): FilledForm['refusal'] {
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return { field: 'email', why: 'wrongEmail' };
  const declined = checkCard(card);
  if (declined) return { field: 'card', why: declined };
  if (expiry && !isFuture(expiry)) return { field: 'expiry', why: 'wrongExpiry' };
  if (code && !/^\d{3,4}$/.test(code)) return { field: 'code', why: 'wrongCode' };
  return undefined;
}

/** Whether a card with the date `MM / YY` is valid this month. */
function isFuture(expiry: string): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  return Boolean(month) && Date.UTC(2000 + Number(year), Number(month)) > Date.now();
}

const successAddress = ({ id, params }: CheckoutSession): string =>
  params.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

function sendClosed(
  response: Response,
  merchant: string,
  session: CheckoutSession | undefined,
  status?: number,
): void {
  const usual = session ? (session.status === 'complete' ? 409 : 410) : 404;
  const page = closedPage(merchant, session && { ...session, successUrl: successAddress(session) });
  send(response, status ?? usual, session, page);
}

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = hashed(PAGE_STYLE);
const SCRIPT_HASH = hashed(PAGE_SCRIPT);

function send(response: Response, status: number, session: CheckoutSession | undefined, page: Html): void {
  // Browsers also check the redirect after a payment against form-action.
  const home = session ? new URL(session.params.successUrl).origin : '';
  response.set({
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${STYLE_HASH}`,
      `script-src ${SCRIPT_HASH}`,
      "font-src 'self'",
      'img-src data:',
      `form-action 'self' ${home}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  response.status(status).type('html').send(page.text);
}
