import { useLocation } from 'react-router-dom';
import { skipToken } from '@apollo/client/react';
import { readTask } from '../../photos/uploadTask';
import { useAddress } from '../../kit/useAddress';
import { useOnlyHotel, useStaffHotel } from '../duties/useStaffHotel';
import { isReference } from '../fields/reference';
import { TYPED } from '../fields/useTyped';
import { useHotelOfRoomTypeQuery } from './HotelHead.generated';

/** The pages that always show a hotel, and put it into their address. */
const ALWAYS = ['/rates', '/staff/messagetemplates', '/staff/calendars', '/staff/team', '/staff/firsthour'];

/**
 * The hotel of the page in view, if it is one of the pages of a hotel: the one in its address, else the one for which a
 * bare address stands. Empty while the page finds out which one it shows, undefined where it shows none.
 */
export function useHotelInView(): string | undefined {
  const { pathname, search } = useLocation();
  const [{ hotel, room }] = useAddress(TYPED);
  const { last, ofLists } = useStaffHotel();
  const only = useOnlyHotel();
  const hasRoom = pathname === '/rooms/updateroom' && isReference(room);
  const { data } = useHotelOfRoomTypeQuery(hasRoom ? { variables: { id: room.trim() } } : skipToken);
  if (pathname === '/uploadfiles') {
    const task = readTask(new URLSearchParams(search));
    return task?.purpose === 'HOTEL_PHOTO' ? task.id : undefined;
  }
  if (hasRoom) return data ? data.roomType?.hotel.id : '';
  if (isReference(hotel)) return hotel.trim().toLowerCase();
  if (ALWAYS.includes(pathname)) return last ?? '';
  return pathname === '/staff/rooms' && search === '' ? ofLists : only;
}
