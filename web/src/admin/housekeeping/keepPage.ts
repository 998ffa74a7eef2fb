import { device } from '../../session/device';
import type { ViewerQuery } from '../../session/Session.generated';

/** The browser's cache of what opens without a connection; a sign-out deletes it. See app/offline/offline.ts. */
const CACHE = 'kept-bookings';
const ASSETS = '/assets/';

/** Where it is kept who opened the list. */
export const KEPT_STAFF = '/kept-staff';

/** Who opened the list on this device, and when it was kept, in milliseconds since 1970. */
export interface KeptStaff {
  viewer: NonNullable<ViewerQuery['viewer']>;
  keptAt: number;
}

/**
 * Keeps the files that show this page, on a device that its owner trusts, so that the page opens again without a
 * connection. Files of an older build go.
 */
export async function keepPage(viewer: KeptStaff['viewer']): Promise<void> {
  if (!('caches' in window) || !device.isTrusted()) return;
  const cache = await caches.open(CACHE);
  const files = new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS))
      .map(({ pathname }) => pathname),
  );
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...files].filter((file) => !kept.has(file)));
  for (const file of kept) if (file.startsWith(ASSETS) && !files.has(file)) await cache.delete(file);
  await cache.put(KEPT_STAFF, Response.json({ viewer, keptAt: Date.now() } satisfies KeptStaff));
}
