import { spokenDate, spokenStay } from '../../kit/format';

/** One day, or the first and the last of several. */
export const daysInWords = ({ from, day }: { from: string; day: string }): string =>
  from === day ? spokenDate(day) : spokenStay(from, day);
