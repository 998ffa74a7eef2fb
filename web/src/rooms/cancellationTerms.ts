import { freeUntil as lastFreeDay, type CancellationTerms } from '../../../schema/cancellation';
import { addNights } from '../../../schema/nights';
import { shortDate, spokenDate } from '../ui/format';

interface Terms {
  /** First night of the stay. */
  checkIn: string;
  /** The last day with a full refund. */
  freeUntil: string;
  /** Percent that is refunded after that day. */
  lateRefundPercent: number;
}

/** The last day on which cancelling is free, never later than the day before check-in. */
const lastDayOf = ({ checkIn, freeUntil, lateRefundPercent }: Terms): string => {
  const lastDay = addNights(checkIn, -1);
  return lateRefundPercent === 100 || freeUntil >= lastDay ? lastDay : freeUntil;
};

const shareOf = (percent: number): string => (percent > 0 ? `${percent}% back` : 'nothing back');

/**
 * The cancellation terms in words, with the last free day. All dates are the hotel's; from the day of check-in on a
 * booking cannot be cancelled, whatever its terms.
 */
export function cancellationWords(terms: Terms, today: string): string {
  const { checkIn, freeUntil, lateRefundPercent } = terms;
  const lastDay = addNights(checkIn, -1);
  if (lastDayOf(terms) === lastDay) {
    if (today <= lastDay)
      return `Free cancellation until ${spokenDate(lastDay)} (hotel’s time), the day before check-in.`;
    return 'From the day of check-in on, a booking cannot be cancelled.';
  }
  const share = shareOf(lateRefundPercent);
  return today > freeUntil
    ? `Cancelling is no longer free: ${share} if you cancel before check-in.`
    : `Free cancellation until ${spokenDate(freeUntil)} (hotel’s time); after that ${share}.`;
}

/** The terms of a booking that is made today, where there is room for a few words. */
export function briefTerms(
  checkIn: string,
  policy: CancellationTerms,
  today: string,
): { isFree: boolean; words: string } {
  const terms = { checkIn, freeUntil: lastFreeDay(checkIn, policy), ...policy };
  const last = lastDayOf(terms);
  if (today <= last) return { isFree: true, words: `Free cancellation until ${shortDate(last)}` };
  const isOver = today >= checkIn;
  return {
    isFree: false,
    words: isOver ? 'Cannot be cancelled any more' : `If you cancel: ${shareOf(policy.lateRefundPercent)}`,
  };
}
