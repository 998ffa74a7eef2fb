import { currentLanguage, perLanguage } from './language';

/*
 * Dates and amounts in sentences, as people say them in the language of the reader: the same on pages, in mails and in
 * calendar files.
 */

/** Months as three letters in English, January first. */
export const ENGLISH_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const numbers = perLanguage((language) => new Intl.NumberFormat(language));
const decimals = perLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const money = (cents: boolean) =>
  perLanguage(
    (language) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: cents ? 2 : 0,
      }),
  );
const wholeAmounts = money(false);
const exactAmounts = money(true);
const lists = perLanguage((language) => new Intl.ListFormat(language));
const dates = (parts: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }));
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const daysOfWeek = dates({ ...DAY, weekday: 'short' });
const days = dates(DAY);
const monthNames = dates({ month: 'short' });

const moment = (night: string): Date => new Date(`${night}T00:00:00Z`);

/** The twelve months in short, January first: three letters in English. */
export const months = perLanguage((language) =>
  language === 'en'
    ? ENGLISH_MONTHS
    : ENGLISH_MONTHS.map((_name, month) => monthNames().format(new Date(Date.UTC(2026, month, 1)))),
);

/** Year, month and day of a date. It is taken apart as text, so that it is the same in every time zone. */
export function dateParts(night: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = night.split('-');
  return { year, month: months()[Number(month) - 1] ?? '', day };
}

/** As people say it, where there is little room: `20 Nov 2026` */
export function shortDate(night: string): string {
  if (currentLanguage() !== 'en') return days().format(moment(night));
  const { year, month, day } = dateParts(night);
  return `${Number(day)} ${month} ${year}`;
}

/** `Fri 20 Nov 2026` */
export const spokenDate = (night: string): string =>
  currentLanguage() === 'en'
    ? `${WEEKDAYS[moment(night).getUTCDay()] ?? ''} ${shortDate(night)}`
    : daysOfWeek().format(moment(night));

/** `Fri 20 Nov – Mon 23 Nov 2026`: the first year only where it differs. */
export function spokenStay(checkIn: string, checkOut: string): string {
  if (currentLanguage() !== 'en')
    return daysOfWeek()
      .formatRange(moment(checkIn), moment(checkOut))
      .replace(/\u2009/g, ' ');
  const from = spokenDate(checkIn);
  const isSameYear = dateParts(checkIn).year === dateParts(checkOut).year;
  return `${isSameYear ? from.slice(0, -5) : from} – ${spokenDate(checkOut)}`;
}

/** `1,120` */
export const wholeNumber = (count: number): string => numbers().format(count);

/** The number of dollars alone, for texts that write the sign themselves. */
export const amount = (cents: number): string =>
  (cents % 100 === 0 ? numbers : decimals)().format(cents / 100);

/** `$1,120` or `$1,120.50`: cents are shown only where there are any. */
export const dollars = (cents: number): string =>
  (cents % 100 === 0 ? wholeAmounts : exactAmounts)().format(cents / 100);

/** `$1,234.00`, for columns and receipts. */
export const exactDollars = (cents: number): string => exactAmounts().format(cents / 100);

/** `201`, `201 and 202`, `201, 202 and 301` */
export const listed = (items: readonly (string | number)[]): string =>
  currentLanguage() === 'en'
    ? items.length < 2
      ? items.join('')
      : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
    : lists().format(items.map(String));
