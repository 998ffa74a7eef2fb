import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix by which secret scanners recognise a key. */
const PREFIX = 'staybook_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 random bits. */
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const PATTERN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * Creates a key: a prefix, random letters and digits, and a six-character checksum that detects mistyped or
 * made-up keys.
 */
export function makeApiKeySecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a bearer token has the prefix of an API key. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(PREFIX);

/** Whether the token has the format and checksum of makeApiKeySecret(); does not read the database. */
export function isWellFormed(token: string): boolean {
  if (!PATTERN.test(token)) return false;
  const random = token.slice(PREFIX.length, -CHECKSUM_LENGTH);
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
