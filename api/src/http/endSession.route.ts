import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Router } from 'express';
import { log } from '../core/log';
import { addressOf } from '../access/limits/address';
import { take } from '../access/limits/take';
import { reportRefusedInput } from '../access/refusedInput';
import { endingSessionOf, signOutLater } from '../users/sessions/session.service';
import { cookiesOf, END_SESSION } from './cookies';
import { isOwnOrigin } from './cors';

/** How long the database may take, in milliseconds: the browser gets its answer then, and asks again later. */
const DATABASE_MS = 2000;

/**
 * POST /session/end signs a browser out even where the database is silent or its address is over the limit. The cookie
 * of the session is always cleared. 204 says that the session has ended too. 202 says that it has not yet: the browser
 * remembers which one it was, and sends the same request until it gets 204. Refuses pages of other sites with 403.
 */
export const endSession = Router().post(END_SESSION, async (request, response) => {
  if (!isFromOurPages(request)) {
    reportRefusedInput('origin', { where: END_SESSION });
    return void response.sendStatus(403);
  }
  const cookies = cookiesOf(request, response);
  const { refreshToken, endingSessions } = cookies;
  const ending = [...(refreshToken ? [endingSessionOf(refreshToken)] : []), ...endingSessions];
  const hasEnded = await Promise.race([end(ending, request), pause(DATABASE_MS, false, { ref: false })]);
  cookies.clearRefreshToken();
  if (!hasEnded || endingSessions.length) cookies.setEndingSessions(hasEnded ? [] : ending);
  response
    .status(hasEnded ? 204 : 202)
    .set('cache-control', 'no-store')
    .end();
});

/** Ends the sessions; false if that did not work yet. A request without sessions does not count towards the limit. */
async function end(ending: readonly string[], request: IncomingMessage): Promise<boolean> {
  if (!ending.length) return true;
  try {
    if (await take('request', addressOf(request))) return false;
    await signOutLater(ending);
    return true;
  } catch (error) {
    log.warn({ error }, 'a session could not be ended yet');
    return false;
  }
}

/** Browsers say over https whether a page is ours; a proxy may have changed the host, by which origins are told otherwise. */
const isFromOurPages = (request: IncomingMessage): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin' || isOwnOrigin(request);
