export const savedHotels = 'Saved hotels';
export const savedOnDevice =
  'These hotels are saved on this device. <link>Sign in</link> to keep them in your account.';
export const nothingSaved = 'You have not saved any hotels yet';
export const howToSave = 'Press the heart on a hotel to find it here again, with its price for your dates.';
export const seeHotels = 'See hotels';

// SavedList
export const removed = '{hotel} was removed.';
export const undo = 'Undo';
export const gone = 'This hotel is no longer on Staybook.';
export const remove = 'Remove';
export const removeHotel = 'Remove {hotel}';

// StayBar
export const withoutDates = 'Prices are for one night. Choose dates to see what your stay costs.';
export const chooseDates = 'Choose dates';

// CompareBox, CompareBar
export const compare = 'Compare';
export const compareHotel = 'Compare {hotel}';
export const chooseAnother = 'Choose another hotel to compare.';
export const chosen = '{count, plural, one {# hotel chosen} other {# hotels chosen}}';
export const compareCount = 'Compare {count, plural, one {# hotel} other {# hotels}}';

// ComparePage, CompareTable
export const compareHotels = 'Compare hotels';
export const toSavedHotels = 'Your saved hotels';
export const nothingToCompare = 'No hotels to compare';
export const howToCompare = 'Choose up to three of your saved hotels.';
export const typeInCity = '{type} in {city}';
export const priceOfStay = 'Price of the stay';
export const priceOfNight = 'A night from';
export const location = 'Location';
export const amenities = 'Amenities';
export const notSpecified = 'Not specified';
export const freeCancellation =
  '{days, plural, =0 {Free until check-in} one {Free until # day before} other {Free until # days before}}';
