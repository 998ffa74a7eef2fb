import { OWED_SIGN_OUT } from './device';
import { owedSignOut, oweSignOut, withCookie } from './owedSignOut';

/** The longest time to wait for an answer, in milliseconds. */
const TIMEOUT = 10_000;
/** The cache entry that tells the service worker that a sign-out is owed; see serviceWorker.js. */
const FOR_WORKER = '/owed-sign-out';

/** Some browsers start the worker once the server can be reached again. */
interface WorkerRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Sends the owed sign-out. Fails until the server confirms that the session has ended. */
export const sendSignOut = (): Promise<void> => withCookie(send, { signal: AbortSignal.timeout(TIMEOUT) });

async function send(): Promise<void> {
  // another tab has sent it already
  if (!owedSignOut()) return;
  await notifyWorker().catch(() => undefined);
  // keepalive: the request arrives even if the page is closed meanwhile
  const request = { method: 'POST', keepalive: true, signal: AbortSignal.timeout(TIMEOUT) };
  const { status } = await fetch('/session/end', request);
  if (status === 202) oweSignOut('session');
  if (status !== 204) throw new Error(`/session/end was answered ${status}.`);
  // before the storage, since a worker that sent it later would sign out the next person
  if ('caches' in window) await caches.delete(OWED_SIGN_OUT);
  localStorage.removeItem(OWED_SIGN_OUT);
}

/** Lets the worker send the sign-out if every page is closed. */
async function notifyWorker(): Promise<void> {
  if (!('serviceWorker' in navigator && navigator.serviceWorker.controller)) return;
  await (await caches.open(OWED_SIGN_OUT)).put(FOR_WORKER, new Response());
  const registration: WorkerRegistration = await navigator.serviceWorker.ready;
  // a preloaded page would be requested with the old cookie
  await registration.navigationPreload.disable();
  await registration.sync?.register(OWED_SIGN_OUT);
}
