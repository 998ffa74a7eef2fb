import { OWED_SIGN_OUT } from './device';
import { owedSignOut, oweSignOut, withCookie } from './owedSignOut';

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 10_000;
/** Where the service worker finds that a sign-out is owed; see serviceWorker.js. */
const FOR_WORKER = '/owed-sign-out';

/** Some browsers start a worker once the server can be reached again. */
interface WorkerRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Sends the owed sign-out. Fails until the server confirms that the session has ended. */
export const sendSignOut = (): Promise<void> => withCookie(send, { signal: AbortSignal.timeout(TIMEOUT) });

async function send(): Promise<void> {
  // another tab was first
  if (!owedSignOut()) return;
  await tellWorker().catch(() => undefined);
  // the request arrives even where the page is closed meanwhile
  const request = { method: 'POST', keepalive: true, signal: AbortSignal.timeout(TIMEOUT) };
  const { status } = await fetch('/session/end', request);
  if (status === 202) oweSignOut('session');
  if (status !== 204) throw new Error(`/session/end was answered ${status}.`);
  // first, since a worker that sent it later would sign out whoever is signed in by then
  if ('caches' in window) await caches.delete(OWED_SIGN_OUT);
  localStorage.removeItem(OWED_SIGN_OUT);
}

/** The worker sends it where every page is closed by then. */
async function tellWorker(): Promise<void> {
  if (!('serviceWorker' in navigator && navigator.serviceWorker.controller)) return;
  await (await caches.open(OWED_SIGN_OUT)).put(FOR_WORKER, new Response());
  const registration: WorkerRegistration = await navigator.serviceWorker.ready;
  // a page that is asked for beside the worker would be asked for by the old cookie
  await registration.navigationPreload.disable();
  await registration.sync?.register(OWED_SIGN_OUT);
}
