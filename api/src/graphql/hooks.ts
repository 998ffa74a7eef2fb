import { onBookingMoved } from '../bookings/onBookingMoved';
import { onBookingCancelled } from '../bookings/onBookingCancelled';
import { detachBookings } from '../bookings/onHotelClosed.service';
import { endBookingsOfUser, exportBookings } from '../bookings/cancel/onAccountDeleted.service';
import { exportChats, leaveChatsOfUser } from '../chats/onAccountDeleted.service';
import { exportNotes, forgetNotes } from '../bookings/desk/onAccountDeleted.service';
import { settleEvent } from '../bookings/pay/settlement.service';
import { endBookingsInRooms } from '../bookings/cancel/onRoomNumbersRemoved.service';
import { endStaffPositions, exportStaffPositions } from '../hotels/onAccountDeleted.service';
import { onHotelClosed } from '../hotels/hotelDeletion.service';
import { onDelete } from '../hotels/onDelete';
import { onSessionEvent } from '../bookings/pay/providerEvent.service';
import { exportOffers, exportUploads, removeUploadsOfUser } from '../photos/onAccountDeleted.service';
import { removePhotos } from '../photos/onDelete.service';
import { discountReview } from '../reviews/onBookingCancelled.service';
import { exportReviews } from '../reviews/reviewExport.service';
import { onReviewCreated } from '../reviews/onReviewCreated';
import { deleteReviewsOfHotel } from '../reviews/onHotelClosed.service';
import { deleteRoomNumbersOfHotel } from '../rooms/onHotelClosed.service';
import { onNightsChanged, onNightsFreed } from '../rooms/nights/night.service';
import { removeRoomsOfHotel } from '../rooms/onDelete.service';
import { onRoomNumbersRemoved } from '../rooms/onRoomNumbersRemoved.service';
import { noteFreedNights } from '../search/index/indexChange.subscriber';
import { removeWordsOf } from '../rooms/searchWords.subscriber';
import { exportViews, forgetViews } from '../users/savedViews/savedView.service';
import { onAllSessionsEnded } from '../users/sessions/device.service';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { queueBookingMessages } from '../webhooks/onBookingMoved.service';
import { queueReviewMessages } from '../webhooks/reviewMessages.service';
import { gatherNights } from '../webhooks/onNightsChanged.service';
import { deleteWebhooksOf, exportWebhooks } from '../webhooks/webhook.service';

/** Which domain joins which hook of a lower one, in the order in which they are called. */
export function joinHooks(): void {
  onAccountDeleted.join('bookings', endBookingsOfUser);
  onAccountDeleted.join('notes', forgetNotes);
  onAccountDeleted.join('photos', removeUploadsOfUser);
  onAccountDeleted.join('hotels', endStaffPositions);
  onAccountDeleted.join('chats', leaveChatsOfUser);
  onAccountDeleted.join('views', forgetViews);

  // The names are those of the exported file.
  onDataExport.join('bookings', exportBookings);
  onDataExport.join('notes', exportNotes);
  onDataExport.join('reviews', exportReviews);
  onDataExport.join('uploads', exportUploads);
  onDataExport.join('offers', exportOffers);
  onDataExport.join('posts', exportStaffPositions);
  onDataExport.join('chats', exportChats);
  onDataExport.join('views', exportViews);
  onDataExport.join('webhooks', exportWebhooks);

  onAllSessionsEnded.join('webhooks', ({ userId }) => deleteWebhooksOf(userId));

  onDelete.join('photos', removePhotos);
  onDelete.join('rooms', removeRoomsOfHotel);
  onDelete.join('search words', removeWordsOf);

  onHotelClosed.join('rooms', deleteRoomNumbersOfHotel);
  onHotelClosed.join('bookings', detachBookings);
  onHotelClosed.join('reviews', deleteReviewsOfHotel);

  onBookingMoved.join('webhooks', queueBookingMessages);
  onBookingCancelled.join('reviews', discountReview);

  onReviewCreated.join('webhooks', queueReviewMessages);

  onRoomNumbersRemoved.join('bookings', endBookingsInRooms);
  onNightsFreed.join('search', noteFreedNights);
  onNightsChanged.join('webhooks', gatherNights);

  onSessionEvent.join('checkouts', settleEvent);
}
