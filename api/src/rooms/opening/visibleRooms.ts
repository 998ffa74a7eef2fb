import { hotelsWithDuty } from '../../access/duties';
import { HotelDuty } from '../../access/duty.enum';
import type { Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import type { Condition } from '../../database/lists/conditions';
import type { RoomType } from '../roomType.entity';

const OPEN_HOTEL = 'hotel.id = r.hotelId AND hotel.openForBooking = 1';

/** The condition that leaves out room types of hotels that are not open for booking, unless the viewer is on their team. */
export function ofVisibleHotels(viewer: Viewer | undefined): Condition<RoomType>[] {
  if (viewer?.role === Role.ADMIN) return [];
  const own = viewer ? hotelsWithDuty(viewer, Object.values(HotelDuty)) : [];
  const open = `EXISTS (SELECT 1 FROM hotels hotel WHERE ${OPEN_HOTEL})`;
  if (!own.length) return [{ sql: open, values: [] }];
  return [{ sql: `(${open} OR r.hotelId IN (${own.map(() => '?').join(', ')}))`, values: own }];
}
