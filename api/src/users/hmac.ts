import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../core/config';

/** The HMAC that is stored instead of a secret, so that reading the database reveals no usable secret. */
export const hmac = (purpose: string, secret: string): string =>
  createHmac('sha256', config.jwtSecret).update(`${purpose}:${secret}`).digest('hex');

/** Compares a secret with an HMAC in constant time. */
export const matchesHmac = (expected: string, purpose: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(expected), Buffer.from(hmac(purpose, secret)));
