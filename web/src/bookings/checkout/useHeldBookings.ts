import { useMemo, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import type { StayDates } from '../../../../schema/nights';
import { useViewer } from '../../session/SessionProvider';
import { useHeldBookingsQuery } from './HeldBookings.generated';

export type Holds = ReturnType<typeof useHeldBookings>;

/** The viewer's unpaid bookings in a hotel, newest first, and the room numbers they hold during a stay. */
export function useHeldBookings(hotelId: string, stay: StayDates) {
  const viewer = useViewer();
  const [expired, setExpired] = useState<readonly string[]>([]);
  const { data } = useHeldBookingsQuery(
    viewer?.role === 'CUSTOMER' ? { fetchPolicy: 'cache-and-network', context: failsOffline } : skipToken,
  );
  const bookings = useMemo(
    () =>
      (data?.myBookings.items ?? []).filter(
        ({ id, status, hotel }) => hotel?.id === hotelId && status === 'HELD' && !expired.includes(id),
      ),
    [data, hotelId, expired],
  );
  const held = useMemo(() => {
    const stays = bookings.flatMap((booking) => booking.stays);
    const shared = stays.filter(
      ({ checkIn, checkOut }) => checkIn < stay.checkOut && checkOut > stay.checkIn,
    );
    return new Set(shared.flatMap(({ roomNumber }) => (roomNumber ? [roomNumber.id] : [])));
  }, [bookings, stay]);
  return { bookings, held, expire: (id: string) => setExpired((before) => [...before, id]) };
}
