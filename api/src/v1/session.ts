import { Type } from '@sinclair/typebox';
import { V1_ROLE_CODES } from '../../../schema/accounts';
import type { Context } from '../access/context';
import { Refusal } from '../core/problems';
import { roleOf } from '../users/user.entity';
import { rememberUser } from '../users/sessions/deviceCookie';
import { Failure } from './failures';
import { SignInInput } from '../users/sessions/session.types';
import { renewSession, signOut, type OpenSession } from '../users/sessions/session.service';
import { signIn } from '../users/sessions/signIn.service';
import { inputOf } from './read';
import { route } from './route';
import { Id, Named } from './shapes';
import { photoOf } from './users.present';

const DAY = 86_400;

const Session = Named('Session', 'A signed-in device; its cookie `jwt` renews it.', {
  accessToken: Type.String({ description: 'Sent as Authorization: Bearer.' }),
  assignedRoles: Type.Integer({ enum: [2010, 2020, 2030], description: 'One role code.' }),
  user_id: Id,
  profilePhoto: Type.String(),
});

/**
 * Routes to sign in, renew and sign out. Existing clients have no captcha on the sign-in page, so none is
 * required: after too many attempts of one network at one account, further ones wait.
 */
export const sessionRoutes = [
  route({
    method: 'post',
    path: '/auth/login',
    permission: 'session:create',
    summary: 'Opens a session and sets its cookie',
    missing: 'forgot to type in your password or username',
    body: Type.Object({ username: Type.String(), password: Type.String() }),
    answer: Session,
    async handle({ body, userAgent, address, cookies }) {
      const input = await inputOf(SignInInput, { ...body, trustDevice: false });
      const { device, refreshToken } = cookies;
      const origin = { userAgent, address, device, refreshToken, channel: 'existingClient' as const };
      return present(await signIn(input, origin), cookies);
    },
  }),
  route({
    method: 'get',
    path: '/auth/renew_access_token',
    permission: 'session:renew',
    summary: 'Renews the session of the cookie: a new access token and a new cookie',
    byCookie: true,
    answer: Session,
    async handle({ cookies }) {
      return present(await renew(cookies), cookies);
    },
  }),
  route({
    method: 'get',
    path: '/auth/logout',
    permission: 'session:end',
    summary: 'Ends the session of the cookie; succeeds also if there is none',
    byCookie: true,
    async handle({ viewer, cookies }) {
      await signOut(viewer, cookies.refreshToken);
      cookies.clearRefreshToken();
    },
  }),
];

/** Existing clients distinguish an invalid cookie (403) from a missing one (401). */
async function renew(cookies: Context['cookies']): Promise<OpenSession> {
  try {
    return await renewSession(cookies.refreshToken, 'existingClient');
  } catch (error) {
    // A cookie that could not be looked up may be valid.
    if (!(error instanceof Refusal)) throw error;
    cookies.clearRefreshToken();
    throw cookies.refreshToken ? new Failure(403, error.message) : error;
  }
}

/** Existing clients keep their cookie for a day after the browser was closed. */
function present(
  { user, accessToken, refreshToken, cookieSeconds }: OpenSession,
  cookies: Context['cookies'],
) {
  if (refreshToken) cookies.setRefreshToken(refreshToken, cookieSeconds ?? DAY);
  cookies.setDevice(rememberUser(cookies.device, user));
  return {
    accessToken,
    assignedRoles: V1_ROLE_CODES[roleOf(user)],
    user_id: user.id,
    profilePhoto: photoOf(user),
  };
}
