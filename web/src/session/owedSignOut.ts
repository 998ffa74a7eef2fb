import { OWED_SIGN_OUT } from './device';

/** What the server has not confirmed of a sign-out: that the cookie is gone, or only that the session has ended. */
type OwedSignOut = 'cookie' | 'session';

/** The sign-out of this browser that the server has yet to confirm: all tabs know it, and it outlives them. */
export const owedSignOut = (): OwedSignOut | undefined =>
  (localStorage.getItem(OWED_SIGN_OUT) as OwedSignOut | null) ?? undefined;

export const oweSignOut = (owed: OwedSignOut = 'cookie'): void => localStorage.setItem(OWED_SIGN_OUT, owed);

/** Does what changes the session's cookie, one at a time in this browser where locks exist; waits as long as allowed. */
export function withCookie<Result>(work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? (locks.request('session-cookie', options, work) as Promise<Result>) : work();
}
