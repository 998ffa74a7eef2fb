/** Texts of the screens of hotels. */

// Fields, of hotels and of forms that name a hotel
export const hotel = 'Hotel';
export const chooseHotel = 'Choose the hotel.';

// hotelFields
export const name = 'Name';
export const theHotelName = 'the name of the hotel';
export const nameOrReference = 'Name or reference';
export const description = 'Description';
export const descriptionHint = 'One or two sentences, for lists and the top of the hotel page';
export const theDescription = 'the description';
export const detailedDescription = 'Detailed description';
export const theDetailedDescription = 'the detailed description';
export const address = 'Address';
export const taxNumber = 'Tax number';
export const taxNumberHint = 'Optional. Invoices issued from then on show it.';
export const theAddress = 'the address';
export const closestTouristLocation = 'Closest tourist location';
export const distance = 'Distance to it, in miles';
export const enterDistance = 'Enter the distance in miles, 0 to 1000.';
export const touristLocationLatitude = 'Latitude of the tourist location';
export const touristLocationLongitude = 'Longitude of the tourist location';
export const latitude = 'Latitude';
export const latitudeHint = 'Degrees north, for the map';
export const enterLatitude = 'Enter degrees from -90 to 90.';
export const longitude = 'Longitude';
export const longitudeHint = 'Degrees east, for the map';
export const enterLongitude = 'Enter degrees from -180 to 180.';
export const freeCancellation = 'Free cancellation until';
export const freeCancellationHint = 'Days before check-in';
export const freeCancellationDefaultHint = 'Days before check-in. 1 if left blank.';
export const enterDays = 'Enter whole days, 0 to {most}.';
export const daysBeforeCheckIn = '{count, plural, one {# day} other {# days}} before check-in';
export const lateRefund = 'Refund after that, in percent';
export const lateRefundDefaultHint = '0 if left blank.';
export const enterPercent = 'Enter a percentage from 0 to 100.';
export const percent = '{percent}%';
export const amenities = 'Amenities';
export const amenitiesHint = 'Separate with commas: Lobby bar, Free WiFi, Pool';
export const tooManyAmenities = 'Enter at most {most} amenities.';

// houseRuleFields
export const notMentioned = 'Not mentioned';
export const allowed = 'Allowed';
export const onRequest = 'On request';
export const notAllowed = 'Not allowed';
export const checkInFrom = 'Check-in from';
export const checkInUntil = 'Check-in until';
export const checkInUntilHint = 'Leave blank for no limit';
export const checkOutUntil = 'Check-out until';
export const children = 'Children';
export const pets = 'Pets';
export const smoking = 'Smoking';
export const parties = 'Parties';
export const quietFrom = 'Quiet hours from';
export const quietUntil = 'Quiet hours until';
export const otherRules = 'Other house rules';
export const otherRulesHint = 'What else guests should know before they arrive';

// hotelRecord
export const manager = 'Manager';
export const managerHint = 'Name, email address or reference of the user';
export const chooseManager = 'Choose the manager.';
export const staff = 'Staff';
export const staffHint = 'Names or references, separated by commas';
export const chooseStaff = 'Choose the staff.';
export const addStaff = 'Add staff';
export const removeStaff = 'Remove staff';
export const allRequired = 'All fields are required.';
export const people = 'People';
export const peopleRequired = 'Both are required. Guests do not see these names.';
export const location = 'Location';
export const locationText = 'The distance is shown only together with the tourist location.';
export const terms = 'Terms and amenities';
export const termsText = 'Existing bookings keep the terms they were made on.';
export const arrival = 'Arrival and departure';
export const arrivalText = 'In the hotel’s local time. Guests see these times with their booking.';
export const houseRules = 'House rules';
export const houseRulesText = 'Guests do not see rules that you leave blank.';
export const createTitle = 'Create a hotel';
export const createIntro =
  'Guests can find the hotel once it has a room. Add rooms and photos from its page.';
export const created = '{name} has been created. Add rooms and photos next.';
export const updateTitle = 'Update a hotel';
export const updateIntro = 'Choose a hotel, then change what you need.';
export const updated = '{name} has been updated.';

// ExtrasPage, ExtraRow
export const extrasTitle = 'Extras of a hotel';
export const extrasIntro =
  'What the hotel sells beside its nights: breakfast, parking, late check-out, the minibar. Prices include taxes. What was sold before keeps its price.';
export const extras = 'Extras';
export const extrasOrder = 'In the order in which guests and the front desk see them.';
export const addExtra = 'Add extra';
export const extrasUpdated = 'The extras of {name} have been updated.';
export const currentExtras = 'Now: {extras}';
export const extraInWords = '{title}, {price} {unit}';
export const noExtras = 'no extras';
export const noExtrasYet = 'This hotel has no extras yet.';
export const extraNumber = 'Extra {number}';
export const price = 'Price, $';
export const unit = 'Charged';
export const perStay = 'Per stay or piece';
export const perNight = 'Per night';
export const perPerson = 'Per person';
export const perPersonAndNight = 'Per person, per night';
export const extraDescription = 'Description (optional)';
export const soldAtDesk = 'At the front desk';
export const soldOnline = 'Shown online';
export const onSale = 'On sale';
export const moveUp = 'Move {title} up';
export const removeExtra = 'Remove {title}';
export const proceed = 'Continue';

// HotelActions
export const opening = 'Open and close';
export const manageHotel = 'Manage this hotel';
export const updateHotel = 'Update hotel';
export const updatePhotos = 'Update photos';
export const addRoomType = 'Add room type';
export const bookings = 'Bookings';
export const deleteHotel = 'Delete hotel';

// hotelScreen
export const hotels = 'Hotels';
export const type = 'Type';
export const priceFrom = 'Price from';
export const rating = 'Rating';
export const ratings = 'Ratings';
export const booking = 'Booking';
export const open = 'Open';
export const notOpen = 'Not open';
export const reference = 'Reference';
export const search = 'Name of the hotel';
export const noRatings = 'No ratings yet';
export const ratingOf = '{rating}, {count, plural, one {# rating} other {# ratings}}';
export const photos = 'Photos';
export const showHotel = 'View hotel';
export const update = 'Update';
export const roomTypes = 'Room types';
export const reviews = 'Reviews';
