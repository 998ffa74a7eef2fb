const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00` */
export const dollars = (cents: number): string => money.format(cents / 100);

// a night is a calendar date: read as UTC and written as UTC, it is the same date everywhere
const date = (options: Intl.DateTimeFormatOptions, night: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(new Date(night))
    .replaceAll(',', '');

/** `Tue 1 Dec 2026` */
export const spokenDate = (night: string): string =>
  date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, night);

/** `1 night`, `3 nights` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `a•••@example.com`: enough to recognise one's own address, too little to learn another's. */
export const masked = (email: string): string => email.replace(/^(.).*(?=@)/su, '$1•••');
