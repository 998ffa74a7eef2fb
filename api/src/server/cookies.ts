import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { config } from '../core/config';
import type { Cookies } from '../core/context';

/** The name that existing clients know. */
const NAME = 'jwt';

/** The refresh token's cookie, which scripts cannot read and other sites cannot send along. */
export function cookiesOf(
  request: IncomingMessage,
  response: ServerResponse,
  sameSite: 'lax' | 'none' = 'lax',
): Cookies {
  const set = (value: string, maxAge: number | undefined) =>
    response.setHeader(
      'set-cookie',
      stringifySetCookie({
        name: NAME,
        value,
        httpOnly: true,
        secure: config.publicUrl.startsWith('https:'),
        sameSite,
        path: '/',
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    );
  return {
    refreshToken: parseCookie(request.headers.cookie ?? '')[NAME] || undefined,
    setRefreshToken: set,
    clearRefreshToken: () => set('', 0),
  };
}

/** A socket has no cookies to set. */
export const noCookies: Cookies = {
  refreshToken: undefined,
  setRefreshToken: () => undefined,
  clearRefreshToken: () => undefined,
};
