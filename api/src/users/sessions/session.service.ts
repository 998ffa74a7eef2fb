import { In, type FindOptionsWhere } from 'typeorm';
import { lockRows, repo, transaction } from '../../database/transaction';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { KeyRefused, refuse, Unauthenticated } from '../../core/problems';
import { nameCaller } from '../../core/requestId';
import type { Viewer } from '../../access/policy';
import type { Channel } from '../../access/viewer';
import { batchLoader } from '../../core/batchLoader';
import { publishViewerChanged } from './device.service';
import { Session } from './session.entity';
import { SessionEnded } from './session.types';
import { hashToken, nextRefreshTokens, sessionIdOf, signAccessToken, type AccessClaims } from './tokens';
import { readRole } from '../teams/duties.service';
import { User } from '../user.entity';

/** How long the previous token is accepted after a renewal, in milliseconds; it gets the same successor. */
const GRACE_MS = 10_000;
const ENDING_SESSION = /^([0-9a-f]{24})\.([0-9a-f]{64})$/;

/** An open session with its tokens. */
export interface OpenSession {
  user: User;
  accessToken: string;
  /**
   * Undefined if the client keeps its cookie: another instance has just given out the successor, by a key that
   * this one does not have.
   */
  refreshToken: string | undefined;
  /** The lifetime of the cookie, in seconds; undefined means until the browser closes. */
  cookieSeconds: number | undefined;
}

/**
 * Exchanges a refresh token for its successor and a new access token. The previous token is accepted for ten
 * seconds more, with the same successor, or with none if another instance made that with a key that this one
 * does not have. Any other token ends its session, since it must be a stolen copy. Refuses SessionEnded, also
 * for a session of an app password in the website's channel.
 */
export async function renewSession(refreshToken: string | undefined, channel: Channel): Promise<OpenSession> {
  if (!refreshToken) refuse(new SessionEnded());
  const renewed = await transaction(async () => {
    const [session] = await lockRows(Session, [sessionIdOf(refreshToken)]);
    const user = session && (await repo(User).findOneBy({ id: session.userId }));
    if (!session || !user?.active || session.expiresAt <= now()) return undefined;
    nameCaller({ userId: user.id });
    if (session.appPasswordId && channel === 'website') return undefined;
    const successor = replaceToken(session, refreshToken);
    if (successor) {
      await repo(Session).save(session);
      return withTokens(user, session, successor.token);
    }
    await repo(Session).delete({ id: session.id });
    publishViewerChanged(session.userId);
    return undefined;
  });
  return renewed ?? refuse(new SessionEnded());
}

/**
 * Stores that the viewer has given a proof, and replaces the tokens of their session: the access tokens so far end, the
 * sockets connect again, and the presented refresh token gets its successor. Throws Unauthenticated if the session has
 * ended.
 */
export const renewByProof = (
  { sessionId }: Viewer,
  refreshToken: string | undefined,
): Promise<OpenSession & { provenAt: Date }> =>
  transaction(async () => {
    const [session] = await lockRows(Session, [sessionId]);
    const user = session && (await repo(User).findOneBy({ id: session.userId }));
    if (!session || !user) throw new Unauthenticated();
    const provenAt = now();
    session.provenAt = provenAt;
    // a client that shows no token of this session, such as one over a socket, goes on with the one that it has
    const successor = refreshToken ? replaceToken(session, refreshToken) : undefined;
    await repo(Session).save(session);
    publishViewerChanged(user.id);
    return { ...withTokens(user, session, successor?.token), provenAt };
  });

/**
 * Replaces a presented refresh token by its successor; the caller stores the session. The previous token is accepted for
 * ten seconds more. Returns undefined for any other token; the token itself is undefined if another instance has given
 * it out.
 */
function replaceToken(session: Session, refreshToken: string): { token: string | undefined } | undefined {
  const presented = hashToken(refreshToken);
  const successors = nextRefreshTokens(refreshToken);
  if (presented === session.tokenHash) {
    const token = successors[0]!;
    session.previousHash = presented;
    session.tokenHash = hashToken(token);
    session.rotatedAt = now();
    session.expiresAt = expiry(session.trusted, session.createdAt);
    return { token };
  }
  const inGrace = now().getTime() - session.rotatedAt.getTime() < GRACE_MS;
  if (presented !== session.previousHash || !inGrace) return undefined;
  return { token: successors.find((token) => hashToken(token) === session.tokenHash) };
}

/** Ends the session of the refresh token or of the viewer; does nothing if there is none. */
export async function signOut(viewer: Viewer | undefined, refreshToken: string | undefined): Promise<void> {
  await endSessions([
    ...(viewer ? [{ id: viewer.sessionId }] : []),
    ...(refreshToken ? sessionOfToken(sessionIdOf(refreshToken), hashToken(refreshToken)) : []),
  ]);
}

/** The session id and the token hash of a refresh token. They suffice to end the session, not to renew it. */
export const endingSessionOf = (refreshToken: string): string =>
  `${sessionIdOf(refreshToken)}.${hashToken(refreshToken)}`;

/** Ends the sessions that `endingSessionOf` names. Ignores malformed texts and sessions that have ended. */
export const signOutLater = (ending: readonly string[]): Promise<void> =>
  endSessions(
    ending.flatMap((text) => {
      const [, id, hash] = ENDING_SESSION.exec(text) ?? [];
      return id && hash ? sessionOfToken(id, hash) : [];
    }),
  );

async function endSessions(where: FindOptionsWhere<Session>[]): Promise<void> {
  if (!where.length) return;
  const sessions = await repo(Session).find({ where, select: { id: true, userId: true } });
  await transaction(async () => {
    for (const { id, userId } of sessions) {
      await repo(Session).delete({ id });
      publishViewerChanged(userId);
    }
  });
}

/**
 * The viewer of an access token, if its session is open and has given no later proof, and the user may sign in.
 * Simultaneous calls share one statement; nothing is cached. Throws KeyRefused for a session of an app password in the website's channel.
 */
export async function findViewer(
  { sub, sid, proof }: AccessClaims,
  channel: Channel,
): Promise<Viewer | undefined> {
  const session = await readSession(sid);
  const user = session?.userRow;
  if (session?.userId !== sub || !user?.active || session.expiresAt <= now()) return undefined;
  if (proof !== undefined && proof < proofOf(session)) return undefined;
  const isExistingClient = channel === 'existingClient';
  if (session.appPasswordId && !isExistingClient) throw new KeyRefused('APP_PASSWORD');
  const { provenAt, byExistingClient } = session;
  const needsNoProof = byExistingClient && isExistingClient;
  return { id: user.id, ...(await readRole(user)), sessionId: session.id, provenAt, needsNoProof };
}

/**
 * The viewer of a valid refresh token, without replacing the token: for a socket of an existing client, which cannot
 * set a cookie.
 */
export async function viewerOfRefreshToken(refreshToken: string | undefined): Promise<Viewer | undefined> {
  if (!refreshToken) return undefined;
  const session = await repo(Session).findOneBy({
    id: sessionIdOf(refreshToken),
    tokenHash: hashToken(refreshToken),
  });
  return session ? findViewer({ sub: session.userId, sid: session.id }, 'existingClient') : undefined;
}

const readSession = batchLoader(async (ids: readonly string[]) => {
  const sessions = await repo(Session).find({
    where: { id: In([...ids]) },
    relations: { userRow: true },
    select: {
      id: true,
      userId: true,
      expiresAt: true,
      provenAt: true,
      byExistingClient: true,
      appPasswordId: true,
      userRow: { id: true, roleCode: true, active: true },
    },
  });
  const found = new Map(sessions.map((session) => [session.id, session]));
  return ids.map((id) => found.get(id));
});

/** Finds the session of this id, if this is the hash of its present or previous token. */
export const sessionOfToken = (id: string, hash: string): FindOptionsWhere<Session>[] => [
  { id, tokenHash: hash },
  { id, previousHash: hash },
];

/**
 * When a session that is used now ends: after a period without use, and at the latest a fixed time after it
 * was opened.
 */
export function expiry(trusted: boolean, openedAt: Date): Date {
  const { usual, longest } = config.sessionSeconds;
  const unused = now().getTime() + 1000 * (trusted ? config.sessionSeconds.trusted : usual);
  return new Date(Math.min(unused, openedAt.getTime() + 1000 * longest));
}

const proofOf = ({ provenAt }: Pick<Session, 'provenAt'>): number => provenAt?.getTime() ?? 0;

/** The session with a new access token. */
export const withTokens = (user: User, session: Session, refreshToken: string | undefined): OpenSession => ({
  user,
  accessToken: signAccessToken({ sub: user.id, sid: session.id, proof: proofOf(session) }),
  refreshToken,
  cookieSeconds: session.trusted ? config.sessionSeconds.trusted : undefined,
});
