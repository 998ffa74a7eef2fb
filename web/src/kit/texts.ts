/** Texts that pages of any folder share. */
export const cancel = 'Cancel';
export const close = 'Close';
export const save = 'Save';
export const saving = 'Saving …';
export const tryAgain = 'Try again';
export const rooms = '{count, plural, one {# room} other {# rooms}}';
export const nights = '{count, plural, one {# night} other {# nights}}';
export const guests = '{count, plural, one {# guest} other {# guests}}';
export const people = '{count, plural, one {# person} other {# people}}';
export const hotels = '{count, plural, one {# hotel} other {# hotels}}';
export const bookings = '{count, plural, one {# booking} other {# bookings}}';
export const reviews = '{count, plural, one {# review} other {# reviews}}';
