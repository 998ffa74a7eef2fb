import { detachBookings } from '../bookings/onHotelClosed.service';
import { endBookingsOfUser, exportBookings } from '../checkouts/onAccountDeleted.service';
import { settleEvent } from '../checkouts/settlement.service';
import { endBookingsInRooms } from '../checkouts/onRoomNumbersRemoved.service';
import { endStaffPositions, exportStaffPositions } from '../hotels/onAccountDeleted.service';
import { onHotelClosed } from '../hotels/hotelDeletion.service';
import { onDelete } from '../hotels/onDelete';
import { onSessionEvent } from '../payments/webhookEvent.service';
import { exportUploads, removeUploadsOfUser } from '../photos/onAccountDeleted.service';
import { removePhotos } from '../photos/onDelete.service';
import { exportReviews } from '../reviews/reviewExport.service';
import { deleteReviewsOfHotel } from '../reviews/onHotelClosed.service';
import { deleteRoomNumbersOfHotel } from '../rooms/onHotelClosed.service';
import { onNightsFreed } from '../rooms/night.service';
import { removeRoomsOfHotel } from '../rooms/onDelete.service';
import { onRoomNumbersRemoved } from '../rooms/onRoomNumbersRemoved.service';
import { noteFreedNights } from '../search/indexChange.subscriber';
import { removeWordsOf } from './searchWords.subscriber';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';

/** Which domain joins which hook of a lower one, in the order in which they are called. */
export function joinHooks(): void {
  onAccountDeleted.join('bookings', endBookingsOfUser);
  onAccountDeleted.join('photos', removeUploadsOfUser);
  onAccountDeleted.join('hotels', endStaffPositions);

  // The names are those of the exported file.
  onDataExport.join('bookings', exportBookings);
  onDataExport.join('reviews', exportReviews);
  onDataExport.join('uploads', exportUploads);
  onDataExport.join('posts', exportStaffPositions);

  onDelete.join('photos', removePhotos);
  onDelete.join('rooms', removeRoomsOfHotel);
  onDelete.join('search words', removeWordsOf);

  onHotelClosed.join('rooms', deleteRoomNumbersOfHotel);
  onHotelClosed.join('bookings', detachBookings);
  onHotelClosed.join('reviews', deleteReviewsOfHotel);

  onRoomNumbersRemoved.join('bookings', endBookingsInRooms);
  onNightsFreed.join('search', noteFreedNights);

  onSessionEvent.join('checkouts', settleEvent);
}
