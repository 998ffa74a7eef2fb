import { twoDigits } from './format';

// The picker works with local midnights; at its border they become calendar dates again.
export const toLocalDay = (night: string) => new Date(`${night}T00:00:00`);
export const toNight = (day: Date) =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** The first night of the month this many months after that of the given night. */
export function monthAfter(night: string, months: number): string {
  const day = toLocalDay(night);
  return toNight(new Date(day.getFullYear(), day.getMonth() + months, 1));
}
