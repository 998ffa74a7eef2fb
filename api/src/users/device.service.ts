import { Not } from 'typeorm';
import { afterCommit, repo, transaction } from '../database/transaction';
import { publish } from '../core/pubsub';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../core/policy';
import type { EndSessionInput } from './account.inputs';
import { Session } from './session.entity';

/** The devices on which the viewer is signed in, the last used first. */
export async function listSessions(viewer: Viewer | undefined): Promise<Session[]> {
  const { id } = authorized(viewer, 'session:list-own');
  const sessions = await repo(Session).find({
    where: { userId: id },
    order: { rotatedAt: 'DESC', id: 'DESC' },
    take: 100,
  });
  return sessions.filter((session) => session.expiresAt > now());
}

/** Signs one of the viewer's devices out; true also where it was signed out already. */
export async function endSession(
  viewer: Viewer | undefined,
  { sessionId }: EndSessionInput,
): Promise<boolean> {
  const { id: userId } = authorized(viewer, 'session:list-own');
  await transaction(async () => {
    const { affected } = await repo(Session).delete({ id: sessionId, userId });
    if (affected) publishViewerChanged(userId);
  });
  return true;
}

/** Ends every session of a user except `keepId`, inside the caller's transaction. */
export async function endSessions(userId: string, keepId?: string): Promise<void> {
  await repo(Session).delete({ userId, ...(keepId ? { id: Not(keepId) } : {}) });
  publishViewerChanged(userId);
}

/** Closes the user's open sockets after the commit, since what the user may do has changed; who still may connects again. */
export const publishViewerChanged = (userId: string): void =>
  afterCommit(() => publish('viewerChanged', 'all', { userId }));

/** Deletes expired sessions; a job. */
export async function forgetSessions(): Promise<void> {
  const expired = await repo(Session)
    .createQueryBuilder('session')
    .select(['session.id'])
    .where('session.expiresAt < :now', { now: now() })
    .limit(1000)
    .getMany();
  if (expired.length) await transaction(() => repo(Session).delete(expired.map((session) => session.id)));
}
