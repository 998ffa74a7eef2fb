const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00` */
export const dollars = (cents: number): string => money.format(cents / 100);

// A night is a calendar date: parsed and formatted in UTC, it is the same date everywhere.
const date = (options: Intl.DateTimeFormatOptions, night: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(new Date(night))
    .replaceAll(',', '');

/** `Tue 1 Dec 2026` */
export const formatDate = (night: string): string =>
  date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, night);

/** `1 night`, `3 nights` */
export const pluralise = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `a•••@example.com`: recognisable for its owner, unknown to others. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/su, '$1•••');
