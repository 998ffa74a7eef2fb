import { useEffect, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onlySignIn } from '../../apollo/failureLink';
import { failsOffline } from '../../apollo/reachabilityLink';
import { useOnConnected } from '../../apollo/useOnConnected';
import { useRefresh } from '../../apollo/useRefresh';
import { useIsOnline } from '../../kit/useIsOnline';
import { useViewer } from '../../session/SessionProvider';
import { useHousekeepingChangedSubscription, useHousekeepingQuery } from './Housekeeping.generated';
import { keepPage } from './keepPage';
import { keepRooms, readKeptRooms } from './keptRooms';

/** Colleagues change the same rooms, and an event can be lost. */
const REFRESH_MS = 60_000;
const KEEP_AFTER_MS = 2000;

/**
 * The rooms of a hotel, live; and as they were seen last where the server cannot be reached. `list` is null if the hotel
 * does not exist, and undefined while it loads. `keptAt` says since when what is shown may be out of date.
 */
export function useRoomList(hotelId: string | undefined) {
  const viewer = useViewer();
  const userId = viewer?.id ?? '';
  const [kept] = useState(() => readKeptRooms(userId, hotelId));
  const isOnline = useIsOnline();
  const { data, previousData, error, refetch } = useHousekeepingQuery(
    hotelId
      ? {
          variables: { hotelId },
          fetchPolicy: 'cache-and-network',
          pollInterval: REFRESH_MS,
          context: { ...onlySignIn, ...failsOffline },
        }
      : skipToken,
  );
  const refresh = useRefresh(refetch);
  // the answer of the event updates the rooms by itself; repairs and stays are read again
  useHousekeepingChangedSubscription(
    hotelId ? { variables: { hotelId }, ignoreResults: true, onData: refresh } : skipToken,
  );
  useOnConnected(refresh);
  const answer = (data ?? previousData)?.housekeeping;
  const fresh = answer?.hotelId === hotelId ? answer : undefined;
  useEffect(() => {
    if (fresh) keepRooms(userId, fresh);
  }, [fresh, userId]);
  const isLost = !isOnline || error !== undefined;
  const isLoaded = fresh !== undefined;
  useEffect(() => {
    if (!isLoaded || !viewer) return;
    // what the page loads at first has come by then; a browser that refuses to keep anything does without
    const timer = setTimeout(() => void keepPage(viewer).catch(() => undefined), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, viewer]);
  const shown = fresh ?? (kept?.list.hotelId === hotelId ? kept?.list : undefined);
  return {
    list: data?.housekeeping === null ? null : shown,
    isLost,
    keptAt: !fresh && isLost ? kept?.at : undefined,
    hasFailed: error !== undefined && !shown,
    refresh,
  };
}
