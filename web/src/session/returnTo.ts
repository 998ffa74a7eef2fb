import { useLocation } from 'react-router-dom';
import { returnPath } from './returnPath';

const KEY = 'returnTo';
/** The links and codes in account emails expire within this time, in milliseconds. */
const KEPT_FOR = 60 * 60_000;

/** The page that `next` names, or undefined for home, which is the default. */
const unlessHome = (next: string | null | undefined): string | undefined =>
  [returnPath(next)].find((path) => path !== '/');

/** The page to open after signing in: this page, or the `next` that this page already carries. */
export function useReturnTo(): string | undefined {
  const { pathname, search } = useLocation();
  return unlessHome(pathname + search);
}

/** Stores the page for the tab that an email opens, since the link in the email does not carry it. */
export function rememberReturnTo(next: string | undefined): void {
  if (next) localStorage.setItem(KEY, JSON.stringify({ next, until: Date.now() + KEPT_FOR }));
  else localStorage.removeItem(KEY);
}

/** The stored page, from this tab or another one. */
export function recallReturnTo(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { next?: string; until?: number } | null;
    return Number(kept?.until) > Date.now() ? unlessHome(kept?.next) : undefined;
  } catch {
    return undefined;
  }
}
