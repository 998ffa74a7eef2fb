import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../core/config';

/** An e-mail address as it is compared. Only case is folded: letters that look alike stay different people. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** A username as it is compared. */
export const normaliseUsername = (username: string): string => username.trim().toLowerCase();

/** What is kept of a secret that was sent to somebody: of no use to whoever reads the database. */
export const hmac = (purpose: string, secret: string): string =>
  createHmac('sha256', config.jwtSecret).update(`${purpose}:${secret}`).digest('hex');

/** Whether a secret is the sealed one; takes the same time wherever they differ. */
export const matchesHmac = (seal: string, purpose: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(seal), Buffer.from(hmac(purpose, secret)));
