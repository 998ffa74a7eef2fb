import { createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { config } from '../core/config';

/** What an access token says: who, and by which session. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

let kept: { secret: string; key: KeyObject } | undefined;

/** Our secret as a key, made once: jsonwebtoken takes a text for PEM first, which costs more than all the rest. */
export function tokenKey(): KeyObject {
  if (kept?.secret !== config.jwtSecret)
    kept = { secret: config.jwtSecret, key: createSecretKey(config.jwtSecret, 'utf8') };
  return kept.key;
}

export const signAccessToken = ({ sub, sid }: AccessClaims): string =>
  jwt.sign({ sub, sid }, tokenKey(), { algorithm: 'HS256', expiresIn: config.accessTokenSeconds });

/** The first refresh token of a session: its id, so that it can be found, and 256 bits of chance. */
export const firstRefreshToken = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`;

/**
 * The token that follows this one. It depends on nothing but the token and our secret, so that the same
 * predecessor always has the same successor, and parallel renewals of one browser agree without it being kept.
 */
export const nextRefreshToken = (token: string): string =>
  `${sessionIdOf(token)}.${createHmac('sha256', tokenKey()).update(`refresh:${token}`).digest('base64url')}`;

export const sessionIdOf = (token: string): string => token.split('.', 1)[0]!;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
