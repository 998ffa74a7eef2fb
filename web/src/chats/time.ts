import { clockTime, spokenDay } from '../kit/moments';
import * as texts from './texts';

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** The day of a moment for the separator between messages: Today, Yesterday, or 20 Nov 2026. */
export function dayOf(moment: string, now = new Date()): string {
  const at = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(at, now)) return texts.today;
  return sameDay(at, yesterday) ? texts.yesterday : spokenDay(moment);
}

/** The moment of the last message of a chat: its time if it is today, else its day. */
export const shortMoment = (moment: string): string =>
  sameDay(new Date(moment), new Date()) ? clockTime(moment) : dayOf(moment);
