import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { useNewBookingRoomsQuery } from './NewBooking.generated';

interface Choice {
  hotelId: string;
  checkIn: string;
  checkOut: string;
}

/** The rooms of a hotel and those that are ticked: only rooms that are free on all nights stay so. */
export function useTickedRooms(choice: Choice | undefined) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const { data, previousData } = useNewBookingRoomsQuery(
    choice ? { variables: choice, fetchPolicy: 'cache-and-network', context: onErrorPage } : skipToken,
  );
  const hotelOf = (found: typeof data) => (found?.hotel?.id === choice?.hotelId ? found?.hotel : undefined);
  const roomTypes = (choice && hotelOf(data ?? previousData)?.roomTypes) ?? [];
  const rooms = roomTypes.flatMap(({ roomNumbers }) => roomNumbers);
  const isKnown = data !== undefined;
  const ticked = rooms.filter(({ id, available }) => wanted.includes(id) && available).map(({ id }) => id);
  const taken = rooms.filter(({ id, available }) => wanted.includes(id) && !available);
  return {
    roomTypes,
    /** Free for certain: none while it is asked. */
    ticked: isKnown ? ticked : [],
    /** The numbers of those that were ticked and are not free any more. */
    taken: isKnown ? taken.map(({ number }) => number) : [],
    tick: setWanted,
  };
}
