/** Texts of the page that changes a booking. */

// ChangeBookingPage
export const cannotChangeTitle = 'This booking cannot be changed';
export const cannotChange =
  'You can change dates or rooms while a booking is confirmed and before the stay begins.';

// ChangeForm
export const backToBooking = '← Back to booking';

// ChangeRefusalNotice
export const changeAtNewPrice = 'Change at the new price';
export const bookingUnchanged = '{reason} Your booking has not changed.';

// ChangeRooms
export const priceForDates = '{price} for your dates at today’s price';
export const roomsOfType = '{count, plural, one {# room of this type} other {# rooms of this type}}';
export const yourCurrentRoom = 'your current room';

// ChangeSummary
export const yourChange = 'Your change';
export const yourNewBooking = 'Your new booking';
export const chooseToSeePrice = 'Choose other dates or rooms to see the new price.';
export const payDifferenceNext =
  'You pay the difference on the next page. Your booking stays as it is until you pay.';
export const nothingChangesYet = 'Nothing changes until you confirm.';
export const nothingSelected = 'No rooms selected yet. Select the room numbers you want.';

// ChangeLines, changeLines
export const currentBooking = 'Your current booking';
export const nightsGivenUp = '{nights, plural, one {# night given up} other {# nights given up}}';
export const nightsAdded = '{nights, plural, one {# night added} other {# nights added}}';
export const taxesAndFees = 'Taxes and fees';
export const less = '−{amount}';
export const more = '+{amount}';
export const nightsKept =
  '{nights, plural, one {# night keeps the price that you booked at.} other {# nights keep the price that you booked at.}}';
export const oweLess = 'You owe {amount} less';
export const refundedLate = 'Free cancellation has ended, so {percent}% of the difference is refunded.';

// difference
export const payMore = 'You pay {amount} more';
export const payAndChange = 'Pay {amount} and change';
export const changeBooking = 'Change booking';
export const getBack = 'You get {amount} back';
export const noRefund = 'No refund: free cancellation has ended';
export const noExtraCharge = 'No extra charge';
export const samePrice = 'The price stays the same';
export const changed = 'Your booking has been changed.';
export const changedWithRefund = 'Your booking has been changed. {amount} will be refunded.';
