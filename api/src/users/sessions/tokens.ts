import { createHash, createHmac, randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { config } from '../../core/config';
import { newestKey } from '../../core/serverKeys';

/** The claims of an access token: the user and the session. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

/** The key that signs access tokens. */
export const tokenKey = (): KeyObject => newestKey().signing;

/** 256 random bits, as URL-safe text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const signAccessToken = ({ sub, sid }: AccessClaims): string =>
  jwt.sign({ sub, sid }, tokenKey(), { algorithm: 'HS256', expiresIn: config.accessTokenSeconds });

/** The first refresh token of a session: the session id and a random token. */
export const firstRefreshToken = (sessionId: string): string => `${sessionId}.${randomToken()}`;

/**
 * The successor of this token. It depends only on the token and the server's secret, so parallel renewals of
 * one browser get the same successor without storing it.
 */
export const nextRefreshToken = (token: string): string =>
  `${sessionIdOf(token)}.${createHmac('sha256', tokenKey()).update(`refresh:${token}`).digest('base64url')}`;

export const sessionIdOf = (token: string): string => token.split('.', 1)[0]!;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
