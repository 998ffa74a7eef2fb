// WatchButton
export const watch = 'Watch';
export const watching = 'Watching';
export const watchRoom = 'Watch room {number}';
export const watchingRoom = 'Watching room {number}';
export const begun = 'We’ll email you. You’ll find your watches under Saved hotels.';
export const ended = 'You’re no longer watching this stay.';

// WatchDialog
export const watchHotel = 'Watch this hotel';
export const chooseNights = 'Choose your nights first. You watch a hotel for certain nights.';
export const promise =
  'We’ll email you when a stay for {guests, plural, one {# guest} other {# guests}} in {rooms, plural, one {# room} other {# rooms}} becomes available or at least 10% cheaper for {dates}, at most once a day.';
export const promiseOfRoom =
  'We’ll email you when room {number} becomes available or at least 10% cheaper for {dates}, at most once a day.';
export const endsByItself =
  'The watch ends when you book the hotel for these nights, or when the arrival date has passed.';
export const isWatched = 'You are watching this stay.';
export const signInToWatch = 'Sign in to watch';
export const endWatch = 'Stop watching';

// WatchList
export const watchedStays = 'Watched stays';
export const howToWatch =
  'Press Watch on the page of a hotel, and we’ll email you when your stay becomes available or at least 10% cheaper.';
export const notLoaded = 'Your watches could not be loaded.';
export const roomNumber = 'Room {number}';
export const priceThen = 'Price then';
export const priceNow = 'Price now';
export const notFree = 'Not available';
export const cheaper = '{percent}% less';
export const dearer = '{percent}% more';
export const endWatchOf = 'Stop watching {hotel}, {dates}';
export const endedOf = 'You’re no longer watching {hotel}.';
export const undo = 'Undo';
export const gone = 'This hotel is no longer on Staybook.';

// EndWatchPage
export const endTitle = 'Stop watching this stay?';
export const endAllTitle = 'Stop watching all your stays?';
export const noMoreOfThis = 'You will get no more emails about this stay.';
export const noMoreOfAll = 'You will get no more emails about hotels that you watch.';
export const endAll = 'Stop watching all';
export const keep = 'Keep watching';
export const endedTitle = 'You’re no longer watching this stay';
export const allEndedTitle = 'You’re no longer watching any stays';
export const goToHome = 'Go to the home page';
