import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { newestKey, serverKeys } from './serverKeys';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^([0-9a-f]+)\.([\w-]{16})\.([\w-]{22,})$/;

/** A sealed text that cannot be opened: it was changed, is of another purpose, or its key is gone. */
export class SealBroken extends Error {
  constructor(purpose: string, reason: string) {
    super(`A sealed text (${purpose}) cannot be opened: ${reason}.`);
  }
}

/**
 * Encrypts a text with the newest key, for one purpose: `keyId.nonce.ciphertext`, the ciphertext after its
 * authentication tag. Sealing a text twice gives different results.
 */
export function seal(purpose: string, text: string): string {
  const { id, sealing } = newestKey();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const body = Buffer.concat([cipher.getAuthTag(), ciphertext]);
  return [id, nonce.toString('base64url'), body.toString('base64url')].join('.');
}

/** The text that was sealed for this purpose. Throws SealBroken. */
export function unseal(purpose: string, sealed: string): string {
  const [, id, nonce, body] = SEALED.exec(sealed) ?? [];
  if (!id || !nonce || !body) throw new SealBroken(purpose, 'it is malformed');
  const key = serverKeys().find((one) => one.id === id);
  if (!key) throw new SealBroken(purpose, `JWT_SECRET no longer contains its key (${id})`);
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(CIPHER, key.sealing, Buffer.from(nonce, 'base64url'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(0, TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    throw new SealBroken(purpose, 'it was changed, or sealed for another purpose');
  }
}

/** What texts begin with that the newest key sealed: letters and digits, then a point. */
export const newestSeal = (): string => `${newestKey().id}.`;

/** Whether the newest key sealed this text. */
export const isNewestSeal = (sealed: string): boolean => sealed.startsWith(newestSeal());
