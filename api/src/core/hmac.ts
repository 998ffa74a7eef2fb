import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { newestKey, serverKeys } from './serverKeys';

/**
 * The HMAC that is stored instead of a secret, so that reading the database reveals no usable secret. It is
 * made with the newest key.
 */
export const hmac = (purpose: string, secret: string): string => hmacBy(newestKey().signing, purpose, secret);

/** The HMACs of this secret with every key, newest first: to look up one that may be stored. */
export const hmacs = (purpose: string, secret: string): string[] =>
  serverKeys().map(({ signing }) => hmacBy(signing, purpose, secret));

/** Compares a secret with an HMAC of any key in constant time. */
export function matchesHmac(expected: string, purpose: string, secret: string): boolean {
  const bytes = Buffer.from(expected);
  const matching = hmacs(purpose, secret)
    .map((own) => Buffer.from(own))
    .filter((own) => own.length === bytes.length && timingSafeEqual(own, bytes));
  return matching.length > 0;
}

const hmacBy = (key: KeyObject, purpose: string, secret: string): string =>
  createHmac('sha256', key).update(`${purpose}:${secret}`).digest('hex');
