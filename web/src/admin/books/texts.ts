// journalScreen
export const journal = 'Journal';
export const entryCount = '{count, plural, one {# entry} other {# entries}}';
export const noEntries = 'The books have no entries yet.';
export const day = 'Day';
export const entry = 'Entry';
export const debit = 'Debit';
export const credit = 'Credit';
export const amount = 'Amount';
export const hotel = 'Hotel';
export const guest = 'Guest';
export const why = 'Why';
export const enteredBy = 'Entered by';
export const enteredAt = 'Entered';
export const account = 'Account';
export const entryOf = '{title}, {amount}';

// DayPage
export const dayClose = 'Day close';
export const oneDay = 'One day';
export const lastDay = 'Last day to close';
export const dayNotLoaded = 'The day could not be loaded.';
export const dayNotOpen = 'This day is closed, or has not come yet.';
export const showOpenDay = 'Show the open day';
export const openDays = '{days}, open';
export const closeDays = 'Close {days}';
export const closesAfterMidnight = 'This day can be closed after midnight at the hotel.';
export const countFirst = 'Count the cash before you close the day.';
export const isDayClosed = '{days} closed.';
export const closeTitle = 'Close {days}?';
export const closeText =
  'The figures of a closed day never change. Later corrections count for the day on which they are made.';
export const unsettledLeft =
  'Something is still open: see “Before you close”. You can settle it after closing as well.';
export const note = 'Note';
export const noteOptional = 'Optional. It is kept with the closed day.';
export const keepOpen = 'Keep open';

// DayTasks
export const beforeClosing = 'Before you close';
export const nothingOpen = 'Nothing is open: everybody has arrived, left and paid.';
export const notArrived = '{count, plural, one {# guest has not arrived} other {# guests have not arrived}}';
export const notCheckedOut =
  '{count, plural, one {# stay is over and not checked out} other {# stays are over and not checked out}}';
export const openBalances =
  '{count, plural, one {# guest has left with an open balance} other {# guests have left with an open balance}}';
export const refundsDue = 'Refunds to pay out at the front desk: {amount}';
export const roomOf = 'Room {number}, {guest}';
export const owes = '{guest} owes {amount}';
export const openFrontDesk = 'Open the front desk';
export const atLeast = '{count} or more';

// CashCard
export const cash = 'Cash';
export const cashExpected = 'Expected by the books';
export const neverCounted = 'Not counted yet';
export const lastCounted = 'Counted by {name}, {moment}: {amount}';
export const deletedPerson = 'a deleted account';
export const countCash = 'Count the cash';
export const countTitle = 'Count the cash';
export const expectedNow = 'By the books there should be {amount}.';
export const counted = 'Counted, in dollars';
export const taken = 'Taken to the bank, in dollars';
export const takenHint = 'What stays in the drawer is the float of the next shift.';
export const tooMuch = '{amount} more than the books. Say why in the note.';
export const setsFloat =
  'The first count sets the opening float: {amount} more than the books, from the bank.';
export const tooLittle = '{amount} less than the books. Say why in the note.';
export const asExpected = 'As the books expect.';
export const mostTaken = 'At most what you counted';
export const noteForCount = 'It is kept with the count.';
export const saveCount = 'Save the count';
export const noCount = 'Do not count now';
export const countSaved = 'The count of {amount} is saved.';

// DayFigures
export const figures = 'Figures';
export const roomsSold = 'Room-nights sold';
export const ofOffered = 'of {count}, {percent} occupied';
export const arrivals = 'Arrivals';
export const stillToCome = '{count} still to come';
export const didNotCome = '{count} did not come';
export const allCame = 'all came';
export const departures = 'Departures';
export const openBalance = 'Open balances';
export const allPaid = 'all paid';
export const ofBookings = '{count, plural, one {# booking} other {# bookings}}';

// AccountTable
export const accounts = 'Accounts';
export const opening = 'Opening';
export const debits = 'Debits';
export const credits = 'Credits';
export const closing = 'Closing';
export const total = 'Total';
export const accountsNote = 'Debits less credits. Revenue and what the hotel owes are below zero.';
export const noAccounts = 'No entries yet.';
export const openJournal = 'Open the journal';

// ClosedDays
export const closedDays = 'Closed days';
export const noneClosed = 'No day has been closed yet.';
export const closedBy = 'Closed by {name}, {moment}';
export const showMore = 'Show more';
