/** Texts of hotel pages. */

// CountByCityPage, CountByTypePage
export const hotelsByCity = 'Hotels by city';
export const noCities = 'No hotel city in the database !!!';
export const hotelsByType = 'Hotels by type';
export const noTypes = 'No hotel type in the database !!!';

// FindHotelPage
export const findHotelIntro = 'Choose a city to see its hotels. You can add dates and filters next.';
export const city = 'City';
export const chooseCity = 'Choose a city';

// HotelHead
export const excellentLocation = 'Excellent location - {distance} from {sight}';
export const lowestPrice = 'Book a stay for as low as {price} per night';

// HotelGallery
export const enlargeSecondPicture = 'Enlarge picture 2 of {hotel}';
export const allPictures = 'All {count, plural, one {# picture} other {# pictures}}';

// HotelFacts
export const aboutTheHotel = 'Rooms and amenities';
export const roomsToChooseFrom =
  '{rooms, plural, one {# room} other {# rooms}} to choose from, the largest for {people, plural, one {# person} other {# people}}';

// HotelPage, HotelRooms, HotelSkeleton
export const chooseYourRooms = 'Choose your rooms';
export const noRooms = 'This hotel has no rooms available to book right now.';

// HotelText
export const aboutHotel = 'About {hotel}';

// HotelTerms
export const goodToKnow = 'Good to know';
export const cancellation = 'Cancellation';
export const paymentTerms =
  'By card when you book, in US dollars. The total you see before you pay includes all taxes and fees.';
export const roomTerms = 'Choose your exact room. We hold it while you pay.';
export const changes = 'Changes';
export const changeTerms = 'You can change dates or rooms from your booking. The cancellation terms apply.';
export const reference = 'Reference';

// PartyRooms
export const partyRooms = 'The best price for your party';
export const roomsOfType = '{count} × {type}, {numbers}';
export const partyPrice =
  'for {guests, plural, one {# guest} other {# guests}}, {nights, plural, one {# night} other {# nights}}, with taxes and fees';
export const bookPartyRooms = '{rooms, plural, one {Book this room} other {Book these rooms}}';
export const noPartyRooms =
  'No {rooms, plural, one {free room sleeps} other {# free rooms sleep}} {guests, plural, one {# guest} other {# guests}} on all these nights. Try another number of rooms, or other dates.';

// HotelExtras
export const addToYourStay = 'Add to your stay';
export const addNote = 'You pay for them together with your rooms. Prices include taxes.';
export const extras = 'Extras';
export const extrasNote = 'Guests add them when they book. Prices include taxes.';

// HotelRules
export const houseRules = 'House rules';

// HotelLocation
export const location = 'Location';
export const circleAroundHotel = '{sight} is somewhere on this circle';
export const mapOfHotel = 'Map showing {hotel}';
export const mapUnavailable = 'This browser can’t show the map. The hotel is at {latitude} {longitude}.';
export const degreesNorth = '{degrees}° N';
export const degreesSouth = '{degrees}° S';
export const degreesEast = '{degrees}° E';
export const degreesWest = '{degrees}° W';

// ReadOnlyCard
export const booking = 'Booking';
export const readOnlyTitle = 'You can’t book with a staff account';
export const readOnly =
  'You see the same prices and free rooms as guests. To book a room, use a guest account.';
