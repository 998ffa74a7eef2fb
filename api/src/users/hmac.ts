import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../core/config';

/** What is stored of a secret that was sent to somebody: of no use to whoever reads the database. */
export const hmac = (purpose: string, secret: string): string =>
  createHmac('sha256', config.jwtSecret).update(`${purpose}:${secret}`).digest('hex');

/** Whether the secret has this HMAC; takes the same time wherever they differ. */
export const matchesHmac = (expected: string, purpose: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(expected), Buffer.from(hmac(purpose, secret)));
