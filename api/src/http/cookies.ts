import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { config } from '../core/config';
import type { Cookies } from '../access/context';

/** The refresh token's name is the one that existing clients know. */
const NAMES = { refreshToken: 'jwt', device: 'device', endingSessions: 'ending' };
/** The one address to which the browser sends the sessions that are to end. */
export const END_SESSION = '/session/end';
/** How many sessions that are to end a browser remembers, the newest first. */
const MOST_ENDING = 5;

/** True if the browser sends the cookie of a session. The session itself may have ended. */
export const hasSession = ({ headers }: IncomingMessage): boolean =>
  Boolean(parseCookie(headers.cookie ?? '')[NAMES.refreshToken]);

/** The cookies of a request and its response, which scripts cannot read and other sites cannot send along. */
export function cookiesOf(
  request: IncomingMessage,
  response: ServerResponse,
  sameSite: 'lax' | 'none' = 'lax',
): Cookies {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const lines = new Map<string, string>();
  const set = (name: string, value: string, maxAge: number | undefined, path = '/') => {
    const age = maxAge === undefined ? {} : { maxAge };
    const secure = config.publicUrl.startsWith('https:');
    lines.set(name, stringifySetCookie({ name, value, httpOnly: true, secure, sameSite, path, ...age }));
    response.setHeader('set-cookie', [...lines.values()]);
  };
  return {
    refreshToken: cookies[NAMES.refreshToken] || undefined,
    setRefreshToken: (token, maxAge) => set(NAMES.refreshToken, token, maxAge),
    clearRefreshToken: () => set(NAMES.refreshToken, '', 0),
    endingSessions: cookies[NAMES.endingSessions]?.split('~').slice(0, MOST_ENDING) ?? [],
    setEndingSessions: (sessions) => {
      const value = sessions.slice(0, MOST_ENDING).join('~');
      set(NAMES.endingSessions, value, value ? config.sessionSeconds.trusted : 0, END_SESSION);
    },
    device: cookies[NAMES.device],
    setDevice: (value) => set(NAMES.device, value, config.deviceSeconds),
  };
}

/** A socket has no cookies to set. */
export const noCookies: Cookies = {
  refreshToken: undefined,
  setRefreshToken: () => undefined,
  clearRefreshToken: () => undefined,
  endingSessions: [],
  setEndingSessions: () => undefined,
  device: undefined,
  setDevice: () => undefined,
};
