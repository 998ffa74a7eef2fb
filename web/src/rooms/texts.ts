/** Texts of room types: cards, dialog, pages and cancellation terms. */

// cancellationTerms
export const freeUntilBrief = 'Free cancellation until {date}';
export const lateShareBrief = '{percent}% refund if you cancel';
export const nonRefundable = 'Non-refundable';

// minimumStay, ShortStayNotice
export const minimumStay =
  'A stay from {date} must be at least {minimum, plural, one {# night} other {# nights}}.';
export const changeToLongerStay = '{count, plural, one {Stay # night} other {Stay # nights}}, until {date}';

// nightGroups, NightPrices, RoomPrice
export const nightsAtPrice = '{count, plural, one {# night} other {# nights}} × {price}';
export const nightsInRange = '{count, plural, one {# night} other {# nights}}, {lowest} to {highest} each';
export const priceOfEachNight = 'Price of each night';
export const priceOfEachNightOf = 'Price of each night, {room}';
export const pricePerNight = '<strong>{price}</strong> per night';
export const aboutPricePerNight = 'about <strong>{price}</strong> per night';
export const priceForNights = '{price} for {count, plural, one {# night} other {# nights}}';
export const aboutPrice = 'about {price}';
export const priceAboveCardLimit =
  'This stay costs more than one card payment allows. Choose fewer nights to see the price.';

// party
export const tooSmallForParty = 'Too small for {share} guests in one room. You would need {needed} of these.';
export const guestsWithoutBed =
  'Your rooms sleep {sleeps} of {guests, plural, one {# guest} other {# guests}}.';

// WrittenIn
export const textIn = 'Text in {language}';

// Amenities
export const amenities = 'Amenities';

// RoomCard, RoomsPageRow
export const upToPeople = 'Up to {count, plural, one {# person} other {# people}}';
export const upToGuests = 'Up to {count, plural, one {# guest} other {# guests}}';
export const select = 'Select';

// RoomsLeft
export const soldOut = 'Sold out for your dates';
export const roomsFree = '{free} of {total, plural, one {# room} other {# rooms}} free';
export const roomsSelected = '{count} selected';

// RoomDialog, RoomPage
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const maxPeople = 'Max people';
export const pricePerNightLabel = 'Price per night';
export const continueLabel = 'Continue';

// RoomNumberBoxes
export const roomNumbers = 'Room numbers';
export const yourRoom = 'Your room';
export const orChooseYourRoom = 'Or choose your room';
export const heldForYou = 'held for you';
export const taken = 'taken';
export const allOfThese = 'All of these: {details}';
export const allTaken = 'All of these are taken for your dates. Try other dates or another room type.';
export const mostRooms = 'You can book up to {most} rooms at once.';

// RoomPage
export const roomInHotel = 'at <link>{hotel}</link> in {city}';
export const bookThisRoom = 'Book this room';
export const aboutThisRoom = 'About this room';
export const chooseThisRoom = 'Choose this room';
export const chooseDatesNext = 'Next, choose your dates and room number. Nothing is held until you book.';
export const staffCannotBook =
  'You are signed in with a staff account, so you can view this room but not book it.';
export const roomNotFoundTitle = 'We can’t find this room';
export const roomNotFound = 'The address may be mistyped, or the room is no longer offered.';
export const seeAllRooms = 'See all rooms';

// RoomsPage
export const rooms = 'Rooms';
export const noRooms = 'No room in the database !!!';
export const roomTypes = '{count, plural, one {# room type} other {# room types}}';

// RoomSkeleton
export const loading = 'Loading';
