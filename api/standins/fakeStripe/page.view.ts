import { type Html, html } from '../../src/core/html';
import { pageFrame } from './page.frame';
import { put, speak, type Speech, type Words } from './page.words';
import type { LineItem } from './sessionParams';
import type { CheckoutSession } from './sessions';

type Field = 'email' | 'card' | 'expiry' | 'code' | 'name';

/** The buyer's input. The card number and code are never sent back. */
export interface FilledForm {
  email?: string | undefined;
  name?: string | undefined;
  expiry?: string | undefined;
  code?: string | undefined;
  /** The field that is wrong, and the words for what is wrong with it. */
  refusal?: { field: Field; why: keyof Words } | undefined;
}

export function paymentPage(merchant: string, session: CheckoutSession, filled: FilledForm): Html {
  const { params } = session;
  const speech = speak(params.locale);
  const { words } = speech;
  const total = speech.dollars(session.amount_cents);
  const pay = put(words.payAmount, { amount: total });
  const stay = params.description ?? merchant;
  return pageFrame(
    merchant,
    speech,
    pay,
    html`<main class="sheet">
      <section class="summary" aria-label="${words.whatYouPayFor}">
        ${backLink(put(words.back, { merchant }), params.cancelUrl)}
        <p class="quiet">${words.yourStay}</p>
        <h1>${stay}</h1>
        ${timeLeft(session, speech)}
        <ul class="lines">
          ${params.lines.map((line) => lineRow(line, speech))}
        </ul>
        <p class="sum"><span>${words.total}</span><strong>${total}</strong></p>
      </section>
      <section class="card">
        <h2>${words.payByCard}</h2>
        <form method="post">
          ${field(filled, words, 'email', words.email, {
            value: filled.email ?? params.email,
            attributes: html`type="email" autocomplete="email"`,
          })}
          ${field(filled, words, 'card', words.card, {
            attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"
            maxlength="23"`,
          })}
          <div class="pair">
            ${field(filled, words, 'expiry', words.expires, {
              value: filled.expiry,
              attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="${words.expiryForm}"
              maxlength="7"`,
            })}
            ${field(filled, words, 'code', words.code, {
              attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4"`,
            })}
          </div>
          ${field(filled, words, 'name', words.name, {
            value: filled.name,
            attributes: html`autocomplete="cc-name" maxlength="120"`,
          })}
          ${params.note && html`<p class="quiet">${params.note}</p>`}
          <button type="submit" data-busy="${words.paying}">${pay}</button>
        </form>
        ${testCards(words)}
      </section>
    </main>`,
  );
}

const backLink = (words: string, address: string | undefined): Html | undefined =>
  address === undefined
    ? undefined
    : html`<a class="back" href="${address}"><span aria-hidden="true">←</span> ${words}</a>`;

/** The end of the hold, if the merchant names one; the session itself lives longer. */
function timeLeft({ params }: CheckoutSession, { words, minutes: inMinutes }: Speech): Html | undefined {
  const hold = Date.parse(params.metadata['heldUntil'] ?? '');
  if (!hold) return undefined;
  const minutes = Math.ceil((hold - Date.now()) / 60_000);
  if (minutes <= 0) return html`<p class="held">${words.holdExpired}</p>`;
  const moment = new Date(hold).toISOString();
  const [before, after] = words.heldFor.split('{time}');
  return html`<p class="held">
    ${before}<time datetime="${moment}" data-until data-over="${words.over}">${inMinutes(minutes)}</time
    >${after}
  </p>`;
}

const lineRow = ({ name, description, unitCents, quantity }: LineItem, { dollars }: Speech): Html =>
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
  words: Words,
  name: Field,
  label: string,
  { value, attributes }: { value?: string | undefined; attributes: Html },
): Html {
  const message = refusal?.field === name ? words[refusal.why] : undefined;
  const wrong = message && html`aria-invalid="true" aria-describedby="refusal" autofocus`;
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ''}" required ${attributes} ${wrong} />
    ${message && html`<p class="alert" role="alert" id="refusal">${message}</p>`}
  </div>`;
}

const testCards = (words: Words): Html =>
  html`<div class="tests">
    <p>${words.testCardsOnly}</p>
    <dl>
      <div>
        <dt>4242 4242 4242 4242</dt>
        <dd>${words.succeeds}</dd>
      </div>
      <div>
        <dt>4000 0000 0000 0002</dt>
        <dd>${words.isDeclined}</dd>
      </div>
      <div>
        <dt>4000 0000 0000 9995</dt>
        <dd>${words.lacksFunds}</dd>
      </div>
      <div>
        <dt>4000 0000 0000 0259</dt>
        <dd>${words.isDisputed}</dd>
      </div>
    </dl>
  </div>`;

/** The page of a session that cannot be paid: paid already, expired, or unknown. */
export function closedPage(merchant: string, session?: CheckoutSession & { successUrl: string }): Html {
  const speech = speak(session?.params.locale);
  const { words, dollars } = speech;
  if (!session) return notice(merchant, speech, words.unknownTitle, words.unknownText);
  if (session.status === 'complete')
    return notice(
      merchant,
      speech,
      words.paidTitle,
      put(words.paidText, { amount: dollars(session.amount_cents), merchant }),
      html`<a class="action" href="${session.successUrl}">${put(words.continueTo, { merchant })}</a>`,
    );
  const { cancelUrl } = session.params;
  return notice(
    merchant,
    speech,
    words.expiredTitle,
    words.expiredText,
    cancelUrl && html`<a class="action" href="${cancelUrl}">${put(words.back, { merchant })}</a>`,
  );
}

const notice = (
  merchant: string,
  speech: Speech,
  title: string,
  text: string,
  action?: Html | string,
): Html =>
  pageFrame(
    merchant,
    speech,
    title,
    html`<main class="notice card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${action}
    </main>`,
  );
