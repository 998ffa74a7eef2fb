/** Where to go after signing in: a path of this site that was asked for in the address, or home. Nothing else is followed. */
export function returnPath(next: string | null | undefined): string {
  if (!next) return '/';
  const url = new URL(next, location.origin);
  const isOurs = next.startsWith('/') && url.origin === location.origin;
  const isWayIn = ['/login', '/logout'].includes(url.pathname);
  return isOurs && !isWayIn ? url.pathname + url.search + url.hash : '/';
}
