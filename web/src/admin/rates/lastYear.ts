import { percentage } from '../../../../schema/spoken';
import { addNights } from '../../../../schema/nights';

/** 52 weeks: the night a year ago on the same weekday. */
const YEAR = 364;

/** The same weekday a year ago. */
export const aYearBefore = (night: string): string => addNights(night, -YEAR);

/** The difference of a price from the one before in whole percent, with its sign: `+8%`, `−3%`, `±0%`. */
export function differenceInPercent(cents: number, before: number): string {
  const percent = Math.round(((cents - before) / before) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${percentage(Math.abs(percent))}`;
}
