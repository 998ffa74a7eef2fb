// Impact
export const loading = 'Loading';
export const roomNumbersDeleted =
  '{count, plural, one {# room number} other {# room numbers}} will be deleted.';
export const reviewsDeleted = '{count, plural, one {# review} other {# reviews}} will be deleted.';
export const bookingsCancelled =
  '{count, plural, one {# upcoming booking} other {# upcoming bookings}} will be cancelled. We will email the guests.';
export const bookingsCancelledAndRefunded =
  '{count, plural, one {# upcoming booking} other {# upcoming bookings}} will be cancelled and {refund} refunded. We will email the guests.';
export const noBookingsAffected = 'No upcoming bookings are affected.';
export const holdsEnded = '{count, plural, one {# unpaid hold} other {# unpaid holds}} will end.';

// Dialogs
export const deleteNamed = 'Delete {name}?';
export const cannotBeUndone = 'This cannot be undone.';
export const wasDeleted = '{name} was deleted.';

// ChangeRoomDialog
export const irreversible = 'This action is irreversible';
export const roomTypeMoves = 'The room type moves to another hotel with all its room numbers.';
export const roomNumbersRemoved = 'These room numbers are removed from the room type.';
export const continueLabel = 'Continue';

// DeleteHotelDialog, DeleteRoomTypeDialog
export const deleteHotel = 'Delete hotel';
export const deleteRoomType = 'Delete room type';

// DeleteCity
export const deleteThisCity = 'Delete this city';
export const deleteCity = 'Delete city';
export const onlyCityWithoutHotels = 'You can only delete a city that has no hotels. This cannot be undone.';

// DeleteHotelType
export const deleteThisHotelType = 'Delete this hotel type';
export const deleteHotelType = 'Delete hotel type';
export const onlyHotelTypeWithoutHotels =
  'You can only delete a hotel type that has no hotels. This cannot be undone.';

// DeleteUserDialog
export const deleteAccountOf = 'Delete the account of {name}?';
export const deleteAccount = 'Delete account';
export const cancelBookingsAndDelete = 'Cancel bookings and delete';
export const accountDeletionEffects =
  'This deletes the name, email address and photo, and ends unpaid holds. Past bookings stay, without a name. This cannot be undone.';
export const paidBookingsCancelled =
  '{count, plural, one {# upcoming paid booking} other {# upcoming paid bookings}} will be cancelled and {refund} refunded under the cancellation terms.';
