export const goHome = 'Go to home';
export const contactUs = 'Contact us';
export const goBack = 'Go back';

// /handleerror
export const callFailed = 'That did not work';
export const lastStepFailed = 'The last step could not be finished.';
export const failedOn = 'It happened on {page}.';

// /somethingwentwrong
export const somethingWentWrong = 'Something went wrong';
export const noAnswer =
  'We could not reach Staybook, or it could not answer. Your bookings are safe. Check your connection and try again in a moment.';

// /unauthorized
export const unauthorized = 'Unauthorized';
export const noAccess = 'Your account does not have access to this page. Nothing was changed.';
export const useAnotherAccount = 'Use another account';

// any other address
export const notFound = 'Page not found';
export const nothingHere = 'There is nothing at this address. It may have moved, or a letter may be missing.';
export const seeAllHotels = 'See all hotels';
