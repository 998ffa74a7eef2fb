import { Html, html } from '../../src/core/html';
import type { StoredMail } from './mailStore';
import { PAGE_SCRIPT } from './page.script';
import { PAGE_STYLE } from './page.style';

interface View {
  mails: StoredMail[];
  /** The address whose mails are listed; unset: all. */
  to?: string | undefined;
  /** The mail that is read; `gone` if the address has no such mail. */
  open?: StoredMail | 'gone';
}

// Built as whole strings: the hashes in the content security policy cover every character between the tags.
const STYLE = new Html(`<style>${PAGE_STYLE}</style>`);
const SCRIPT = new Html(`<script>${PAGE_SCRIPT}</script>`);

/** The list of mails and, beside it, the mail that is read; a phone shows one of the two. */
export function mailboxPage(view: View): Html {
  const { open } = view;
  const title = open && open !== 'gone' ? open.subject : 'Mailbox';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Staybook mailbox</title>
        <link rel="icon" href="data:," />
        ${STYLE}
      </head>
      <body>
        <header>
          <a class="mark" href="/dev/mailbox">Staybook</a><span class="badge">Practice mailbox</span>
        </header>
        <main class="desk ${open ? 'opened' : 'closed'}">${inbox(view)}${reading(view)}</main>
        ${SCRIPT}
      </body>
    </html>`;
}

function inbox({ mails, to, open }: View): Html {
  return html`<section class="inbox" data-newest="${mails[0]?.id ?? ''}">
    <h1>Mailbox</h1>
    <form action="/dev/mailbox" role="search">
      <label for="to">Only emails to this address</label>
      <input id="to" name="to" type="search" value="${to ?? ''}" placeholder="Only to this address" />
      <button type="submit">Show</button>
    </form>
    ${
      mails.length > 0
        ? html`<ul class="mails">
            ${mails.map((mail) => line(mail, to, isOpen(mail, open)))}
          </ul>`
        : html`<div class="mails empty">
            <h2>No emails yet</h2>
            <p>
              ${to ? `Nothing was sent to ${to}.` : 'Emails that Staybook sends appear here. Nothing leaves this machine.'}
            </p>
          </div>`
    }
  </section>`;
}

const isOpen = (mail: StoredMail, open: View['open']): boolean =>
  open !== undefined && open !== 'gone' && open.id === mail.id;

const line = (mail: StoredMail, to: string | undefined, current: boolean): Html =>
  html`<li>
    <a href="/dev/mailbox/${mail.id}${query(to)}" ${current && new Html('aria-current="true"')}>
      <b>${mail.subject}</b>${time(mail)}<span class="quiet">${mail.to}</span>
    </a>
  </li>`;

function reading({ mails, to, open }: View): Html {
  const back = html`<a class="back" href="/dev/mailbox${query(to)}"
    ><span aria-hidden="true">←</span> All mail</a
  >`;
  if (open === 'gone')
    return html`<div>
      ${back}
      <section class="mail empty">
        <h2>Email not found</h2>
        <p>The mailbox only keeps the most recent emails.</p>
      </section>
    </div>`;
  if (!open)
    return html`<section class="mail empty" ${mails.length === 0 && new Html('hidden')}>
      <h2>No email selected</h2>
      <p>Select an email from the list to read it.</p>
    </section>`;
  return html`<div>
    ${back}
    <article class="mail">
      <div class="head">
        <h2>${open.subject}</h2>
        <dl>
          ${fact('From', open.from)}${fact('To', open.to)}${fact('Sent', time(open))}
          ${open.headers['list-unsubscribe'] && fact('Unsubscribe', open.headers['list-unsubscribe'])}
          ${open.files.length > 0 && fact('Files', html`${open.files.map((name, place) => fileLink(open, name, place))}`)}
        </dl>
      </div>
      ${open.html && frame(open)}
      <details ${!open.html && new Html('open')}>
        <summary>The same in plain text</summary>
        <pre>${open.text}</pre>
      </details>
    </article>
  </div>`;
}

const fileLink = ({ id }: StoredMail, name: string, place: number): Html =>
  html`<a href="/dev/mailbox/${id}/files/${place}">${name}</a> `;

const frame = ({ id, subject }: StoredMail): Html =>
  html`<iframe
    title="${subject}"
    src="/dev/mailbox/${id}/html"
    sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;

const fact = (name: string, value: string | Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const query = (to: string | undefined): string => (to ? `?to=${encodeURIComponent(to)}` : '');

/** The time in UTC; the page's script converts it to the reader's time zone. */
const time = ({ sentAt }: StoredMail): Html =>
  html`<time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time>`;
