import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../core/config';

/** An e-mail address as it is compared. Only case is folded: letters that look alike stay different people. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A username as it is compared. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** What is kept of a secret that was sent to somebody: of no use to whoever reads the database. */
export const sealed = (purpose: string, secret: string): string =>
  createHmac('sha256', config.jwtSecret).update(`${purpose}:${secret}`).digest('hex');

/** Whether a secret is the sealed one; takes the same time wherever they differ. */
export const isSealed = (seal: string, purpose: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(seal), Buffer.from(sealed(purpose, secret)));
