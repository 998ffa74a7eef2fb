/** Texts that pages of any folder share. */
export const cancel = 'Cancel';
export const close = 'Close';
export const share = 'Share';
export const linkCopied = 'Link copied';
export const save = 'Save';
export const tryAgain = 'Try again';
export const rooms = '{count, plural, one {# room} other {# rooms}}';
export const nights = '{count, plural, one {# night} other {# nights}}';
export const guests = '{count, plural, one {# guest} other {# guests}}';
export const hotels = '{count, plural, one {# hotel} other {# hotels}}';
export const reviews = '{count, plural, one {# review} other {# reviews}}';

export const loading = 'Loading';
export const working = 'Working';
export const copied = 'Copied';
export const secretSaved = 'I have saved it';
export const total = 'Total';
export const justNow = 'just now';
export const distanceInMiles = '{count, plural, one {# mile} other {# miles}}';

// PasswordField
export const show = 'Show';
export const hide = 'Hide';

// Dates
export const selectDate = 'Select a date';
export const unreadableDate = 'Enter a date like 20/Nov/2026';
export const openCalendar = '{label}: open calendar';

// Pictures
export const onlyPicture = '{of}, picture';
export const pictures = 'Pictures of {of}';
export const pictureOf = '{of}, picture {number} of {count}';
export const photosBy = 'Photos by {name}';
export const photoBy = 'Photo {number} of {count} by {name}';
export const enlargePicture = 'Enlarge picture {number} of {count} of {of}';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const previousPictureOf = 'Previous picture of {of}';
export const nextPictureOf = 'Next picture of {of}';

// Pages of a list
export const pages = 'pagination navigation';
export const thisPage = 'page {number}';
export const goToPage = 'Go to page {number}';
export const goToPreviousPage = 'Go to previous page';
export const goToNextPage = 'Go to next page';

// Stars
export const noRatings = 'No ratings yet';
export const ratings = '{count, plural, one {# rating} other {# ratings}}';
export const stars = '{count, plural, one {# star} other {# stars}}';
export const starsOfFive = '{value} out of 5';
export const noStars = 'No stars yet';
export const clearScore = 'Clear the score for {subject}';
export const clear = 'Clear';
export const ratingOfFive = '{rating} out of 5 stars';

// A form that is left
export const leaveWithoutSaving = 'Leave without saving?';
export const stay = 'Stay';
export const leave = 'Leave';
export const unsavedChanges = 'Your changes have not been saved.';

// Stepper
export const oneLess = 'One less: {what}';
export const oneMore = 'One more: {what}';
