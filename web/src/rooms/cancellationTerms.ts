import { freeUntil as freeUntilOf, lastFreeDay, type CancellationTerms } from '../../../schema/cancellation';
import { addNights } from '../../../schema/nights';
import { shortDate, spokenDate } from '../kit/format';

interface Terms {
  /** First night of the stay. */
  checkIn: string;
  /** The last day with a full refund. */
  freeUntil: string;
  /** Percent that is refunded after that day. */
  lateRefundPercent: number;
}

const shareOf = (percent: number): string => (percent > 0 ? `${percent}% back` : 'nothing back');

/**
 * The cancellation terms in words, with the last free day. All dates are the hotel's; from the day of check-in on a
 * booking cannot be cancelled, whatever its terms.
 */
export function cancellationWords(terms: Terms, today: string): string {
  const { checkIn, freeUntil, lateRefundPercent } = terms;
  const lastDay = addNights(checkIn, -1);
  if (lastFreeDay(checkIn, terms) === lastDay) {
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
  const last = lastFreeDay(checkIn, { freeUntil: freeUntilOf(checkIn, policy), ...policy });
  if (today <= last) return { isFree: true, words: `Free cancellation until ${shortDate(last)}` };
  const isOver = today >= checkIn;
  return {
    isFree: false,
    words: isOver ? 'Cannot be cancelled any more' : `If you cancel: ${shareOf(policy.lateRefundPercent)}`,
  };
}
