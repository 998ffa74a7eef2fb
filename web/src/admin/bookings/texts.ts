// BookingRowDetails
export const reference = 'Reference';
export const bookingId = 'Booking id';
export const refunded = 'Refunded';
export const heldUntil = 'Held until';
export const change = 'Change';
export const changeToPay = '{amount} to pay';
export const changeToPayBy = '{amount} to pay by {moment}';
export const showBookingDetails = 'Show booking details';
export const stays = 'Stays';
export const roomOfStay = '{title}, room {number}';

// BookingWork
export const actions = 'Actions';
export const takePaymentOf = 'Take payment of {amount}';
export const changeStay = 'Change dates or rooms';
export const refund = 'Refund';
export const cancelBooking = 'Cancel booking';
export const writeNote = 'Write a note';
export const receipt = 'Receipt (PDF)';

// BookingsForAHotelPage
export const bookingsForHotel = 'Bookings for a hotel';
export const bookingsForHotelIntro = 'See all bookings of one hotel.';
export const hotelReference = 'Hotel reference';
export const hotelReferenceHint = 'Search by name or reference.';
export const enterHotelReference = 'Enter a hotel reference.';
export const continueToResults = 'Continue';

// FindBookingPage
export const findBooking = 'Find a booking';
export const findBookingIntro = 'Use the reference in the guest’s confirmation or in My bookings.';
export const enterBookingReference = 'Enter a booking reference.';

// BookingResultsPage
export const unknownHotel = 'No hotel has the reference {reference}.';

// EndHoldButton
export const endHold = 'End this hold';
export const endHoldTitle = 'End this hold?';
export const keepHold = 'Keep the hold';
export const endHoldText =
  'The rooms held for {guest} become available to others immediately. Nothing has been charged.';
export const endHeldChangeText =
  'The nights held for {guest}’s change become available to others immediately. The booking stays as it was.';

// bookingBulk
export const cancelBookings = 'Cancel bookings';
export const cancelBookingsTitle = 'Cancel {count, plural, one {# booking} other {# bookings}}?';
export const cancelBookingsText =
  'Guests with an email address are told. The rooms become available immediately. This cannot be undone.';
export const guestsCancel = 'The guests';
export const allRefunded = 'Everything is refunded: {amount}.';
export const termsRefunded = 'Refunded by the cancellation terms: {amount}.';
export const keepBookings = 'Keep bookings';
export const cancelledCount = '{count, plural, one {# booking cancelled.} other {# bookings cancelled.}}';
export const endHolds = 'End holds';
export const endHoldsTitle = 'End {count, plural, one {# hold} other {# holds}}?';
export const endHoldsText = 'Their payment pages close, and the rooms become available immediately.';
export const keepHolds = 'Keep holds';
export const endedCount = '{count, plural, one {# hold ended.} other {# holds ended.}}';

// bookingColumns
export const customerName = 'Customer name';
export const email = 'Email';
export const adults = 'Adults';
export const childrenAges = 'Ages of children';
export const hotelName = 'Hotel name';
export const bookingDate = 'Booking date';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const rooms = 'Rooms';
export const total = 'Total';
export const extras = 'Extras';
export const paid = 'Paid';
export const status = 'Status';
export const payment = 'Payment';
export const balanceDue = 'Balance due';
export const phone = 'Telephone';
export const open = 'Open';

// bookingScreen
export const bookings = 'Bookings';
export const bookingCount = '{count, plural, one {# booking} other {# bookings}}';
export const paidEvenIfCancelled = 'Paid, including bookings cancelled later';
export const owedAtDesk = 'Owed at the front desk';
export const refundDue = 'Refund due';
export const hotel = 'Hotel';
export const city = 'City';
export const booked = 'Booked';
export const cancelled = 'Cancelled';
export const searchBookings = 'Reference, guest, email or hotel';
export const noBookings = 'No booking in the database !!!';
export const unpaidHolds = 'Unpaid holds';
export const holdCount = '{count, plural, one {# unpaid hold} other {# unpaid holds}}';
export const noHolds = 'No unpaid holds.';
export const bookingsFound = 'Bookings found';
