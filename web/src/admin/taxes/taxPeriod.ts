import { addNights, todayIn } from '../../../../schema/nights';
import { boundsOf } from '../table/filters';

/** The longest period of the report, in days. */
const LONGEST = 366;

/** The first and last day of the month of a day. */
function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`;
  const next = addNights(from, 31);
  return { from, to: addNights(`${next.slice(0, 7)}-01`, -1) };
}

/** The days of the report: those chosen, or the month of today in UTC. One end alone stands for a year from or up to it. */
export function taxPeriod(chosen: string | undefined, today = todayIn('UTC', new Date())) {
  const { from, to } = boundsOf(chosen);
  if (from) return { from, to: to ?? addNights(from, LONGEST - 1) };
  return to ? { from: addNights(to, 1 - LONGEST), to } : monthOf(today);
}
