import { hotelsWithDuty } from '../access/duties';
import { HotelDuty } from '../access/duty.enum';
import { can, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import type { Condition } from '../database/lists/conditions';
import type { Hotel } from './hotel.entity';
import { ifOpen, OPEN } from './hotel.service';

/** Hotels that guests find and book: open ones that their team has opened for booking. */
export const LISTED = { ...OPEN, openForBooking: true };

/** Whether the viewer may see the hotel: one that is not open for booking is shown to its team and to administrators. */
export const maySeeHotel = (
  viewer: Viewer | undefined,
  { id, openForBooking }: Pick<Hotel, 'id' | 'openForBooking'>,
): boolean => openForBooking || can(viewer, 'hotel:preview', { hotelId: id });

/** The hotel, or null if it does not exist, is being deleted, or may not be seen by the viewer. */
export function ifVisible(viewer: Viewer | undefined, found: Hotel | null): Hotel | null {
  const hotel = ifOpen(found);
  return hotel && maySeeHotel(viewer, hotel) ? hotel : null;
}

/** The hotels that the viewer sees although they are not open for booking; 'all' for administrators. */
export const hotelsSeenClosed = (viewer: Viewer | undefined): 'all' | string[] => {
  if (viewer?.role === Role.ADMIN) return 'all';
  return viewer ? hotelsWithDuty(viewer, Object.values(HotelDuty)) : [];
};

const OPEN_HOTEL = 'hotel.id = r.hotelId AND hotel.openForBooking = 1';

/** The condition that leaves out rows of hotels that are not open for booking, unless the viewer is on their team. */
export function ofVisibleHotels<T extends { hotelId: string }>(viewer: Viewer | undefined): Condition<T>[] {
  const own = hotelsSeenClosed(viewer);
  if (own === 'all') return [];
  const open = `EXISTS (SELECT 1 FROM hotels hotel WHERE ${OPEN_HOTEL})`;
  if (!own.length) return [{ sql: open, values: [] }];
  return [{ sql: `(${open} OR r.hotelId IN (${own.map(() => '?').join(', ')}))`, values: own }];
}
