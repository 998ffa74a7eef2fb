const KEY = 'reloaded-at';
/** A reload that did not help is not tried again for this long, in milliseconds. */
const ONCE_IN = 30_000;
let reloading = false;

/** Whether this page is about to give way to a newer build. */
export const isReloading = (): boolean => reloading;

/**
 * An open tab asked for a file that a newer build has replaced: the page is reloaded, once, where the person was going.
 * Without a connection nothing would come back, so it stays.
 */
export function reloadOnce(goTo = (address: string) => location.assign(address)): void {
  const before = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - before < ONCE_IN) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  reloading = true;
  goTo(location.pathname + location.search);
}
