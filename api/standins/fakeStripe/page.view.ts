import { type Html, html } from '../../src/core/html';
import { dollars } from './money';
import { pageFrame } from './page.frame';
import type { LineItem } from './sessionParams';
import type { CheckoutSession } from './sessions';

type Field = 'email' | 'card' | 'expiry' | 'code' | 'name';

/** The buyer's input. The card number and code are never sent back. */
export interface FilledForm {
  email?: string | undefined;
  name?: string | undefined;
  expiry?: string | undefined;
  code?: string | undefined;
  refusal?: { field: Field; message: string } | undefined;
}

export function paymentPage(merchant: string, session: CheckoutSession, filled: FilledForm): Html {
  const { params } = session;
  const total = dollars(session.amount_cents);
  const stay = params.description ?? merchant;
  return pageFrame(
    merchant,
    `Pay ${total}`,
    html`<main class="sheet">
      <section class="summary" aria-label="What you pay for">
        ${backLink(merchant, params.cancelUrl)}
        <p class="quiet">Your stay</p>
        <h1>${stay}</h1>
        ${timeLeft(session)}
        <ul class="lines">
          ${params.lines.map(lineRow)}
        </ul>
        <p class="sum"><span>Total</span><strong>${total}</strong></p>
      </section>
      <section class="card">
        <h2>Pay by card</h2>
        <form method="post">
          ${field(filled, 'email', 'Email', {
            value: filled.email ?? params.email,
            attributes: html`type="email" autocomplete="email"`,
          })}
          ${field(filled, 'card', 'Card number', {
            attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"
            maxlength="23"`,
          })}
          <div class="pair">
            ${field(filled, 'expiry', 'Expires', {
              value: filled.expiry,
              attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="7"`,
            })}
            ${field(filled, 'code', 'Security code', {
              attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4"`,
            })}
          </div>
          ${field(filled, 'name', 'Name on card', {
            value: filled.name,
            attributes: html`autocomplete="cc-name" maxlength="120"`,
          })}
          <button type="submit">Pay ${total}</button>
        </form>
        ${testCards}
      </section>
    </main>`,
  );
}

const backLink = (merchant: string, address: string | undefined): Html | undefined =>
  address === undefined
    ? undefined
    : html`<a class="back" href="${address}"><span aria-hidden="true">←</span> Back to ${merchant}</a>`;

/** The end of the hold, if the merchant names one; the session itself lives longer. */
function timeLeft({ params }: CheckoutSession): Html | undefined {
  const hold = Date.parse(params.metadata['heldUntil'] ?? '');
  if (!hold) return undefined;
  const minutes = Math.ceil((hold - Date.now()) / 60_000);
  if (minutes <= 0)
    return html`<p class="held">Your hold has expired. Go back to see what is still available.</p>`;
  const moment = new Date(hold).toISOString();
  const inWords = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return html`<p class="held">Held for you: <time datetime="${moment}" data-until>${inWords}</time> left</p>`;
}

const lineRow = ({ name, description, unitCents, quantity }: LineItem): Html =>
  html`<li>
    <div>
      <p class="line">${name}</p>
      ${description && html`<p class="quiet">${description}</p>`}
      ${quantity > 1 && html`<p class="quiet">${quantity} × ${dollars(unitCents)}</p>`}
    </div>
    <p class="price">${dollars(unitCents * quantity)}</p>
  </li>`;

function field(
  { refusal }: FilledForm,
  name: Field,
  label: string,
  { value, attributes }: { value?: string | undefined; attributes: Html },
): Html {
  const message = refusal?.field === name ? refusal.message : undefined;
  const wrong = message && html`aria-invalid="true" aria-describedby="refusal" autofocus`;
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ''}" required ${attributes} ${wrong} />
    ${message && html`<p class="alert" role="alert" id="refusal">${message}</p>`}
  </div>`;
}

const testCards = html`<div class="tests">
  <p>No real money is charged. Use a test card with any future date and any code.</p>
  <dl>
    <div>
      <dt>4242 4242 4242 4242</dt>
      <dd>succeeds</dd>
    </div>
    <div>
      <dt>4000 0000 0000 0002</dt>
      <dd>is declined</dd>
    </div>
    <div>
      <dt>4000 0000 0000 9995</dt>
      <dd>has insufficient funds</dd>
    </div>
    <div>
      <dt>4000 0000 0000 0259</dt>
      <dd>succeeds, and is disputed</dd>
    </div>
  </dl>
</div>`;

/** The page of a session that cannot be paid: paid already, expired, or unknown. */
export function closedPage(merchant: string, session?: CheckoutSession & { successUrl: string }): Html {
  if (!session)
    return notice(
      merchant,
      'This payment page does not exist',
      'Check the address, or start again from your booking.',
    );
  if (session.status === 'complete')
    return notice(
      merchant,
      'Already paid',
      `${dollars(session.amount_cents)} was charged once, and ${merchant} has your booking.`,
      html`<a class="action" href="${session.successUrl}">Continue to ${merchant}</a>`,
    );
  return notice(
    merchant,
    'This payment page has expired',
    'You have not been charged. The rooms are no longer held for you, but they may still be available.',
    session.params.cancelUrl &&
      html`<a class="action" href="${session.params.cancelUrl}">Back to ${merchant}</a>`,
  );
}

const notice = (merchant: string, title: string, text: string, action?: Html | string): Html =>
  pageFrame(
    merchant,
    title,
    html`<main class="notice card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${action}
    </main>`,
  );
