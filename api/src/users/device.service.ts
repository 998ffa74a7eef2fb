import { Not } from 'typeorm';
import { afterCommit, repo, transaction } from '../database/transaction';
import { publish } from '../core/pubsub';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../core/policy';
import type { EndSessionInput } from './account.inputs';
import { Session } from './session.entity';

/** The devices on which the viewer is signed in, the latest used first. */
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
    if (affected) tellEnded(userId);
  });
  return true;
}

/** Ends every session of a person, but the one to keep; inside the caller's transaction. */
export async function endSessions(userId: string, keepId?: string): Promise<void> {
  await repo(Session).delete({ userId, ...(keepId ? { id: Not(keepId) } : {}) });
  tellEnded(userId);
}

/** What a person may do has changed: their open sockets close, and those who still may connect again. */
export const tellEnded = (userId: string): void =>
  afterCommit(() => publish('viewerChanged', 'all', { userId }));

/** Forgets sessions whose time is over; a job. */
export async function forgetSessions(): Promise<void> {
  const over = await repo(Session)
    .createQueryBuilder('session')
    .select(['session.id'])
    .where('session.expiresAt < :now', { now: now() })
    .limit(1000)
    .getMany();
  if (over.length) await transaction(() => repo(Session).delete(over.map((session) => session.id)));
}
