// fileProblems
export const noFile = 'no file selected';
export const tooLarge = '{names} is(are) above the {limit} MB size limit';
export const notAllowed = '{names} is(are) not allowed';
export const tooMany = 'Choose at most {count, plural, one {# file} other {# files}} at a time.';

// HostRefusal
export const damaged = 'This file cannot be read. It may be damaged, or its name may have the wrong ending.';
export const tooManyPixels =
  'This picture has more than {count} megapixels. Make it smaller, then choose it again.';
export const aboveLimit = 'This file is above the {limit} MB size limit.';
export const outOfTime = 'The upload took too long. Try again.';
export const tooManyUploads = 'Too many uploads at once. Wait a minute, then try again.';
export const connectionLost = 'The connection was lost.';
export const hostDown = 'The image host is not responding. Try again in a minute.';
export const notChecked = 'Files cannot be checked right now. Try again in a few minutes.';
export const notAccepted = 'This file was not accepted.';
