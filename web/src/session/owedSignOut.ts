import { OWED_SIGN_OUT } from './device';

/** The part of a sign-out that the server has not confirmed: that the cookie is gone, or only that the session has ended. */
type OwedSignOut = 'cookie' | 'session';

/** The sign-out that the server has yet to confirm. All tabs share it, and it stays when they close. */
export const owedSignOut = (): OwedSignOut | undefined =>
  (localStorage.getItem(OWED_SIGN_OUT) as OwedSignOut | null) ?? undefined;

export const oweSignOut = (owed: OwedSignOut = 'cookie'): void => localStorage.setItem(OWED_SIGN_OUT, owed);

/** Runs work that changes the session's cookie, one at a time in this browser if it has locks. */
export function withCookie<Result>(work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? (locks.request('session-cookie', options, work) as Promise<Result>) : work();
}
