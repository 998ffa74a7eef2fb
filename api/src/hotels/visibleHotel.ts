import { can, type Viewer } from '../access/policy';
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
