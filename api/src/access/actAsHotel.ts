import type { Duties } from './duties';
import { HotelDuty } from './duty.enum';
import { Role } from './role.enum';
import type { Viewer } from './viewer';

/** The header of a request, and the connection parameter of a socket, that names the hotel as which to act. */
export const ACT_AS_HOTEL = 'staybook-hotel';

/** An administrator who acts as the owner of this hotel. Other viewers, and a request that names no hotel, stay as they are. */
export function actAsHotel(viewer: Viewer, hotelId: unknown): Viewer {
  if (typeof hotelId !== 'string' || !hotelId || viewer.role !== Role.ADMIN) return viewer;
  const duties: Duties = new Map([[hotelId, [HotelDuty.OWNER]]]);
  return { ...viewer, role: Role.TEAM, duties, actsAsHotel: hotelId };
}
