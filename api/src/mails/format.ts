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

/** `a•••@e•••.com`: recognisable for its owner, unknown to others, and no words of whoever chose it. */
export const maskEmail = (email: string): string =>
  email.replace(/^(.).*@(.).*(\.[^.]*)$/su, '$1•••@$2•••$3');

/** Characters of a person's name in a mail. */
const LONGEST_NAME = 60;

/**
 * The name of a person as it stands in mails, which may go to somebody else: one line of at most 60 characters, without
 * characters that are not seen, and without anything that a mail program makes a link of.
 */
export function plainName(name: string): string {
  const line = name
    .replace(/[\p{C}\p{Z}\p{DI}]+/gu, ' ')
    .replaceAll('://', ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= LONGEST_NAME) return line || 'guest';
  return `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
