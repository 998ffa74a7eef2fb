import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { connection } from '../../apollo/connection';
import { id } from '../../kit/address';
import { LoadingPage } from '../../kit/LoadingPage';
import { NoticePage } from '../../kit/NoticePage';
import { useAddress } from '../../kit/useAddress';
import { useViewer } from '../../session/SessionProvider';
import { CHOSEN_HOTEL } from '../fields/useChosenHotel';
import { HotelFrame } from '../hotelpage/HotelFrame';
import { NoDutyPage } from './NoDutyPage';
import { accessAt, hotelsFor, type StaffDuties } from './staffAccess';
import { OwnTeamsDocument } from '../../users/OwnTeams.generated';
import * as texts from './texts';
import { useStaffDuties } from './useStaffDuties';

/** Milliseconds after which the duties are read again when another page is opened. */
const FRESH = 60_000;

/** The hotel and the saved view in the address of a list. */
const ASKED = { ...CHOSEN_HOTEL, view: id };

/** Lets staff through to the pages that their duties include; otherwise it says whom to ask. */
export function DutyGuard() {
  const held = useStaffDuties();
  const { pathname, search } = useLocation();
  const [{ hotel: asked, view }] = useAddress(ASKED);
  useFreshDuties(pathname);
  if (!held) return <LoadingPage />;
  const access = accessAt(pathname);
  const page = (
    <HotelFrame>
      <Outlet />
    </HotelFrame>
  );
  if (held.isAdmin) return page;
  const hotels = hotelsFor(held, access?.duties ?? null);
  if (hotels.length === 0) return <NoDutyPage held={held} access={access} />;
  if (asked && !hotels.some(({ id }) => id === asked))
    // a list says itself that its view is of another hotel
    return view ? (
      <Navigate to={pathname + withoutHotel(search)} replace />
    ) : (
      <OtherHotelPage hotels={hotels} />
    );
  return page;
}

function withoutHotel(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('hotel');
  return `?${query}`;
}

/** A link to the page of a hotel where the member has no duty for it. */
function OtherHotelPage({ hotels }: Pick<StaffDuties, 'hotels'>) {
  const { pathname } = useLocation();
  return (
    <NoticePage
      title={texts.noDutyTitle}
      links={hotels
        .slice(0, 3)
        .map(
          ({ id, name }) => [fill(texts.showMyHotel, { hotel: name }), `${pathname}?hotel=${id}`] as const,
        )}
    >
      {texts.otherHotel}
    </NoticePage>
  );
}

/**
 * Reads the duties of a member again from time to time, since an owner may have changed them, and at once when the server
 * asked the socket to connect again, as it does then.
 */
function useFreshDuties(pathname: string) {
  const client = useApolloClient();
  const isMember = useViewer()?.role === 'TEAM';
  const { count } = useSyncExternalStore(connection.subscribe, connection.read);
  const readAt = useRef(0);
  const readCount = useRef(count);
  useEffect(() => {
    const now = Date.now();
    readAt.current ||= now;
    const hasReconnected = count > 1 && count !== readCount.current;
    if (!isMember || (!hasReconnected && now - readAt.current < FRESH)) return;
    readAt.current = now;
    readCount.current = count;
    // the server refuses what is no longer granted, whether or not this arrives
    client.query({ query: OwnTeamsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, isMember, pathname, count]);
}
