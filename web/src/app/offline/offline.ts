import type { ApolloClient } from '@apollo/client';
import { currentLanguage } from '../../../../schema/language';
import { device } from '../../session/device';
import type { Session } from '../../session/session';
import { ViewerDocument } from '../../session/Session.generated';

/** The service worker that keeps pages in the language of this one. */
const worker = (): string => {
  const language = currentLanguage();
  return `/service-worker.js${language === 'en' ? '' : `?language=${language.toLowerCase()}`}`;
};

/** The name of the browser's cache with the bookings of its owner, or with the files of the housekeeping list. */
export const BOOKINGS_CACHE = 'kept-bookings';
/** How long a page is left to itself before it begins to keep anything, in milliseconds. */
const LATER = 3000;

const load = () => import('./keptBookings');
/** Both are there over HTTPS and on this machine alone. */
const isPossible = () => 'caches' in window && 'serviceWorker' in navigator;

/** Shows the bookings that were kept for the person signed in on this device; returns when, in milliseconds since 1970. */
export async function showKept(client: ApolloClient): Promise<number | undefined> {
  if (!isPossible() || !device.isTrusted()) return undefined;
  return (await load()).showKeptBookings(client);
}

/**
 * On a trusted device, My bookings can be opened while the server cannot be reached. Nothing of it stays
 * after the sign-out.
 */
export function followSession(session: Session, client: ApolloClient): void {
  if (!isPossible()) return;
  let before = session.status();
  let keeping = new AbortController();
  session.subscribe(() => {
    const status = session.status();
    // a person who could not be signed in again because the server failed is still trusted here
    if (status === 'signedOut' && !device.isTrusted()) void forget(session);
    if (status === before) return;
    if (before === 'offline' && status === 'signedIn') void client.refetchQueries({ include: 'active' });
    before = status;
    keeping.abort();
    keeping = new AbortController();
    if (status === 'signedIn' && device.isTrusted()) begin(client, keeping.signal);
  });
}

/** Keeps a customer's bookings, the code that shows them and what signs out where no page is open, somewhat later. */
function begin(client: ApolloClient, ended: AbortSignal): void {
  const keep = async () => {
    const { viewer } = client.readQuery({ query: ViewerDocument }) ?? {};
    if (ended.aborted || !viewer) return;
    const { keepOf } = await load();
    if (ended.aborted) return;
    keepOf(viewer, client, ended);
    await navigator.serviceWorker.register(worker());
  };
  // a browser that refuses to keep anything does without
  setTimeout(() => void keep().catch(() => undefined), LATER);
}

async function forget(session: Session): Promise<void> {
  await caches.delete(BOOKINGS_CACHE);
  // the service worker sends it where every page is closed by then
  if (session.owedSignOut()) return;
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
}
