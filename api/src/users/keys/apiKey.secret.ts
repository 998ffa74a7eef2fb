import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix by which secret scanners recognise a key. */
const PREFIX = 'staybook_';
/** The prefix of a test key; it has the other one in it, so that whatever recognises keys recognises test keys. */
const TEST_PREFIX = 'staybook_test_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 random bits. */
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const PATTERN = new RegExp(`^(${TEST_PREFIX}|${PREFIX})[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * Creates a key: a prefix, random letters and digits, and a six-character checksum that detects mistyped or
 * made-up keys.
 */
export function makeApiKeySecret(isForTests = false): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${isForTests ? TEST_PREFIX : PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a bearer token has the prefix of an API key. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(PREFIX);

/** Whether a bearer token has the prefix of a test key. */
export const looksLikeTestKey = (token: string): boolean => token.startsWith(TEST_PREFIX);

/** The same for whatever a client sent. */
export const isTestKey = (token: unknown): token is string =>
  typeof token === 'string' && looksLikeTestKey(token);

/** Whether the token has the format and checksum of makeApiKeySecret(); does not read the database. */
export function isWellFormed(token: string): boolean {
  if (!PATTERN.test(token)) return false;
  const random = token.slice(-RANDOM_LENGTH - CHECKSUM_LENGTH, -CHECKSUM_LENGTH);
  return token.endsWith(checksumOf(random));
}

/** The last four characters of a key, which may be shown; they belong to the checksum. */
export const hintOf = (secret: string): string => secret.slice(-4);

function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    text = DIGITS[rest % DIGITS.length] + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}
