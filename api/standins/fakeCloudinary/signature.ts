import { createHash, timingSafeEqual } from 'node:crypto';
import { UploadRefusal } from './refusals';

export interface SigningAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
}

/** The longest age of a signature, in seconds. */
export const OLDEST_SECONDS = 3600;
/** Parameters that the signature does not cover. */
const UNSIGNED = ['file', 'signature', 'api_key', 'cloud_name', 'resource_type'];

/** Refuses a key of another account. */
export function checkKey(key: string | undefined, account: SigningAccount): void {
  if (key !== account.apiKey) throw new UploadRefusal(401, 'Invalid api_key');
}

/**
 * Refuses a request unless its parameters were signed with the account's secret within the last hour. The signature
 * covers every parameter, sorted by name, so nothing can be added to a signed request.
 */
export function checkSignature(
  params: Record<string, string>,
  account: SigningAccount,
  seconds = Date.now() / 1000,
): void {
  checkKey(params.api_key, account);
  const signed = Object.keys(params)
    .filter((name) => !UNSIGNED.includes(name) && params[name])
    .sort()
    .map((name) => `${name}=${params[name]!.replaceAll('&', '%26')}`)
    .join('&');
  const right = createHash('sha1')
    .update(signed + account.apiSecret)
    .digest('hex');
  if (!isEqual(params.signature ?? '', right))
    throw new UploadRefusal(401, `Invalid Signature. String to sign - '${signed}'.`);
  const age = seconds - Number(params.timestamp);
  if (!(age <= OLDEST_SECONDS))
    throw new UploadRefusal(400, 'Stale request - reported time is more than 1 hour ago');
}

const isEqual = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
