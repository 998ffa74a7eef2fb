/** Texts of bookings: the page of one booking and the list of one's own. */

// ArrivalHour
export const expectedArrival = 'Expected arrival';
export const arrivalUnknown = 'I don’t know yet';
export const arrivalSaved = 'Saved. The hotel can see it.';
export const arrivalOptional = 'Optional. You can change it until you arrive.';

// BookingActions, CancelBookingDialog
export const heldRooms = 'Held rooms';
export const checkingPayment = 'The time to pay is over. We’re checking if the payment arrived in time.';
export const changeDatesOrRooms = 'Change dates or rooms';
export const refundNow = 'Cancelling now refunds {amount}.';
export const noRefundNow = 'Cancelling now gives no refund.';
export const cancelBookingTitle = 'Cancel this booking?';
export const keepBooking = 'Keep booking';
export const cancelBooking = 'Cancel booking';
export const refundIfCancelledNow = 'Refund if cancelled now: $ {amount}';
export const fullRefund = 'You get back everything you paid, to your original payment method.';
export const fullRefundOfGuest = 'The guest gets back everything they paid, to the original payment method.';
export const partOfPaidKept =
  'Of the {paid} you paid, {kept} is not refunded because free cancellation has ended.';
export const partOfPaidKeptOfGuest =
  'Of the {paid} the guest paid, {kept} is not refunded because free cancellation has ended.';
export const cancelledWithRefund = 'The booking has been cancelled. {amount} will be refunded.';
export const cancelledWithoutRefund = 'The booking has been cancelled. There is no refund.';
export const stayAndRooms = '{stay}, {count, plural, one {# room} other {# rooms}}';

// BookingDetail
export const backToHome = '← Back to home';
export const backToBookings = '← Back to bookings';
export const yourBooking = 'Your booking';
export const bookingFor = 'Booking for {guest}';
export const showHotel = 'Show the hotel';
export const writeToHotel = 'Write to the hotel';
export const writeToGuest = 'Write to the guest';
export const staybook = 'Staybook';
export const receipt = 'Receipt';

// BookingDocuments, calendarFile
export const addToCalendar = 'Add to calendar';
export const printReceipt = 'Print receipt';
export const calendarCheckIn = 'Check-in {hours}';
export const calendarArrival = 'Expected arrival {hours}';
export const calendarCheckOut = 'Check-out {hours}';
export const calendarReference = 'Booking reference {reference}';

// BookingGroups
export const bookingGroups = 'Booking groups';
export const upcoming = 'Upcoming';
export const past = 'Past';
export const cancelled = 'Cancelled';

// BookingHistory
export const history = 'History';
export const byYou = 'you';

// BookingPage, KeptNotice
export const bookingNotFoundTitle = 'We can’t find this booking';
export const bookingNotFoundForStaff = 'No booking has the reference {reference}.';
export const bookingNotFound =
  'You have no booking with the reference {reference}. Compare it with the references in My bookings.';
export const findAnotherBooking = 'Find another booking';
export const showMyBookings = 'Show my bookings';
export const lastKnown =
  'We could not reach Staybook. This is your booking as you last saw it. Check your connection and open it again.';
export const savedOnDevice =
  'We can’t reach Staybook. You’re seeing what this device saved on {moment}. It updates when you’re back online.';

// BookingPayment
export const payment = 'Payment';
export const notPaidYet = 'Not paid yet';
export const paid = 'Paid';
export const notPaid = 'Not paid';
export const paidInTotal = 'Total paid';
export const refunded = 'Refunded';
export const refundOnItsWay = 'Refund on its way';
export const nothing = 'Nothing';

// BookingReference
export const bookingReference = 'Booking reference';
export const customer = 'Customer';
export const bookingDate = 'Booking date';

// BookingReview
export const showReview = 'Show the review';
export const writeReview = 'Write a review';

// BookingRow, HeldRow, ChangeRow
export const showBookingDetails = 'Show booking details';
export const continueToPayment = 'Continue to payment';
export const roomsHeldUntil = '<strong>Your rooms are held until {time}</strong> ({countdown} left).';
export const changeHeldUntil = '<strong>Your change is held until {time}</strong> ({countdown} left).';
export const timeToPayIsOver = 'The time to pay is over.';
export const payAmount = 'Pay {amount}';
export const discardChange = 'Discard this change';

// BookingState
export const stateHeld = 'Held, not paid yet';
export const stateConfirmed = 'Confirmed';
export const stateInProgress = 'Stay in progress';
export const stateStayed = 'Stayed';
export const stateCancelled = 'Cancelled';
export const stateExpired = 'Expired, not charged';

// BookingSummary
export const room = 'room {number}';
export const roomOfType = '{type}, room {number}';
export const hotelGone = 'This hotel is no longer on Staybook.';
export const directions = 'Directions on a map';
export const nights = 'Nights';

// HoldActions
export const guestRoomsHeldUntil = '<strong>The rooms are held until {time}</strong> ({countdown} left).';
export const nothingCharged = 'Nothing has been charged.';
export const release = 'Release';

// MyBookingsPage
export const myBookings = 'My bookings';
export const noUpcoming = 'No upcoming stays. Where to next?';
export const noPast = 'No past stays yet. A stay moves here the day after you check out.';
export const noCancelled = 'No cancelled bookings.';
export const noBookings = 'This customer has no booking in the database !!!';
export const findHotel = 'Find a hotel';

// PendingChange
export const pendingChange = 'Pending change';
export const changeAwaitsPayment = 'A change to {stay} is waiting for payment.';
export const newNightsHeldUntil =
  'The new nights are held until {time} ({countdown} left). The booking stays as it is until the change is paid.';

// Receipt
export const receiptDetails = 'Receipt details';
export const receiptForAmount = 'Receipt for {amount}';
export const paidOn = 'Paid on';
export const paidWith = 'Paid with';
export const soldBy = 'Sold by';
export const receiptNumber = 'Receipt number';
