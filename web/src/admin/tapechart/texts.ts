// TapeChartPage
export const tapeChart = 'Tape chart';
export const fourWeeks = 'Four weeks';
export const firstDayShown = 'First day shown';
export const blockNights = 'Out of order';

// HotelChart
export const noSuchHotel = 'This hotel does not exist. Choose another one.';
export const noRooms = 'This hotel has no room numbers yet.';
export const chartOf =
  'Tape chart of {hotel}. Arrow keys move, Enter opens a booking or puts a room out of order, plus and minus move the end of a stay.';
export const chartOutdated = 'We could not reach Staybook. The chart may be out of date.';
export const dismiss = 'Dismiss';
export const undo = 'Undo';

// Chart
export const corner = 'Room';
export const barOfRoom = 'Room {number}, {bar}';
export const freeNight = 'Room {number}, free, {night}';

// ChartMarks
export const endMoved = '{name} leaves on {day}. Enter shows the difference.';
export const endNotFree = '{name} cannot stay until {day}: a night is not free.';

// ChartHead
export const todayNight = '{night}, today';

// ChartRow
export const roomWithStatus = '{number}, {status}';
export const roomClean = 'clean';
export const roomDirty = 'dirty';
export const roomInspected = 'inspected';
export const roomOutOfOrder = 'out of order';
export const confirmedSpoken = '{name}, confirmed, {stay}';
export const checkedInSpoken = '{name}, confirmed, checked in, {stay}';
export const movedSpoken = '{name}, confirmed, moved to room {to}, {stay}';
export const movesToSpoken = '{bar}, then moves to room {to}';
export const partySpoken = '{bar}, {party}';
export const movedFromSpoken = '{bar}, before that in room {from}';
export const checkedOutSpoken = '{name}, confirmed, checked out, {stay}';
export const noShowSpoken = '{name}, confirmed, no-show, {stay}';
export const heldSpoken = '{name}, held, not paid yet, {stay}';
export const changeSpoken = '{name}, held for a change of the booking, {stay}';
export const blockedSpoken = '{name}, out of order, {stay}';
export const checkedInBar = 'In · {name}';
export const movedBar = 'To {to} · {name}';
export const checkedOutBar = 'Out · {name}';
export const noShowBar = 'No-show · {name}';
export const heldBar = 'Held · {name}';
export const changeBar = 'Change · {name}';
export const otherSiteSpoken = '{name}, taken at another site, {stay}';
export const blockedBar = 'Out of order · {name}';

// Legend
export const legend = 'Legend';
export const confirmed = 'Confirmed';
export const inHouse = 'In house';
export const checkedOut = 'Checked out';
export const noShow = 'No-show';
export const held = 'Held';
export const change = 'Change';
export const blocked = 'Out of order, or another site';

// BarPanel
export const guestInRoom = 'Room {number}, {guest}';
export const guestInUnknownRoom = 'Room, {guest}';
export const blockedRoom = 'Room {number}, out of order';
export const blockedUnknownRoom = 'Room, out of order';
export const otherSiteRoom = 'Room {number}, taken at another site';
export const otherSiteUnknownRoom = 'Room, taken at another site';
export const takenBy = 'Taken by';
export const openCalendars = 'See the calendars of other sites';
export const otherSiteHint =
  'The nights are free again when they leave the calendar of that site, or when you disconnect it. To check the guest in, book the nights for them.';
export const bookForGuest = 'Book for the guest';
export const nights = 'Nights';
export const reason = 'Reason';
export const unblockNights = 'Back in order';
export const changeDates = 'Change dates';
export const moveToAnotherRoom = 'Move to another room';

// BarStay
export const movedToRoom = 'Moved to room {number}';

// BlockDialog
export const blockNightsOfRoom = 'Put room {number} out of order';
export const room = 'Room';
export const chooseRoom = 'Choose a room';
export const roomMissing = 'Choose a room.';
export const firstNight = 'First night';
export const firstNightMissing = 'Enter the first night.';
export const availableFrom = 'Available from';
export const availableFromWrong = 'Enter a date after the first night.';
export const reasonAsObject = 'the reason';
export const reasonHint = 'Visible to administrators only. Example: shower repair.';
export const block = 'Put out of order';
export const bookingsInTheWay = 'Bookings of these nights:';

// BookGuestDialog
export const bookForGuestOf = 'Book for the guest of {site}';
export const bookGuestIntro =
  'Room {number}, {stay}. The booking takes the nights that {site} blocks, so that you can check the guest in.';
export const guestName = 'Name of the guest';
export const enterName = 'Enter the name of the guest.';
export const guestPhone = 'Telephone';
export const guestEmail = 'Email';
export const contactHint =
  'The confirmation is mailed here. An email address or a telephone number is needed.';
export const enterContact = 'Enter an email address or a telephone number.';
export const nightPrice = 'Price of a night';
export const nightPriceHint = 'Without taxes and fees. Leave it empty for the price of the hotel.';
export const soldAt = 'Sold at {site}';
export const paymentOfGuest = 'Payment';
export const paidAtSite = 'The other site pays the hotel';
export const paysHere = 'The guest pays at the hotel';
export const accountOf = 'On account of';
export const accountOfHint = 'It is listed under open accounts until you record that it has paid.';
export const enterSite = 'Enter who pays.';
export const bookGuest = 'Book';
export const guestBooked = 'Booked as {reference}.';

// MoveDialog
export const moveIntro = '{guest}, {stay}. The price stays the same. A guest with an email address is told.';
export const moveFromTonight =
  '{guest}, {stay}. The nights before stay with the old room, and the price stays the same. A guest with an email address is told.';
export const searchingRooms = 'Searching for free rooms …';
export const noFreeRoom = 'No other room is free on all nights.';
export const move = 'Move';

// MoveInHouseDialog
export const moveInHouseTitle = 'Move {guest} to room {number}?';
export const moveInHouse =
  'From tonight on, {stay}. The nights before stay with room {from}, and the price stays the same. A guest with an email address is told.';
export const leaveInRoom = 'Don’t move';

// OccupiedDialog
export const occupiedTitle = 'Room {number} is still occupied';
export const occupiedIntro =
  'The guests in room {number} have not checked out. They are due to leave on {day}. You can move {guest} now. Check-in is possible once the room is free.';
export const moveAnyway = 'Move anyway';

// useTapeChanges
export const movedTo = '{guest} moved to room {number}.';
export const movedBack = '{guest} is back in room {number}.';
export const leavesOn = '{guest} leaves on {day}.';
export const leavesAsBefore = '{guest} leaves on {day}, as before.';
export const longerStayUndone = 'The longer stay was taken back.';
export const unblocked = 'Back in order: {stay}.';
export const blockedAgain = 'Out of order again.';
export const noLongerBlocked = 'No longer out of order.';
export const nightsBlocked = 'Out of order for {count, plural, one {# night} other {# nights}}.';
export const defaultReason = 'Out of order';
