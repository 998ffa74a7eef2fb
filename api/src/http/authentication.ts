import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ACT_AS_HOTEL, actAsHotel } from '../access/actAsHotel';
import type { Viewer } from '../access/policy';
import type { Channel } from '../access/viewer';
import { KeyRefused } from '../core/problems';
import { nameCaller } from '../core/requestId';
import { findKeyViewer } from '../users/keys/keyViewer.service';
import { looksLikeApiKey } from '../users/keys/apiKey.secret';
import { findViewer } from '../users/sessions/session.service';
import { keyOfToken, type AccessClaims } from '../users/sessions/tokens';

/** What passport reads of a request. */
interface Asking extends Pick<IncomingMessage, 'headers'> {
  channel: Channel;
}

/** Configures passport to read access tokens; called once, when the settings are known. */
export function usePassport(): void {
  const strategy = new Strategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport's types know no keys; jsonwebtoken does
      secretOrKeyProvider: (_request, token, done) => done(null, keyOfToken(token as string) as never),
      algorithms: ['HS256'],
      passReqToCallback: true,
    },
    ({ channel }: Asking, claims: AccessClaims, done) => {
      findViewer(claims, channel).then((viewer) => done(null, viewer ?? false), done);
    },
  );
  passport.use('access-token', strategy);
}

/**
 * The viewer of a request; undefined without a bearer token, or with one that is expired, forged or of an ended
 * session: public fields answer all the same, others ask to sign in. Throws KeyRefused for an API key that is not
 * valid, and for a session of an app password anywhere but in the channel of existing clients. The role is read from the
 * database each time. The log names the viewer from then on.
 */
export async function readViewer(
  request: Pick<IncomingMessage, 'headers'>,
  channel: Channel = 'website',
): Promise<Viewer | undefined> {
  const viewer = await findBearer(request, channel);
  if (!viewer) return undefined;
  nameCaller({ userId: viewer.id, keyId: viewer.key?.id });
  return actAsHotel(viewer, request.headers[ACT_AS_HOTEL]);
}

function findBearer(
  { headers }: Pick<IncomingMessage, 'headers'>,
  channel: Channel,
): Promise<Viewer | undefined> {
  const { authorization } = headers;
  if (!authorization) return Promise.resolve(undefined);
  const token = /^bearer\s+(\S+)\s*$/i.exec(authorization)?.[1] ?? '';
  if (looksLikeApiKey(token)) return findKeyViewer(token);
  return new Promise((resolve, reject) => {
    const answer = (error: unknown, viewer?: Viewer | false) =>
      error ? reject(error) : resolve(viewer || undefined);
    const asking: Asking = { headers, channel };
    passport.authenticate('access-token', { session: false }, answer)(asking, {}, reject);
  });
}

/** The same for an access token or an API key that came over a socket, with the hotel as which the viewer acts. */
export const viewerOfToken = (accessToken: string, hotelId?: unknown): Promise<Viewer | undefined> =>
  readViewer({
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(typeof hotelId === 'string' && { [ACT_AS_HOTEL]: hotelId }),
    },
  });

/** The error that answers a request whose credentials readViewer() refuses; throws every other failure. */
export function keyRefusal(failure: unknown): GraphQLError {
  if (!(failure instanceof KeyRefused)) throw failure;
  return new GraphQLError(failure.message, { originalError: failure, extensions: { http: { status: 401 } } });
}
