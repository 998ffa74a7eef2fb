import { hmac, matchesHmac } from '../hmac';
import { randomToken } from './tokens';
import type { User } from '../user.entity';

/** So many accounts are remembered in one browser, those who signed in last. */
const MOST_ACCOUNTS = 5;
/** A random id of the device, then a proof for each account. */
const COOKIE = /^[\w-]{43}(\.[0-9a-f]{64}){1,5}$/;

/**
 * The id of the device where its cookie proves that this user has signed in there with the password of today. It
 * opens no session: it only tells the owner's attempts to sign in from those of strangers.
 */
export function knownDevice(cookie: string | undefined, user: User | null): string | undefined {
  const { id, proofs } = read(cookie);
  const claim = claimOf(id, user);
  const matching = proofs.filter((proof) => matchesHmac(proof, 'device', claim));
  return user && matching.length ? id : undefined;
}

/** The cookie of the device now that this user has signed in there. */
export function rememberUser(cookie: string | undefined, user: User): string {
  const { id, proofs } = read(cookie);
  const proof = hmac('device', claimOf(id, user));
  const others = proofs.filter((other) => other !== proof);
  return [id, proof, ...others.slice(0, MOST_ACCOUNTS - 1)].join('.');
}

/** The parts of the cookie; a new id where there is none that is well-formed. */
function read(cookie = ''): { id: string; proofs: string[] } {
  const [id, ...proofs] = COOKIE.test(cookie) ? cookie.split('.') : [];
  return { id: id ?? randomToken(), proofs };
}

/** A new password makes every device unknown, since its hash is part of the claim. */
const claimOf = (id: string, user: User | null): string => `${id}:${user?.id}:${user?.passwordHash}`;
