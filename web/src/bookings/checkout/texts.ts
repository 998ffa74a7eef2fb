/** Texts of the checkout: the selection, its price, and the pages after the payment page. */

// BookingSuccessPage, PaidBooking
export const thankYou = 'Thank you for your successful booking';
export const signInToSeeBookings = 'Sign in to see your bookings';
export const goToHome = 'Go to home';
export const findPaidBookings = 'You can find your paid bookings and their details under My bookings.';
export const bookingChangedTitle = 'Your booking has been changed';
export const differencePaid = 'You’ve paid the difference. Here is your booking now.';
export const allSet = 'You’re all set. Your stay is paid and confirmed.';
export const emailSent = 'We’ve emailed the details to {email}.';
export const confirmingPaymentTitle = 'Confirming your payment';
export const waitingForPayment = 'Waiting for the payment';
export const confirmingPayment =
  'This takes a few seconds. You can leave this page and check My bookings later.';
export const signInToSeeBookingTitle = 'Sign in to see your booking';
export const signIn = 'Sign in';
export const signedOutAfterPayment =
  'You’re back from the payment page but no longer signed in. Your booking reference is {reference}.';

// PaidBalance
export const paymentReceivedTitle = 'Payment received';
export const amountReceived = 'We have received {amount}.';
export const partGoesBack = '{amount} of it goes back to your card.';
export const nothingLeftToPay = 'Nothing is left to pay.';
export const stillToPay = '{amount} is still to be paid.';
export const bookingIsCancelled = 'The booking is cancelled.';
export const balancePending =
  'If you have paid, please do not pay again. Once your payment is confirmed, your booking shows it.';

// CancelOrderPage, CancelPage
export const notPaidYetTitle = 'Your booking is not paid yet';
export const orderCancelledTitle = 'Your order is cancelled';
export const roomsReleased =
  'Nothing was charged and the rooms are free again. Your selection is still saved if you change your mind.';
export const roomsReleasedLater =
  'Nothing was charged. Any rooms held for you become available again when the time to pay is over.';
export const backToHotel = 'Back to {hotel}';
export const paymentWentThroughTitle = 'Your payment went through';
export const paymentWentThrough =
  'The booking is confirmed. If you want to cancel it, open its details to see the refund first.';

// CheckoutRefusalNotice
export const bookAtNewPrice = 'Book at the new price';
export const paymentUnavailable = '{reason} Your rooms are still selected. Press Book Now again then.';
export const stayRefused =
  '{reason} Your rooms are still selected. Change the dates or the rooms, then book again.';
export const holdEnding = '{reason} Your rooms are still selected.';

// NightsTakenNotice, takenRooms
export const roomAndNights = 'Room {number}: {nights}';
export const takeRoomsInstead = 'Take {rooms} instead';
export const roomNumber = '{type} {number}';
export const roomNumberForPrice = '{type} {number} for {price}';
export const changeToDates = 'Stay {stay}';
export const removeTakenRooms = '{count, plural, one {Remove this room} other {Remove these rooms}}';
export const nightOf = 'the night of {date}';
export const nightsOf = 'the nights of {dates}';

// NotConfirmed
export const paymentPendingTitle = 'Your payment is still being confirmed';
export const paymentPending =
  'Please do not pay again. Once your payment is confirmed, the booking shows as confirmed under My bookings.';
export const paidTooLateTitle = 'The rooms were no longer held';
export const paidTooLate =
  'Your payment arrived after the time to pay was over. If the rooms were no longer available, you get a full refund.';
export const bookingCancelledTitle = 'This booking is cancelled';
export const bookingCancelled = 'The refund and its status are shown on your booking.';
export const bookingUnavailableTitle = 'We can’t show this booking right now';
export const bookingUnavailable =
  'If you have paid, the booking is under My bookings or will be there soon. Please do not pay again.';
export const noLongerHeldTitle = 'The rooms are no longer held';
export const noLongerHeld = 'They were released, or the time to pay was over. Nothing was charged.';

// PriceChangedDialog, priceChanges
export const priceChangedTitle = 'The price has changed';
export const priceChanged =
  'These prices have changed since you last saw them. Your rooms are not held yet and you haven’t been charged.';
export const total = 'Total';
export const wasAndIs = '<before>was {was}</before> now <strong>{is}</strong>';
export const back = 'Back';
export const roomOnNights = 'Room {number}, {nights}';
export const perNight = '{price} per night';
export const noLongerSold = 'not sold any more';

// SelectedRooms, quoteLines, usePricedRooms
export const keptExtras = 'Extras, as booked';
export const remove = 'Remove {what}';
export const noLongerFree = 'No longer free for these dates';
export const priceUnavailable = 'We can’t get the price right now. Your rooms are still selected.';

// StaySummary
export const yourSelection = 'Your selection';
export const roomsHeldHere = 'You are holding rooms here';
export const addRoomOrLarger = 'Add another room, or choose larger ones.';
export const tooSmallForAll = 'Too small for all guests';
export const bookNow = 'Book Now';
export const cancelSelections = 'Cancel selections';
export const payNext = 'You’ll pay on the next page. We hold your rooms while you pay.';
export const openingPayment = 'Holding your rooms and opening the payment page …';
export const nothingSelected =
  'No rooms selected yet. Press Select next to a room to choose its room numbers.';

// TooSmallDialog
export const addRoom = 'Add a room';
export const changeSelection = 'Change the selection';
export const bookAnyway = 'Book anyway';
export const bedsNotPromised =
  'The hotel may not have beds for everyone. You can add a room now, or book these rooms anyway.';
export const noMoreBeds =
  'The hotel may not have beds for everyone. It has no other room free on these dates. You can choose other dates, or book these rooms anyway.';

// GuestDetails
export const guestDetails = 'Guest details and requests (optional)';
export const guestDetailsGiven = 'Your guest details and requests';

// SummaryCard
export const roomsAndNights =
  '{rooms, plural, one {# room} other {# rooms}}, {nights, plural, one {# night} other {# nights}}';
export const noRoomsSelected = 'No rooms selected';
export const noPriceYet = 'No price yet';

// PaymentLinkPage
export const payAtHotel = 'Pay {amount} to {hotel}';
export const payForStay = 'For the stay at {hotel}, {stay}. You pay by card on our payment provider’s page.';
export const restIsOwed = 'Another {amount} of this booking is paid later.';
export const linkWorksUntil = 'This link works until {moment}.';
export const payByCard = 'Pay {amount}';
export const linkPending =
  'If you have just paid, please do not pay again: your payment is still being confirmed.';
export const linkPaid = 'We have received {amount} for the stay at {hotel}.';
export const nothingOwedTitle = 'Nothing is left to pay';
export const nothingOwed = 'Nothing is owed for this booking any more. You have not been charged.';
export const linkCancelled = 'There is nothing to pay. A payment that was under way is refunded in full.';
export const paidAndPending =
  'If you have just paid, your payment is still being confirmed. What is paid beyond what is owed is refunded.';
export const linkEndedTitle = 'This payment link does not work';
export const linkEnded =
  'It has expired or was withdrawn, or its address is incomplete. Please ask the hotel for a new one.';
