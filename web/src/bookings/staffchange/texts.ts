// StaffChange
export const changeDatesOrRooms = 'Change dates or rooms';
export const changeForStaff =
  'Also adds and drops rooms, before and during the stay. You see the difference before anything changes.';
export const bookingChanged = 'The booking is changed. A guest with an email address is told.';

// StaffChangeDialog
export const title = 'Change dates or rooms';
export const keepAsItIs = 'Don’t change';
export const changeBooking = 'Change booking';
export const loadingBooking = 'Loading the booking';
export const bookingNotLoaded = 'The booking can’t be shown, because the server can’t be reached.';
export const nothingToChange = 'No stay of this booking can be changed. Please reload the page.';
export const guestAndPrice = '{guest}, {price}';

// StayWishes
export const stayInRoom = 'Room {number}, {title}';
export const dropRoom = 'Drop this room';
export const dropRoomNumber = 'Drop this room: {number}';
export const isDropped = 'Will be dropped: {stay}.';
export const keepRoom = 'Keep this room';
export const keepRoomNumber = 'Keep this room: {number}';
export const addRoom = 'Add a room';
export const addedRoom = 'Added room';
export const addedRoomOf = 'Added room {number}';
export const withoutRoom = 'Don’t add it';

// StayChangeFields
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const room = 'Room';
export const roomFromTonight = 'Room from tonight on';
export const roomsNotLoaded = 'The rooms can’t be shown, because the server can’t be reached.';
export const chosenRoom = 'The room you chose';
export const thisRoom = '{number}, as now';
export const chooseDay = 'Choose a day.';
export const datesOf = 'Dates: {label}';
export const chooseRoom = 'Choose a room';
export const pricedType = '{title}, {price}';

// StaffChangePrice
export const priceNow = 'Price now';
export const nightsGivenUp = '{nights, plural, one {# night} other {# nights}} given up';
export const nightsAdded = '{nights, plural, one {# night} other {# nights}} added';
export const taxesAndFees = 'Taxes and fees';
export const newPrice = 'New price';
export const roomsNow = 'Rooms now';
export const newRoomsPrice = 'Rooms with the change';
export const keptExtras = 'Extras, as they are';
export const totalWithExtras = 'Total with extras';
export const nightsKept =
  '{nights, plural, one {# night keeps its price.} other {# nights keep their price.}}';
export const takenNights = 'Not available: {nights}. Choose other dates or another room.';
export const takenNight = 'room {number} on {day}';
export const owesMore = '{amount} more. The guest pays it at the hotel.';
export const costsLess = 'The price falls by {amount}.';
export const samePrice = 'The price stays the same.';
export const termsCredit = 'By the cancellation terms, the guest is credited {amount}.';
export const noTermsCredit = 'By the cancellation terms, the guest is credited nothing.';
export const owesLess = '{amount} is taken off what the guest owes.';
export const creditInDollars = 'Credit in dollars';
export const loadingPrice = 'Loading the price';
export const priceNotLoaded = 'The price can’t be shown, because the server can’t be reached.';

// StaffChangeForm
export const newDates = 'Room {number}: {stay}';
export const addedNightPrice = 'Price of each added night in dollars, optional';
export const addedNightHint = 'Leave it empty for today’s price.';
export const ownPriceReason = 'A price of your own needs a reason, which the guest can read.';
