// RatesPage
export const rates = 'Rates';
export const firstNightShown = 'First night shown';
export const compareWithLastYear = 'Compare with last year';

// HotelRates
export const ratesOf = 'Rates of {hotel}. Arrow keys move; hold Shift to select nights.';
export const noRoomTypes = 'This hotel has no room types yet.';
export const undo = 'Undo';

// RateGrid
export const roomType = 'Room type';
export const basePriceOf = 'Base {price}';
export const roomsLeft = '{free} left';
export const soldOut = 'Full';
export const roomsLeftSpoken = '{free} of {total, plural, one {# room} other {# rooms}} left';
export const minimumShort = 'min {count}';
export const minimumSpoken = 'minimum stay {count, plural, one {# night} other {# nights}}';

// LastYearRow
export const soldLastYear = 'Sold last year';
export const soldAverage = 'Average of the same weekday';
export const soldSpoken =
  '{night}: {rooms, plural, one {# room} other {# rooms}} sold at {price} on average; the rate is now {difference}';
export const noneSold = '{night}: none sold';

// usePriceSetting
export const setBy = '{price} for {night} was set by {who}, {moment}.';
export const setUnknown =
  '{price} for {night} differs from the base price. There is no record of who set it.';

// RateEditForm
export const setRates = 'Set rates';
export const setRatesIntro = 'Select nights in the calendar, or enter them here.';
export const roomTypes = 'Room types';
export const roomTypesMissing = 'Select at least one room type.';
export const firstNight = 'First night';
export const firstNightMissing = 'Enter the first night.';
export const lastNight = 'Last night';
export const lastNightWrong = 'Enter a night on or after the first.';
export const weekdays = 'Weekdays';
export const weekdaysMissing = 'Select at least one weekday.';
export const monday = 'Mon';
export const tuesday = 'Tue';
export const wednesday = 'Wed';
export const thursday = 'Thu';
export const friday = 'Fri';
export const saturday = 'Sat';
export const sunday = 'Sun';
export const price = 'Price per night ($)';
export const minimumStay = 'Minimum stay';
export const minimumStayWrong = 'Enter a number of nights.';
export const nothingToSet = 'Enter a price, a minimum stay, or both.';
export const set = 'Set';
export const useBasePrice = 'Use base price';
export const removeMinimum = 'Remove minimum';

// rateEditMessage
export const priceSet =
  'Set {price} for {nights, plural, one {# night} other {# nights}} of {roomTypes, plural, one {# room type} other {# room types}}.';
export const minimumSet =
  'Set a minimum stay of {minimum, plural, one {# night} other {# nights}} for {nights, plural, one {# night} other {# nights}} of {roomTypes, plural, one {# room type} other {# room types}}.';
export const priceAndMinimumSet =
  'Set {price} and a minimum stay of {minimum, plural, one {# night} other {# nights}} for {nights, plural, one {# night} other {# nights}} of {roomTypes, plural, one {# room type} other {# room types}}.';
export const basePriceSet =
  'Set the base price for {nights, plural, one {# night} other {# nights}} of {roomTypes, plural, one {# room type} other {# room types}}.';
export const minimumRemoved =
  'Removed the minimum stay for {nights, plural, one {# night} other {# nights}} of {roomTypes, plural, one {# room type} other {# room types}}.';

// useRateEdit
export const ratesRestored = 'Previous rates restored.';
