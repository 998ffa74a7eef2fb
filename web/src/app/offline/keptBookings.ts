import type { ApolloClient } from '@apollo/client';
import { failsOffline } from '../../apollo/reachabilityLink';
import {
  MyBookingsPageDocument,
  type MyBookingsPageQuery,
  type MyBookingsPageQueryVariables,
} from '../../bookings/detail/MyBookingsPage.generated';
import { ViewerDocument, type ViewerQuery } from '../../session/Session.generated';
import { KEPT_STAFF, type KeptStaff } from '../../admin/housekeeping/keepPage';
import { BOOKINGS_CACHE } from './offline';

/** What My bookings shows first. */
const UPCOMING: MyBookingsPageQueryVariables = { group: 'UPCOMING', limit: 20, offset: 0 };
const KEY = '/kept-bookings';

type Viewer = ViewerQuery['viewer'];

interface Kept {
  viewer: Viewer;
  bookings: MyBookingsPageQuery;
  /** In milliseconds since 1970. */
  keptAt: number;
}

/** Keeps the bookings of a customer. Staff have none; their housekeeping list is kept by its page. */
export function keepOf({ role }: NonNullable<Viewer>, client: ApolloClient, ended: AbortSignal): void {
  if (role === 'CUSTOMER') keepBookings(client, ended);
}

/** Keeps the bookings ahead, with all that their details show, whenever they change, until it is ended. Nothing else is kept. */
function keepBookings(client: ApolloClient, ended: AbortSignal): void {
  const query = { query: MyBookingsPageDocument, variables: UPCOMING };
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    client.query({ ...query, fetchPolicy: 'network-only', context: failsOffline }).catch(() => undefined);
  };
  const keep = async (bookings: MyBookingsPageQuery) => {
    const viewer = client.readQuery({ query: ViewerDocument })?.viewer;
    const cache = await caches.open(BOOKINGS_CACHE);
    if (!viewer || ended.aborted) return;
    const kept: Kept = { viewer, bookings, keptAt: Date.now() };
    await cache.put(KEY, Response.json(kept));
  };
  // what the pages are told is masked and says nothing of changes in a part
  const stop = client.cache.watch<MyBookingsPageQuery>({
    ...query,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (!complete) return ask();
      isAsked = false;
      void keep(result as MyBookingsPageQuery).catch(() => undefined);
    },
  });
  ended.addEventListener('abort', stop, { once: true });
  ask();
}

/**
 * Gives the screens what was kept; answers when that was, in milliseconds since 1970, or undefined where there is nothing.
 * Staff who have opened the housekeeping list are known; the list itself is kept by its page.
 */
export async function showKeptBookings(client: ApolloClient): Promise<number | undefined> {
  const cache = await caches.open(BOOKINGS_CACHE);
  const staff = (await (await cache.match(KEPT_STAFF))?.json()) as KeptStaff | undefined;
  if (staff) {
    client.writeQuery({ query: ViewerDocument, data: { viewer: staff.viewer } });
    return staff.keptAt;
  }
  const answer = await cache.match(KEY);
  const kept = (await answer?.json()) as Kept | undefined;
  if (!kept?.viewer || !kept.bookings) return undefined;
  client.writeQuery({ query: ViewerDocument, data: { viewer: kept.viewer } });
  client.writeQuery({ query: MyBookingsPageDocument, variables: UPCOMING, data: kept.bookings });
  return kept.keptAt;
}
