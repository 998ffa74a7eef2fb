import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { parseCookie, stringifySetCookie } from 'cookie';
import { config } from '../src/core/config';
import { reportRefusedInput } from '../src/access/refusedInput';
import { isFromThisMachine } from '../src/access/limits/address';

const COOKIE = 'stand_in_token';

/**
 * Guards the pages of a stand-in that show everybody's data (all mail, all payments). In production it admits programs
 * of this machine, and requests with the token that the server prints when it starts. The token is sent as a bearer
 * token, or once as `?token=`, which sets a cookie for later requests.
 */
export const operatorsOnly: RequestHandler = (request, response, next) => {
  if (!config.production || isFromThisMachine(request)) return next();
  if (!hasToken(request)) {
    reportRefusedInput('host', { where: request.baseUrl });
    return void response.status(403).json({
      status: 'fail',
      message: 'This page is for operators: send the STAND_IN_TOKEN that the server printed at startup.',
    });
  }
  if (request.query.token)
    response.append(
      'set-cookie',
      stringifySetCookie({
        name: COOKIE,
        value: config.standInToken,
        path: '/dev',
        httpOnly: true,
        sameSite: 'strict',
        secure: config.publicUrl.startsWith('https:'),
      }),
    );
  next();
};

function hasToken(request: Request): boolean {
  const bearer = /^bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const given = [bearer, request.query.token, parseCookie(request.headers.cookie ?? '')[COOKIE]];
  return given.some((token) => typeof token === 'string' && isToken(token));
}

function isToken(token: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(config.standInToken)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
