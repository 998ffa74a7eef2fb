/*
 * Dates and amounts in sentences, as people say them: the same on pages, in mails and in calendar files.
 */

/** The months as three letters, January first. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
// made once: making one takes longer than all it formats on a page
const numbers = new Intl.NumberFormat('en-US');
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Year, month and day of a date. It is taken apart as text, so that it is the same in every time zone. */
export function dateParts(night: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = night.split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', day };
}

const weekday = (night: string): string => WEEKDAYS[new Date(`${night}T00:00:00Z`).getUTCDay()] ?? '';

/** `Fri 20 Nov 2026` */
export function spokenDate(night: string): string {
  const { year, month, day } = dateParts(night);
  return `${weekday(night)} ${Number(day)} ${month} ${year}`;
}

/** `Fri 20 Nov – Mon 23 Nov 2026`: the first year only where it differs. */
export function spokenStay(checkIn: string, checkOut: string): string {
  const from = dateParts(checkIn);
  const start = `${weekday(checkIn)} ${Number(from.day)} ${from.month}`;
  const year = from.year === dateParts(checkOut).year ? '' : ` ${from.year}`;
  return `${start}${year} – ${spokenDate(checkOut)}`;
}

/** The number of dollars alone, for texts that write the sign themselves. */
export const amount = (cents: number): string => (cents % 100 === 0 ? numbers : decimals).format(cents / 100);

/** `$1,120` or `$1,120.50`: cents are shown only where there are any. */
export const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${amount(Math.abs(cents))}`;

/** `201`, `201 and 202`, `201, 202 and 301` */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
