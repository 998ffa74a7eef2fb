export const search = 'Search';
export const loading = 'Loading';
export const hotelsInCity = 'Hotels in {city}';
export const allHotels = 'Hotels';
export const distanceFromSight = '{distance} from {sight}';

// HotelsPage, HotelList
export const otherWaysToFindHotels = 'Other ways to find hotels';
export const findByCity = 'Find by city';
export const hotelsByCity = 'Hotels by city';
export const hotelsByType = 'Hotels by type';
export const noHotelInDatabase = 'No hotel in the database !!!';

// NoMatch, NearestDates
export const noHotelInSpecifiedCity = 'We do not have a hotel in the city you specified';
export const noHotelMatches = 'No hotel matches your dates, guests and filters';
export const noHotelInCityMatches = 'No hotel in {city} matches your dates, guests and filters';
export const orWithinPriceRange = 'Or within the price range specified';
export const seeAllHotels = 'See all hotels';
export const seeAllHotelsInCity = 'See all hotels in {city}';
export const tryOtherSearch =
  'The rooms may be sold out on these nights. Try other dates, fewer filters or another city.';
export const tryOtherSearchOrPrices =
  'The rooms may be sold out on these nights. Try other dates, a wider price range, fewer filters or another city.';
export const tryOtherCity = 'Choose another city, or browse all hotels.';
export const nearestDates = 'Nearest available dates';

// FlexibleDates, FlexibleStays
export const flexibleDates = 'Flexible dates';
export const exactDates = 'Exact dates';
export const daysAround = '±{days, plural, one {# day} other {# days}}';
export const cheapest = 'Cheapest';
export const cheapestStay = 'Cheapest near your dates: {dates}, from {price} for the stay.';
export const sameStayPrice = 'From {price} for the stay on all available dates.';
export const flexibleNights = 'Flexible dates are available for stays of up to {nights} nights.';
export const noFlexibleStay = 'No hotel is available on these dates. Allow more days, or change your search.';

// PastDates
export const datesArePast = 'Your dates, {dates}, have passed. We show <b>{shownDates}</b> instead.';
export const someDatesArePast =
  'Some of your dates, {dates}, have passed. We show <b>{shownDates}</b> instead.';

// SearchSummary
export const hotelsNear = 'Hotels near {near}, {city}';
export const hotelsInArea = 'Hotels in this map area';

// SearchPanel
export const city = 'City';
export const allCities = 'All cities';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const guests = 'Guests';

// PartyField
export const partyOf =
  '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}';
export const partyInRooms = '{party} · {rooms, plural, one {# room} other {# rooms}}';
export const guestsAndRooms = 'Guests and rooms';
export const minPrice = 'Min price per night';
export const maxPrice = 'Max price per night';
export const minPriceIn = 'Min price per night ({currency})';
export const maxPriceIn = 'Max price per night ({currency})';
export const anyPrice = 'Any';
export const maxBelowMin = 'Lower than the minimum';

// StayCalendar, useNightPrices
export const datesOfStay = 'Dates of your stay';
export const clearDates = 'Clear dates';
export const dateSoldOut = '{date} is sold out.';
export const chooseCheckIn = 'Choose your check-in.';
export const chooseCheckOut = 'Check-in {date}. Choose your check-out.';
export const lowestPrices =
  'Lowest price for one room: {lowest} to {highest} a night. A dot marks the lowest price.';
export const lowestPricesForGuests =
  'Lowest price for one room, {count, plural, one {# guest} other {# guests}}: {lowest} to {highest} a night. A dot marks the lowest price.';
export const samePrice = 'Lowest price for one room: {price} on every available night.';
export const samePriceForGuests =
  'Lowest price for one room, {count, plural, one {# guest} other {# guests}}: {price} on every available night.';
export const partySearched =
  'Your search is for {guests, plural, one {# guest} other {# guests}} in {rooms} rooms.';
export const soldOutShort = 'full';
export const soldOut = 'sold out';
export const priceOfNight = 'from {price}';
export const lowestPriceOfNight = 'from {price}, the lowest price';

// Filters
export const filters = 'Filters';
export const popular = 'Popular';
export const freeCancellation = 'Free cancellation';
export const breakfast = 'Breakfast';
export const freeWifi = 'Free Wi-Fi';
export const parking = 'Parking';
export const rating = 'Rating';
export const anyRating = 'Any rating';
export const ratingAndUp = '{rating} and up';
export const hotelType = 'Type of hotel';
export const anyType = 'Any type';
export const otherAmenities = 'Other amenities';
export const showMore = 'Show {count} more';
export const showFewer = 'Show fewer';
export const guestsInRooms = 'Guests in {count, plural, one {# room} other {# rooms}}';

// ActiveFilters
export const activeFilters = 'Active filters';
export const nearLandmark = 'Near {landmark}';
export const removeFilter = 'Remove {filter}';
export const clearAll = 'Clear all';
export const oneHotelType = 'One type of hotel';
export const ratedAndUp = 'Rated {rating} and up';
export const thisMapArea = 'This map area';
export const priceFromTo = '{from} to {to} a night';
export const priceFrom = 'From {from} a night';
export const priceUpTo = 'Up to {to} a night';

// SearchDrawer
export const changeSearch = 'Change your search';
export const showHotels = 'Show hotels';
export const showHotelCount =
  '{count, plural, =0 {No hotels match} one {Show # hotel} other {Show # hotels}}';

// SortField
export const sortBy = 'Sort by';
export const bestRatedFirst = 'Best rated first';
export const lowestPriceFirst = 'Lowest price first';
export const highestPriceFirst = 'Highest price first';
export const nameAToZ = 'Name, A to Z';
export const closestToSights = 'Closest to the sights';

// ResultList, HotelMap
export const map = 'Map';
export const list = 'List';
export const largerMap = 'Larger map';
export const smallerMap = 'Smaller map';
export const mapOfHotels = 'Map of these hotels';
export const mapUnavailable = 'The map cannot be displayed. Use the list of hotels instead.';
export const searchAsIMove = 'Search as I move the map';

// HotelRow, RowPrice, RowTerms
export const hotelPhoto = '{hotel}, {type} in {city}';
export const reference = 'Reference {reference}';
export const details = 'Details';
export const detailsOf = 'Details of {hotel}';
export const fromPrice = 'from {price}';
export const fromPricePerNight = 'from {price} per night';
export const nightsAndGuests =
  '{nights, plural, one {# night} other {# nights}}, {guests, plural, one {# guest} other {# guests}}';
export const nightsAndGuestsInRooms =
  '{nights, plural, one {# night} other {# nights}}, {guests, plural, one {# guest} other {# guests}} in {rooms, plural, one {# room} other {# rooms}}';
export const noRoomsForStay = 'No rooms for these dates';
export const includesTaxes = 'includes taxes and fees';
export const roomsLeft = '{count, plural, one {# room} other {# rooms}} left for your dates';
