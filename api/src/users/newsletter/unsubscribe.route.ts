import { Router } from 'express';
import { unsubscribeNewsletter } from './newsletter.service';

/**
 * One-click unsubscribing from a mail program: a POST to the address of the link (RFC 8058). GET of the same
 * address is a page of the web app.
 */
export const unsubscribeByMail = Router().post(
  '/unsubscribe/:subscriberId/:token',
  async ({ params: { subscriberId, token } }, response) => {
    await unsubscribeNewsletter({ subscriberId, token });
    response.json({ status: 'success' });
  },
);
