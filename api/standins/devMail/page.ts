import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import type { Html } from '../../src/core/html';
import { fonts } from '../fonts';
import type { MailStore } from './mailStore';
import { PAGE_SCRIPT } from './page.script';
import { PAGE_STYLE } from './page.style';
import { mailboxPage } from './page.view';

/**
 * The mails that arrived: `/mailbox` is for people, `/mailbox.json` for programs. `?to=` selects one address, `&newest`
 * one mail.
 */
export function mailboxPages(mails: MailStore): Router {
  const router = Router();
  router.use('/mailbox/fonts', fonts());

  router.get('/mailbox.json', (request, response) => {
    const newestOnly = request.query['newest'] !== undefined;
    response
      .set('cache-control', 'no-store')
      .json(mails.list(addressOf(request), newestOnly ? 1 : undefined));
  });

  router.get('/mailbox', (request, response) => {
    const to = addressOf(request);
    send(response, 200, mailboxPage({ mails: mails.list(to), to }));
  });

  router.get('/mailbox/:id', (request, response) => {
    const to = addressOf(request);
    const open = mails.find(request.params.id);
    send(response, open ? 200 : 404, mailboxPage({ mails: mails.list(to), to, open: open ?? 'gone' }));
  });

  router.get('/mailbox/:id/html', (request, response) => {
    const mail = mails.find(request.params.id);
    response.set({ 'content-security-policy': MAIL_POLICY, 'cache-control': 'no-store' });
    // A link in a mail opens in a new tab, as in other mail programs.
    const page = mail?.html.replace('<head>', '<head><base target="_blank">');
    response
      .status(mail ? 200 : 404)
      .type('html')
      .send(page ?? '');
  });
  router.get('/mailbox/:id/files/:place', (request, response) => {
    const file = mails.findFile(request.params.id, Number(request.params.place));
    response.set({ 'content-security-policy': MAIL_POLICY, 'cache-control': 'no-store' });
    if (file) response.attachment(file.name).type(file.type).send(Buffer.from(file.content));
    else response.status(404).end();
  });
  return router;
}

const addressOf = ({ query }: Request): string | undefined =>
  typeof query['to'] === 'string' && query['to'].trim() ? query['to'].trim() : undefined;

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hashed(PAGE_STYLE)}`,
  `script-src ${hashed(PAGE_SCRIPT)}`,
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail runs no script and loads nothing except pictures. */
const MAIL_POLICY = [
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  "frame-ancestors 'self'",
].join('; ');

function send(response: Response, status: number, page: Html): void {
  response.set({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
  response.status(status).type('html').send(page.text);
}
