import { Router } from 'express';
import { endByLink } from './watchLinks.service';

/** Ends watches by one press in a mail program: a POST to the address of the link (RFC 8058). GET is a page of the web app. */
export const endWatchByMail = Router().post(
  '/endwatch/:which/:id/:token',
  async ({ params: { which, id, token } }, response) => {
    await endByLink({ all: which === 'all', id, token });
    response.json({ status: 'success' });
  },
);
