import { Router } from 'express';
import { unsubscribeNewsletter } from './newsletter.service';

/**
 * The one press by which a mail program unsubscribes: a plain POST to the address of the link (RFC 8058). The
 * same address asked by a browser is a page of the web app.
 */
export const unsubscribeByMail = Router().post(
  '/unsubscribe/:subscriberId/:token',
  async ({ params: { subscriberId, token } }, response) => {
    await unsubscribeNewsletter({ subscriberId, token });
    response.json({ status: 'success' });
  },
);
