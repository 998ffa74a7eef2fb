/** Pages that somebody who has just signed in is not led to. */
const AWAY = /^\/(login|logout)\/*$/i;

/**
 * Where an address leads that came from outside, such as the `next` of the sign-in: a path of this site, or home. Other
 * sites are refused, also where a browser would only take the path for one.
 */
export function returnPath(next: string | null | undefined): string {
  const url = ours(next);
  const path = url && url.pathname + url.search + url.hash;
  // read once more: the path of `/.//host` is `//host`
  return path && !AWAY.test(url.pathname) && ours(path) ? path : '/';
}

/** The address of a path of this site; undefined for whatever else. */
function ours(path: string | null | undefined): URL | undefined {
  // browsers take a backslash for a slash, and skip some control characters
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return undefined;
  const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : undefined;
  return url?.origin === location.origin ? url : undefined;
}
