/** Pages on the way to an account or at the end of another way: nobody who has just signed in is led there. */
const AWAY =
  /^\/((login|logout|register|forgotpassword|handleerror|somethingwentwrong)\/*$|(emailverification|resetpassword)\/)/i;
/** Stands for this site: a name that is no other's (RFC 2606). */
const HERE = 'https://here.invalid';
/** So many pages on the way to an account are looked through for where it leads. */
const MOST_DETOURS = 5;

/**
 * Where an address leads that came from outside, such as the `next` of the sign-in: a path of this site, or home. Other
 * sites are refused, also where a browser would only take the path for one. A page on the way to an account leads on to
 * its own `next`.
 */
export function returnPath(next: string | null | undefined, detours = MOST_DETOURS): string {
  const url = ours(next);
  const path = url && url.pathname + url.search + url.hash;
  // read once more: the path of `/.//host` is `//host`
  if (!path || !ours(path)) return '/';
  if (!AWAY.test(url.pathname)) return path;
  return detours > 0 ? returnPath(url.searchParams.get('next'), detours - 1) : '/';
}

/** The address of a path of this site; undefined for whatever else. */
function ours(path: string | null | undefined): URL | undefined {
  // browsers take a backslash for a slash, and skip some control characters
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return undefined;
  const url = URL.canParse(path, HERE) ? new URL(path, HERE) : undefined;
  return url?.origin === HERE ? url : undefined;
}
