import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { useNewBookingRoomsQuery } from './NewBooking.generated';

interface Choice {
  hotelId: string;
  checkIn: string;
  checkOut: string;
}

/** The rooms of a hotel and the selected ones. A room that is not free on all nights is no longer selected. */
export function useSelectedRooms(choice: Choice | undefined) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const { data, previousData } = useNewBookingRoomsQuery(
    choice ? { variables: choice, fetchPolicy: 'cache-and-network', context: onErrorPage } : skipToken,
  );
  const hotelOf = (found: typeof data) => (found?.hotel?.id === choice?.hotelId ? found?.hotel : undefined);
  const hotel = choice && hotelOf(data ?? previousData);
  const roomTypes = hotel?.roomTypes ?? [];
  const rooms = roomTypes.flatMap(({ roomNumbers }) => roomNumbers);
  const isKnown = data !== undefined;
  const selected = rooms.filter(({ id, available }) => wanted.includes(id) && available).map(({ id }) => id);
  const unavailable = rooms.filter(({ id, available }) => wanted.includes(id) && !available);
  return {
    /** The hotel with its hours; undefined until it is known. */
    hotel,
    roomTypes,
    /** Empty until the server has answered for these dates. */
    selected: isKnown ? selected : [],
    /** The numbers of rooms that were selected and are not free on these dates. */
    unavailable: isKnown ? unavailable.map(({ number }) => number) : [],
    select: setWanted,
  };
}
