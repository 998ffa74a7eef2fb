import { currentLanguage, perLanguage } from '../../../schema/language';
import { dateParts, dollars, months, monthsIn, spokenDate } from '../../../schema/spoken';

export { amount, dollars, shortDate, spokenDate, spokenStay, wholeNumber } from '../../../schema/spoken';

/** Two digits, with a zero in front where needed. */
export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `$1,127`: the nearest whole dollar, for an average or a sum, which nobody pays, and where there is no room for cents. */
export const wholeDollars = (cents: number): string => dollars(Math.round(cents / 100) * 100);

/** `dd/MMM/yyyy`, as date fields show it: 20/Nov/2026. */
export const fieldDate = (night: string): string => {
  const { year, month, day } = dateParts(night);
  return `${day}/${month}/${year}`;
};

/** `MMM/dd/yyyy`, as the room dialog shows it: Nov/20/2026. */
export const dialogDate = (night: string): string => {
  const { year, month, day } = dateParts(night);
  return `${month}/${day}/${year}`;
};

/** A text with its ISO dates as people say them: `from Fri 20 Nov 2026`. */
export const spokenDates = (text: string): string => text.replace(/\d{4}-\d{2}-\d{2}/g, spokenDate);

/** Formats of numbers with 0 to 4 decimals. */
export const withDecimals = (style: 'decimal' | 'percent') =>
  [0, 1, 2, 3, 4].map((digits) =>
    perLanguage(
      (language) =>
        new Intl.NumberFormat(language, {
          style,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    ),
  );
const decimals = withDecimals('decimal');

/** `4.5`: a number with that many decimals, at most four. */
export const decimal = (value: number, digits = 1): string =>
  currentLanguage() === 'en' ? value.toFixed(digits) : decimals[digits]!().format(value);

/** Words as a sentence of their own: `From 15:00.` */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The month that a word begins with, in the language of the reader or in English, from 0; -1 if it is none. */
function readMonth(word: string): number {
  const typed = /\D/.test(word) ? word.toLowerCase() : '';
  const begins = (month: string) => typed.startsWith(month.toLowerCase().replace(/\.$/, ''));
  const known = months().findIndex(begins);
  return known >= 0 ? known : monthsIn('en').findIndex(begins);
}

/** Reads a typed date: 20/Nov/2026, 20.11.2026, 11/20/2026, 20 november 2026 or 2026-11-20; undefined when it is none, or one of two. */
export function readDate(text: string): string | undefined {
  const [first = '', second = '', third = ''] = text.trim().split(/[\s/.,-]+/);
  const [one, year] = first.length === 4 ? [third, first] : [first, third];
  const named = readMonth(second);
  // with dots, and after the year, the order is the same everywhere
  const isPlain = year === first || text.includes('.');
  // 04/12/2026 is one day here and another one there; 12/25/2026 can be one only
  if (named < 0 && !isPlain && Number(one) <= 12 && Number(second) <= 12 && Number(one) !== Number(second))
    return undefined;
  const isMonthFirst = named < 0 && !isPlain && Number(second) > 12;
  const day = isMonthFirst ? second : one;
  const month = named >= 0 ? named + 1 : Number(isMonthFirst ? one : second);
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year) || !(month >= 1)) return undefined;
  const night = `${year}-${twoDigits(month)}-${twoDigits(Number(day))}`;
  const date = new Date(`${night}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== night ? undefined : night;
}
