import { useLocation } from 'react-router-dom';
import { returnPath } from './returnPath';

const KEY = 'wayBack';
/** For as long as the mails of an account are answered, in milliseconds. */
const KEPT_FOR = 60 * 60_000;

/** Where `next` leads, unless that is home, which is where it leads by itself. */
const unlessHome = (next: string | null | undefined): string | undefined =>
  [returnPath(next)].find((path) => path !== '/');

/** Where the sign-in should lead from this page: back here, or on to where it was already going. */
export function useWayBack(): string | undefined {
  const { pathname, search } = useLocation();
  return unlessHome(pathname + search);
}

/** Keeps the way back for the tab that a mail opens: its link knows nothing of it. */
export function rememberWayBack(next: string | undefined): void {
  if (next) localStorage.setItem(KEY, JSON.stringify({ next, until: Date.now() + KEPT_FOR }));
  else localStorage.removeItem(KEY);
}

/** The way back that was kept, in this tab or another one. */
export function recallWayBack(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { next?: string; until?: number } | null;
    return Number(kept?.until) > Date.now() ? unlessHome(kept?.next) : undefined;
  } catch {
    return undefined;
  }
}
