import { createHash, createHmac, randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { config } from '../../core/config';
import { newestKey, serverKeys } from '../../core/serverKeys';

/** The claims of an access token. */
export interface AccessClaims {
  /** The user. */
  sub: string;
  /** The session. */
  sid: string;
  /**
   * The session's last proof when the token was signed, in milliseconds since 1970, or 0 without one: a later proof ends
   * the token. A token of an earlier version, which is valid for some minutes more, names none.
   */
  proof?: number;
}

/**
 * The key that has to verify an access token: the one that it names, or for a token of an earlier version, which
 * names none, the one that signed it. A token of an unknown key gets the newest one, which refuses it.
 */
export function keyOfToken(token: string): KeyObject {
  const keys = serverKeys();
  if (keys.length === 1) return keys[0]!.signing;
  const { kid } = jwt.decode(token, { complete: true })?.header ?? {};
  const key = keys.find(({ id, signing }) => (kid === undefined ? isSignedBy(token, signing) : id === kid));
  return (key ?? keys[0]!).signing;
}

function isSignedBy(token: string, key: KeyObject): boolean {
  try {
    return Boolean(jwt.verify(token, key, { algorithms: ['HS256'], ignoreExpiration: true }));
  } catch {
    return false;
  }
}

/** 256 random bits, as URL-safe text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Signs with the newest key, and names it in the token. */
export function signAccessToken({ sub, sid, proof }: Required<AccessClaims>): string {
  const { id, signing } = newestKey();
  const expiresIn = config.accessTokenSeconds;
  return jwt.sign({ sub, sid, proof }, signing, { algorithm: 'HS256', keyid: id, expiresIn });
}

/** The first refresh token of a session: the session id and a random token. */
export const firstRefreshToken = (sessionId: string): string => `${sessionId}.${randomToken()}`;

/**
 * The successors of this token by every key, that of the newest key first. A successor depends only on the token
 * and the key, so parallel renewals of one browser get the same one without storing it.
 */
export const nextRefreshTokens = (token: string): string[] =>
  serverKeys().map(({ signing }) => {
    const secret = createHmac('sha256', signing).update(`refresh:${token}`).digest('base64url');
    return `${sessionIdOf(token)}.${secret}`;
  });

export const sessionIdOf = (token: string): string => token.split('.', 1)[0]!;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
