import { Router } from 'express';
import { endByLink } from './watchLinks.service';

/** Ends watches by one press in a mail program: a POST to the address of the link (RFC 8058). GET is a page of the web app. */
export const endWatchByMail = Router();

for (const [path, all] of [
  ['/endwatch/:id/:token', false],
  ['/endwatches/:id/:token', true],
] as const)
  endWatchByMail.post(path, async ({ params }, response) => {
    const { id, token } = params as { id: string; token: string };
    await endByLink({ all, id, token });
    response.json({ status: 'success' });
  });
