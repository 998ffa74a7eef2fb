import { currentLanguage, perLanguage, type Language } from './language';

/*
 * Dates and amounts in sentences, as people say them in the language of the reader: the same on pages, in mails and in
 * calendar files.
 */

const numbers = perLanguage((language) => new Intl.NumberFormat(language));
const money = (minimumFractionDigits: number) =>
  perLanguage(
    (language) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', minimumFractionDigits }),
  );
const wholeAmounts = money(0);
const exactAmounts = money(2);
const lists = perLanguage((language) => new Intl.ListFormat(language));
const dates = (parts: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }));
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const daysOfWeek = dates({ ...DAY, weekday: 'short' });
const days = dates(DAY);

const moment = (night: string): Date => new Date(`${night}T00:00:00Z`);

/** The twelve months of a language in short, January first: three letters in English. */
export function monthsIn(language: Language): string[] {
  const names = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2026, month)));
}

/** Those of the language of the reader. */
export const months = perLanguage(monthsIn);

/** Year, month and day of a date. It is taken apart as text, so that it is the same in every time zone. */
export function dateParts(night: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = night.split('-');
  return { year, month: months()[Number(month) - 1] ?? '', day };
}

/** A date as the language says it. English is said as most of its speakers do: the day first, and no comma. */
function say(format: Intl.DateTimeFormat, night: string): string {
  if (currentLanguage() !== 'en') return format.format(moment(night));
  const parts = new Map(format.formatToParts(moment(night)).map(({ type, value }) => [type, value]));
  const order = ['weekday', 'day', 'month', 'year'] as const;
  return order.flatMap((type) => parts.get(type) ?? []).join(' ');
}

/** As people say it, where there is little room: `20 Nov 2026` */
export const shortDate = (night: string): string => say(days(), night);

/** `Fri 20 Nov 2026` */
export const spokenDate = (night: string): string => say(daysOfWeek(), night);

/** `Fri 20 Nov – Mon 23 Nov 2026`: the first year only where it differs. */
export function spokenStay(checkIn: string, checkOut: string): string {
  if (currentLanguage() !== 'en')
    return daysOfWeek()
      .formatRange(moment(checkIn), moment(checkOut))
      .replace(/\u2009/g, ' ');
  const from = spokenDate(checkIn);
  return `${checkIn.slice(0, 4) === checkOut.slice(0, 4) ? from.slice(0, -5) : from} – ${spokenDate(checkOut)}`;
}

/** `1,120` */
export const wholeNumber = (count: number): string => numbers().format(count);

/** `$1,120` or `$1,120.50`: cents are shown only where there are any. */
export const dollars = (cents: number): string => amounts(cents).format(cents / 100);

const amounts = (cents: number): Intl.NumberFormat => (cents % 100 === 0 ? wholeAmounts : exactAmounts)();

/** The same without the sign, for texts that write it themselves. */
export const amount = (cents: number): string =>
  amounts(cents)
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'currency' || type === 'literal' ? '' : value))
    .join('');

const percents = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
);

/** `14.75%`: a number of hundredths, with two decimals at most. */
export const percentage = (hundredths: number): string => percents().format(hundredths / 100);

/** `$1,234.00`, for columns and receipts. */
export const exactDollars = (cents: number): string => exactAmounts().format(cents / 100);

/** `201`, `201 and 202`, `201, 202 and 301` */
export const listed = (items: readonly (string | number)[]): string => {
  const said = lists().format(items.map(String));
  // as in the other languages, there is no comma before the last
  return currentLanguage() === 'en' ? said.replace(/, and (?=[^,]*$)/, ' and ') : said;
};
