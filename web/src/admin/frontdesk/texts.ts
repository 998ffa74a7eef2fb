// FrontDeskPage
export const frontDesk = 'Front desk';
export const oneDay = 'A day';
export const day = 'Day';
export const newBooking = 'New booking';
export const deskNotLoaded = 'The front desk could not be loaded.';
export const findStay = 'Find a stay';
export const findStayBy = 'Room number, guest or reference';
export const ready = 'Ready to move in';
export const noneReady = 'No room of an arrival is ready yet.';
export const noMatch = 'No stays match your search.';
export const arrivals = 'Arrivals';
export const noArrivals = 'No arrivals on this day.';
export const roomMoves = 'Room moves';
export const departures = 'Departures';
export const noDepartures = 'No departures on this day.';
export const inHouse = 'In house';
export const noneInHouse = 'No guests in house.';

// StayList
export const stayCount = '{count, plural, one {# stay} other {# stays}}';
export const stayCountAndWaiting =
  '{count, plural, one {# stay} other {# stays}}, {waiting} more when the pointer leaves the list';

// StayRow
export const noteCount = '{count, plural, one {# note} other {# notes}}';
export const owes = 'Owes {amount}';
export const owesNothing = 'Nothing owed';
export const owesTitle = '{guest} still owes {amount}';
export const owesMeans =
  'Take the payment first. If you check out now, the balance stays open and can be paid on the page of the booking.';
export const goBack = 'Go back';
export const checkOutAnyway = 'Check out anyway';
export const arrivesAt = 'Arrives {hours}';
export const expectedAt = 'Expected {hours}';
export const movesFrom = 'From room {number}';
export const movesTo = 'Moves to room {number}';
export const roomOutcome = 'Room {number}: {outcome}';

// useArriving
export const isNotClean = 'Room {number} is not clean yet';
export const isOutOfOrder = 'Room {number} is out of order';
export const notCleanMeans =
  'You can check the guests in all the same. Housekeeping still sees the room on its list.';
export const checkInAnyway = 'Check in anyway';

// roomReadiness
export const roomClean = 'Room clean';
export const roomInspected = 'Room inspected';
export const roomDirty = 'Room not clean';
export const roomOutOfOrder = 'Room out of order';

// StayButtons
export const actionOnStay = '{action}: room {number}, {guest}';

// deskRows
export const checkIn = 'Check in';
export const checkOut = 'Check out';
export const noShow = 'No-show';
export const undo = 'Undo';
export const undone = 'Undone';
export const hasCheckedIn = '{guest} has checked in.';
export const hasCheckedOut = '{guest} has checked out.';
export const isNoShow = '{guest} is marked as a no-show.';
export const isUndone = 'The last change for {guest} was undone.';
export const expected = 'Expected';
export const checkedIn = 'Checked in';
export const checkedOut = 'Checked out';
export const notArrived = 'Not arrived yet';
export const overdueCheckOut = 'Check-out overdue';
export const moveDue = 'Move due';
export const moveOverdue = 'Move overdue';

// useStayAction
export const checkWhetherSaved = 'We could not reach Staybook. Check whether the change was saved.';

// StayPanel
export const room = 'Room';
export const stay = 'Stay';
export const roomBefore = 'Room before';
export const nextRoom = 'Next room';
export const fromDay = '{number}, from {day}';
export const untilDay = '{number}, until {day}';

// NoteForm
export const noteForColleagues = 'Note for colleagues';
export const noteHint = 'Not visible to guests.';
export const addNote = 'Add note';
export const enterNote = 'Enter a note.';
export const noteTooLong = 'A note can have up to {max} characters.';

// PayOuts
export const payOuts = 'Refunds at the front desk';
export const byStaff = 'Staff';
export const inCash = 'In cash';
export const toCard = 'At the terminal, to the card used for payment';
export const toCompany = 'To the company, by bank transfer';
export const toPayOut = '{amount} to pay out';
export const paidOut = '{amount} paid out';

// PayOutList
export const noPayOuts = 'No refunds to pay out.';
export const nonePaidOut = 'No refunds were paid out on this day.';
export const noPayOutMatch = 'No refunds match your search.';
export const dueSum = '{count, plural, one {# due} other {# due}}, {amount}';
export const isDue = 'Due';
export const dueSince = 'Since {moment}';
export const isPaidOut = 'Paid out';
export const showPayOuts = '{count, plural, one {# refund} other {# refunds}} to pay out, {amount}';

// PayOutAction
export const actionOnPayOut = '{action}: {amount}, {guest}';
export const markPaidOut = 'Mark as paid out';
export const markPaidOutTitle = 'Mark {amount} as paid out?';
export const notYet = 'Not yet';
export const confirmCash =
  'Confirm that {guest} received {amount} in cash. The booking’s history records it with your name.';
export const confirmCard =
  'Confirm that {guest} received {amount} at the terminal, on the card used for payment. The booking’s history records it with your name.';
export const confirmTransfer =
  'Confirm that {amount} was paid back to the company by bank transfer. The booking’s history records it with your name.';
export const payOutRecorded = '{amount} for {guest} is marked as paid out.';
export const undoPayOut = 'Undo pay-out';
export const undoPayOutTitle = 'Undo the pay-out of {amount}?';
export const keepPaidOut = 'Keep it';
export const undoPayOutText =
  '{guest} is then owed {amount} again. The booking’s history records it with your name.';
export const payOutUndone = '{amount} for {guest} is due again.';

// NewBookingPage
export const newBookingIntro =
  'For a guest at the front desk or on the telephone, who pays now or later. With an email address, we email the confirmation.';
export const hotel = 'Hotel';
export const hotelHint = 'Search by name or reference.';
export const chooseHotel = 'Choose a hotel.';
export const arrival = 'Arrival';
export const enterArrival = 'Enter the arrival date.';
export const departure = 'Departure';
export const enterDeparture = 'Enter a date after the arrival.';
export const roomsUnavailable =
  '{count, plural, one {Room {numbers} is no longer selected: it is} other {Rooms {numbers} are no longer selected: they are}} not available on these nights.';
export const guestWithAccount = 'Guest with an account (optional)';
export const guestWithAccountHint = 'Search by name, username or email.';
export const chooseUser = 'Choose a user, or leave this field empty.';
export const guestName = 'Guest name';
export const enterGuestName = 'Enter the guest’s name.';
export const guestPhone = 'Telephone number';
export const enterContact = 'Enter an email address or a telephone number.';
export const guestEmail = 'Guest email';
export const ownPrice = 'Own price a night ($)';
export const ownPriceHint = 'Optional. For each room, without taxes and fees.';
export const priceReason = 'Reason for the price';
export const priceReasonHint = 'It stays in the history of the booking.';
export const enterPriceReason = 'Give a reason for the price.';
export const paysLater = 'Later, at the hotel';
export const heldUntilTime = 'Later; held until a time';
export const holdDay = 'Held until this day';
export const holdTime = 'Time';
export const holdTimeHint = 'By the clock at the hotel, until the end of the day of arrival.';
export const enterHoldDay = 'Enter a date.';
export const enterHoldTime = 'Enter a time such as 18:00.';
export const mailLink = 'Send a payment link by email';
export const bookingHeld =
  '{guest}’s booking is held until {moment}. If nothing is paid by then, it is cancelled without a fee.';
export const referenceOfBooking = 'Booking reference: {reference}.';
export const bookUnpaid = 'Book';
export const checkInNow = 'Check in now';
export const notCheckedIn = 'Room {number} is not checked in. {problem}';
export const bookingToPay = '{guest}’s booking is confirmed. {amount} is to be paid at the hotel.';
export const paymentMethod = 'Payment method';
export const cardAtTerminal = 'Card at the terminal';
export const cash = 'Cash';
export const onAccount = 'On account of a company';
export const company = 'Company';
export const companyHint = 'It pays the hotel later, and the guest owes nothing.';
export const enterCompany = 'Enter the name of the company.';
export const companyReference = 'Company’s reference';
export const companyReferenceHint = 'Optional, such as the number of its purchase order.';
export const bookOnAccount = 'Book on account';
export const bookingOnAccount = '{amount} put on account of {company}. {guest}’s booking is confirmed.';
export const selectRooms = 'Select rooms to see the price.';
export const totalOfBooking =
  '{total} for {rooms, plural, one {# room} other {# rooms}}, {nights, plural, one {# night} other {# nights}}';
export const takePayment = 'Take payment and book';
export const bookingConfirmed = '{amount} paid. {guest}’s booking is confirmed.';

// WalkInRooms
export const roomTypeLegend =
  '{title}, from {price} a night, {count, plural, one {# room} other {# rooms}} available';
