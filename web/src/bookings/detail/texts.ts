/** Texts of bookings: the page of one booking and the list of one's own. */

// ArrivalHour
export const expectedArrival = 'Expected arrival';
export const arrivalUnknown = 'I don’t know yet';
export const arrivalUnknownToStaff = 'Not known yet';
export const arrivalForStaff = 'Optional. The guest can change it until arrival.';
export const arrivalSavedByStaff = 'Saved. The guest can see it.';
export const arrivalSaved = 'Saved. The hotel can see it.';
export const arrivalOptional = 'Optional. You can change it until you arrive.';

// BookingActions, CancelBookingDialog
export const heldRooms = 'Held rooms';
export const checkingPayment = 'The time to pay is over. We’re checking if the payment arrived in time.';
export const changeDatesOrRooms = 'Change dates or rooms';
export const refundNow = 'Cancelling now refunds {amount}.';
export const noRefundNow = 'Cancelling now gives no refund.';
export const refundForStaff = 'Up to {most} can be refunded; by the cancellation terms {terms}.';
export const cancelBookingTitle = 'Cancel this booking?';
export const keepBooking = 'Keep booking';
export const cancelBooking = 'Cancel booking';
export const refundIfCancelledNow = 'Refund if cancelled now: {amount}';
export const fullRefund = 'You get back everything you paid.';
export const nothingPaidForStaff = 'Nothing was paid. The guest owes nothing after you cancel.';
export const nothingPaid = 'You have not paid anything yet, and there is nothing to pay after you cancel.';
export const partOfPaidKept =
  'Of the {paid} you paid, {kept} is not refunded because free cancellation has ended.';
export const bookingCancelled = 'The booking has been cancelled.';
export const noRefund = 'There is no refund.';
export const stayAndRooms = '{stay}, {count, plural, one {# room} other {# rooms}}';

// StaffCancelDialog
export const whoCancels = 'Who cancels?';
export const hotelCancels = 'The hotel';
export const guestCancels = 'The guest';
export const fullRefundOf = 'Usually everything is refunded: {amount}.';
export const refundByTerms = 'Usually refunded by the cancellation terms: {amount}.';

// GoodwillRefund
export const goodwillTitle = 'Refund as goodwill?';
export const refundGuest = 'Refund';
export const noGoodwill = 'Don’t refund';
export const bookingStays = 'The booking itself does not change.';
export const goodwill = 'Goodwill refund';
export const goodwillUpTo =
  'Up to {amount}, for example after a complaint. The booking itself does not change.';

// EndStayDialog
export const endStayTitle = 'End this stay early?';
export const noShowTitle = 'The guests never came?';
export const keepStay = 'Keep stay';
export const endStay = 'End stay';
export const markNoShow = 'Mark as no-show';
export const checkOutAndKeep = 'Check out';
export const nightsOnSale =
  '{count, plural, one {# room-night, from tonight ({day}) on, goes} other {# room-nights, from tonight ({day}) on, go}} back on sale at once. {count, plural, one {It costs} other {They cost}} {price} with taxes and fees. The nights before tonight stay sold.';
export const endedRooms = '{guest}, {count, plural, one {room {numbers}} other {rooms {numbers}}}';
export const whatHappened = 'What happened?';
export const leaveEarly = 'The guests leave early';
export const leaveEarlyHint = 'They are checked out today.';
export const neverCame = 'The guests never came';
export const neverCameHint = 'The stay becomes a no-show.';
export const remainingNights = 'The nights that remain';
export const releaseNights = 'Put them on sale again';
export const releaseNightsHint = 'You choose the refund. A guest with an email address is told.';
export const keepNights = 'Keep them sold';
export const keepNightsHint = 'Nothing is refunded. You can still end the stay later.';
export const owesLess = 'The guest owes {amount} less.';
export const termsRefund = 'By the cancellation terms, {amount} is refunded.';
export const noTermsRefund = 'By the cancellation terms, nothing is refunded.';
export const nothingToEnd = 'No night of this stay is left to give up. Please reload the page.';
export const quoteNotLoaded =
  'What ending the stay would do can’t be shown, because the server can’t be reached.';
export const loadingQuote = 'Loading what ending the stay would do';

// StayEnded
export const endStayEarly = 'End stay early';
export const endStayEarlyText = 'The nights from tonight on go back on sale. You choose the refund.';
export const stayEndedOn = 'The stay ended early: the nights from {day} on were given up.';
export const noShowFrom = 'The guests did not arrive, and the nights from {day} on were released.';
export const refundForNights = 'Refund for these nights: {amount}.';
export const noRefundForNights = 'Nothing is refunded for these nights.';
export const reasonGiven = 'Reason: {reason}';
export const undoEnd = 'Undo';

// BookingDetail
export const backToHome = '← Back to home';
export const backToBookings = '← Back to bookings';
export const yourBooking = 'Your booking';
export const bookingFor = 'Booking for {guest}';
export const showHotel = 'Show the hotel';
export const writeToHotel = 'Write to the hotel';
export const contactUs = 'Contact Staybook';
export const writeToGuest = 'Write to the guest';
export const staybook = 'Staybook';
export const receipt = 'Receipt';

// BookingDocuments, calendarFile
export const addToCalendar = 'Add to calendar';
export const printReceipt = 'Print receipt';
export const calendarGuests = 'Guests: {guests}';
export const calendarReference = 'Booking reference {reference}';

// BookingGroups
export const bookingGroups = 'Booking groups';
export const upcoming = 'Upcoming';
export const past = 'Past';
export const cancelled = 'Cancelled';

// BookingHistory
export const history = 'History';
export const byYou = 'you';
export const reasonOfStep = 'Reason: {reason}';

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

// CorrectPayment
export const correctToCard = 'It was paid by card';
export const correctToCash = 'It was paid in cash';
export const correctToCardTitle = 'Record as paid by card?';
export const correctToCashTitle = 'Record as paid in cash?';
export const correctMeans =
  'The payment of {amount} moves to the other way of payment, and refunds of it follow. The history keeps both.';
export const correctPayment = 'Correct payment';

// BookingPayment
export const toPayAtHotel = 'To pay at the hotel';
export const toPayBy = 'To pay by {moment}';
export const paidAtHotel = 'At the hotel';
export const paidInPart = 'Paid in part';
export const nothingToPay = 'Nothing to pay';
export const payment = 'Payment';
export const notPaidYet = 'Not paid yet';
export const paid = 'Paid';
export const paidOnline = 'Paid by card';
export const paidByTerminal = 'Paid by card at the hotel';
export const paidInCash = 'Paid in cash at the hotel';
export const paidOnAccount = 'On account of a company';
export const company = 'Company';
export const companyAndReference = '{company} ({reference})';
export const notPaid = 'Not paid';
export const paidInTotal = 'Total paid';
export const refunded = 'Refunded';
export const refundedOnline = 'Refunded to the card';
export const refundedByTerminal = 'Refunded at the front desk, to the card';
export const refundedInCash = 'Refunded at the front desk, in cash';
export const refundedToAccount = 'Refunded to the company';
export const refundDueToCompany = 'To be paid back to the company';
export const refundDueOnline = 'Refund due to the card';
export const refundDueByTerminal = 'Refund due at the front desk, to the card';
export const refundDueInCash = 'Refund due at the front desk, in cash';
export const refundDueByBank = 'Held by your bank until it decides';
export const takenBackByBank = 'Taken back by your bank';
export const refundWaits = 'Refund that waits for the end of a dispute';
export const takenBackByGuestsBank = 'Taken back by the guest’s bank';
export const nothing = 'Nothing';

// BookingDisputes
export const disputeWarning = 'The guest’s bank asks about {amount} of this booking ({reason}).';
export const disputeOpen =
  'The guest’s bank has taken back {amount} of this booking ({reason}). Refunds of it wait until the bank decides.';
export const disputeUnderReview =
  'The guest’s bank has taken back {amount} of this booking and reviews the evidence. Refunds of it wait until the bank decides.';
export const disputeWon = 'The dispute of {amount} is won: the bank has returned the money.';
export const disputeLost =
  'The dispute of {amount} is lost: the cardholder keeps the money. It is not refunded a second time.';
export const evidenceUntil = 'Evidence is taken until {moment}.';
export const showDisputes = 'Show disputes';

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
export const receiptOfNumber = 'receipt {number}';
export const receiptForAmount = 'Receipt for {amount}';
export const paidOn = 'Paid on';
export const receiptDate = 'Date';
export const paidWith = 'Paid with';
export const soldBy = 'Sold by';
export const receiptNumber = 'Receipt number';
