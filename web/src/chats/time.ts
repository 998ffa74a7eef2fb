import { clockTime, spokenDay } from '../kit/format';

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** The day of a moment as a separator says it: Today, Yesterday, or 20 Nov 2026. */
export function dayOf(moment: string, now = new Date()): string {
  const at = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(at, now)) return 'Today';
  return sameDay(at, yesterday) ? 'Yesterday' : spokenDay(moment);
}

/** When a chat was last written in: the clock time today, else the day. */
export const shortMoment = (moment: string): string =>
  dayOf(moment) === 'Today' ? clockTime(moment) : dayOf(moment);
