// Impact
export const loading = 'Loading';
export const roomNumbersDeleted =
  '{count, plural, one {# room number} other {# room numbers}} will be deleted.';
export const reviewsDeleted = '{count, plural, one {# review} other {# reviews}} will be deleted.';
export const bookingsCancelled =
  '{count, plural, one {# booking} other {# bookings}} will be cancelled and refunded in full.';
export const bookingsLoseRooms =
  '{count, plural, one {# booking loses these rooms and keeps its other rooms.} other {# bookings lose these rooms and keep their other rooms.}}';
export const holdsEnded = '{count, plural, one {# unpaid hold} other {# unpaid holds}} will end.';
export const refundedInAll = '{refund} will be refunded in all.';
export const guestsAreTold = 'We will email the guests.';
export const noBookingsAffected = 'No bookings are affected.';
export const cancelled = 'Cancelled and refunded in full';
export const roomsGivenUp = 'These rooms are refunded, other rooms are kept';
export const changeEnded = 'A change that is not paid yet is discarded';
export const holdEnded = 'Not paid yet: the hold ends';

// ImpactDialog
export const effectsUnknown = 'The effects can’t be shown, because the server can’t be reached.';
export const doesNotExist = 'This no longer exists. Please reload the page.';

// StaysInTheWay
export const staysInProgress = 'Stays in progress';
export const hotelStays =
  'Guests are in house or arrive today, so this hotel can’t be deleted yet. End each stay early on the page of its booking, or check the guests out on their last day. A booking that begins today can also be cancelled.';
export const roomTypeStays =
  'Guests are in house or arrive today, so this room type can’t be deleted yet. Move each stay to a room of another type, or end it early on the page of its booking. A booking that begins today can also be cancelled.';
export const staysInRooms =
  'Guests are in house or arrive today, so these rooms can’t be removed yet. Move each stay to another room, or end it early on the page of its booking. A booking that begins today can also be cancelled.';
export const staysInMovedType =
  'Guests are in house or arrive today, so this room type can’t move to another hotel yet. Move each stay to a room of another type, or end it early on the page of its booking. A booking that begins today can also be cancelled.';

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
export const deleteThisHotelType = 'Delete this property type';
export const deleteHotelType = 'Delete property type';
export const onlyHotelTypeWithoutHotels =
  'You can only delete a property type that has no hotels. This cannot be undone.';

// DeleteUserDialog
export const deleteAccountOf = 'Delete the account of {name}?';
export const deleteAccount = 'Delete account';
export const cancelBookingsAndDelete = 'Cancel bookings and delete';
export const accountDeletionEffects =
  'This deletes the name, email address and photo, and ends unpaid holds. Past bookings stay, without a name. This cannot be undone.';
export const paidBookingsCancelled =
  '{count, plural, one {# upcoming paid booking} other {# upcoming paid bookings}} will be cancelled and {refund} refunded under the cancellation terms.';
export const staysAhead = 'Upcoming paid bookings';
export const staysOfUser =
  'This guest’s stay has begun, so the account can’t be deleted yet. End the stay early on the page of its booking, or delete the account after the stay.';
export const partPaidOutAtDesk = '{amount} of it is paid out at the front desk.';
