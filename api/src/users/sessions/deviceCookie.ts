import { hmacs, matchesHmac } from '../../core/hmac';
import { randomToken } from './tokens';
import type { User } from '../user.entity';

/** The maximum number of accounts that one browser remembers; the last ones to sign in are kept. */
const MOST_ACCOUNTS = 5;
/** A random id of the device, followed by a proof for each account. */
const COOKIE = /^[\w-]{43}(\.[0-9a-f]{64}){1,5}$/;

/**
 * The id of the device if its cookie proves that this user signed in there with the present password. It
 * opens no session: it only separates the owner's sign-in attempts from those of strangers.
 */
export function knownDevice(cookie: string | undefined, user: User | null): string | undefined {
  const { id, proofs } = read(cookie);
  const claim = claimOf(id, user);
  const matching = proofs.filter((proof) => matchesHmac(proof, 'device', claim));
  return user && matching.length ? id : undefined;
}

/** The cookie of the device after this user has signed in there. */
export function rememberUser(cookie: string | undefined, user: User): string {
  const { id, proofs } = read(cookie);
  const own = hmacs('device', claimOf(id, user));
  const others = proofs.filter((other) => !own.includes(other));
  return [id, own[0], ...others.slice(0, MOST_ACCOUNTS - 1)].join('.');
}

/** The parts of the cookie; a new id if there is no well-formed one. */
function read(cookie = ''): { id: string; proofs: string[] } {
  const [id, ...proofs] = COOKIE.test(cookie) ? cookie.split('.') : [];
  return { id: id ?? randomToken(), proofs };
}

/**
 * The hash of the password is part of the claim, so a new password invalidates the proofs of every device.
 */
const claimOf = (id: string, user: User | null): string => `${id}:${user?.id}:${user?.passwordHash}`;
