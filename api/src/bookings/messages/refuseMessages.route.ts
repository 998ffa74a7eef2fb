import { Router } from 'express';
import { refuseMessages } from './optOut.service';

/** Refuses messages by one press in a mail program: a POST to the address of the link (RFC 8058). GET is a page of the web app. */
export const refuseMessagesByMail = Router().post(
  '/refusemessages/:userId/:hotelId/:token',
  async ({ params: { userId, hotelId, token } }, response) => {
    await refuseMessages(undefined, { userId, hotelId, token });
    response.json({ status: 'success' });
  },
);
