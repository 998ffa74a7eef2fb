import { fill, translated } from '../../../schema/fill';
import { clockIn } from '../../../schema/hotelTime';
import { exactDollars, spokenDate } from '../../../schema/spoken';
import { inEnglish } from '../core/readerLanguage';

/** `$1,234.00`, in the language of the reader. */
export const dollars = exactDollars;

/** `$1,234.00`, in what is stored for everybody. */
export const englishDollars = (cents: number): string => inEnglish(() => exactDollars(cents));

/** `Tue 1 Dec 2026, 18:00`, as the clock of the time zone shows it */
export function momentWords(moment: Date, timeZone: string): string {
  const { day, time } = clockIn(timeZone, moment);
  return fill('{date}, {time}', { date: spokenDate(day), time });
}

/** `1 night`, `3 nights` */
export const nightsInWords = (nights: number): string =>
  fill('{nights, plural, one {# night} other {# nights}}', { nights });

/**
 * `a•••@e•••.com`: the owner recognises it, others learn nothing, and it contains no text that a user chose.
 */
export const maskEmail = (email: string): string =>
  email.replace(/^(.).*@(.).*(\.[^.]*)$/su, '$1•••@$2•••$3');

/** A text of a person in a mail: one line without invisible characters, and without text that a mail program turns into a link. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}\p{DI}]+/gu, ' ')
    .replaceAll('://', ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();

/** The maximum length of a person's name in a mail, in characters. */
const LONGEST_NAME = 60;

/**
 * The name of a person in a mail, which may go to someone else: one line of at most 60 characters, without
 * invisible characters, and without text that a mail program turns into a link.
 */
export function plainName(name: string): string {
  const line = plainText(name);
  const characters = [...line];
  if (characters.length <= LONGEST_NAME) return line || translated('guest');
  return `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
