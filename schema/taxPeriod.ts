import { addNights } from './nights';

/** The longest period of the tax report, in days. */
export const LONGEST_TAX_PERIOD = 366;

/** Days, the last one included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The first and last day of the month of a day. */
function monthOf(day: string): DayRange {
  const from = `${day.slice(0, 7)}-01`;
  const next = addNights(from, 31);
  return { from, to: addNights(`${next.slice(0, 7)}-01`, -1) };
}

/** The days of the tax report: those chosen, or the month of today. One end alone stands for a year from it, or up to it. */
export function taxPeriod(
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  today: string,
): DayRange {
  if (from) return { from, to: to ?? addNights(from, LONGEST_TAX_PERIOD - 1) };
  return to ? { from: addNights(to, 1 - LONGEST_TAX_PERIOD), to } : monthOf(today);
}
