import { In, LessThan, MoreThan, Not } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { afterCommit, repo, transaction } from '../../database/transaction';
import { publish } from '../../core/events';
import { now } from '../../core/clock';
import { hook } from '../../core/hooks';
import { authorize, authorized, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import type { EndSessionInput } from '../account.inputs';
import { revokeKeysOf } from '../keys/revokedKey.service';
import { Session } from './session.entity';

/** The devices on which the viewer is signed in, last used first. */
export async function listSessions(viewer: Viewer | undefined): Promise<Session[]> {
  const { id } = authorized(viewer, 'session:list-own');
  return repo(Session).find({
    where: { userId: id, expiresAt: MoreThan(now()) },
    order: { rotatedAt: 'DESC', id: 'DESC' },
  });
}

/**
 * Keeps the newest 50 sessions and ends the least recently used ones, inside the transaction of a sign-in.
 */
export async function endOldestSessions(userId: string): Promise<void> {
  const sessions = await repo(Session).find({
    where: { userId },
    select: { id: true },
    order: { rotatedAt: 'DESC', id: 'DESC' },
  });
  const oldest = sessions.slice(LIMITS.sessions).map(({ id }) => id);
  if (!oldest.length) return;
  await repo(Session).delete({ id: In(oldest) });
  publishViewerChanged(userId);
}

/**
 * Signs out a device of the viewer; returns true also if it was signed out already. Refuses ProofNeeded for another
 * device than the current one.
 */
export async function endSession(
  viewer: Viewer | undefined,
  { sessionId }: EndSessionInput,
): Promise<boolean> {
  const { id: userId, sessionId: current } = authorized(viewer, 'session:list-own');
  if (sessionId !== current) authorize(viewer, 'session:end-own');
  await transaction(async () => {
    const { affected } = await repo(Session).delete({ id: sessionId, userId });
    if (affected) publishViewerChanged(userId);
  });
  return true;
}

/** Runs in the transaction that ends all sessions of a user, so that other credentials end with them. */
export const onAllSessionsEnded = hook<{ userId: string }>();

/**
 * Signs out all devices of the viewer except the current one; returns the number of sessions that ended. Refuses
 * ProofNeeded.
 */
export async function endOtherSessions(viewer: Viewer | undefined): Promise<number> {
  const { id: userId, sessionId } = authorized(viewer, 'session:end-own');
  if (!sessionId) throw new BadInput('You can only sign out other devices from a signed-in device.');
  return transaction(async () => {
    const { affected } = await repo(Session).delete({ userId, id: Not(sessionId) });
    if (affected) publishViewerChanged(userId);
    return affected ?? 0;
  });
}

/**
 * Ends every session of a user except `keepId`, inside the caller's transaction. Without `keepId`, the API
 * keys end as well, since a thief may have created them.
 */
export async function endSessions(userId: string, keepId?: string): Promise<void> {
  if (keepId === undefined) {
    await revokeKeysOf(userId);
    await onAllSessionsEnded.run({ userId });
  }
  await repo(Session).delete({ userId, ...(keepId ? { id: Not(keepId) } : {}) });
  publishViewerChanged(userId);
}

/**
 * Closes the user's open sockets after the commit, because the user's rights changed. A client with valid
 * credentials connects again.
 */
export const publishViewerChanged = (userId: string): void =>
  afterCommit(() => publish('viewerChanged', 'all', { userId }));

/** Deletes expired sessions; a job. */
export async function purgeSessions(): Promise<void> {
  const expired = await repo(Session).find({
    where: { expiresAt: LessThan(now()) },
    select: { id: true },
    take: 1000,
  });
  if (expired.length) await transaction(() => repo(Session).delete(expired.map((session) => session.id)));
}
