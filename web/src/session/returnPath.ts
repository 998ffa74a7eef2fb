/** Pages on the way to an account, and error pages: signing in never leads to one of them. */
const DETOURS =
  /^\/((login|logout|register|forgotpassword|handleerror|somethingwentwrong)\/*$|(emailverification|resetpassword)\/)/i;
/** Stands for this site; no other site can have this name (RFC 2606). */
const HERE = 'https://here.invalid';
/** The number of nested `next` addresses that are followed. */
const MOST_DETOURS = 5;

/**
 * The path of this site that an address from outside leads to, such as the `next` of the sign-in, or home. Refuses other
 * sites, and paths that a browser would take for another site. A page on the way to an account leads to its own `next`.
 */
export function returnPath(next: string | null | undefined, detours = MOST_DETOURS): string {
  const url = ours(next);
  const path = url && url.pathname + url.search + url.hash;
  // checked a second time: the path of `/.//host` is `//host`
  if (!path || !ours(path)) return '/';
  if (!DETOURS.test(url.pathname)) return path;
  return detours > 0 ? returnPath(url.searchParams.get('next'), detours - 1) : '/';
}

/** The address of a path of this site; undefined for anything else. */
function ours(path: string | null | undefined): URL | undefined {
  // browsers read a backslash as a slash, and skip some control characters
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return undefined;
  const url = URL.canParse(path, HERE) ? new URL(path, HERE) : undefined;
  return url?.origin === HERE ? url : undefined;
}
