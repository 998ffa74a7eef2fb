import { fill } from '../../../schema/fill';
import { freeUntil as freeUntilOf, lastFreeDay, type CancellationTerms } from '../../../schema/cancellation';
import { addNights } from '../../../schema/nights';
import { shortDate, spokenDate } from '../kit/format';
import * as texts from './texts';

interface Terms {
  /** First night of the stay. */
  checkIn: string;
  /** The last day with a full refund. */
  freeUntil: string;
  /** Percent that is refunded after that day. */
  lateRefundPercent: number;
}

/**
 * The cancellation terms in a sentence. All dates are the hotel's. From the day of check-in on, a booking cannot be
 * cancelled, whatever its terms.
 */
export function cancellationWords(terms: Terms, today: string): string {
  const { checkIn, freeUntil, lateRefundPercent: percent } = terms;
  if (today >= checkIn) return texts.fromDayOfCheckIn;
  const lastDay = addNights(checkIn, -1);
  if (lastFreeDay(checkIn, terms) === lastDay)
    return fill(texts.freeUntilDayBefore, { date: spokenDate(lastDay) });
  const date = spokenDate(freeUntil);
  if (today > freeUntil)
    return percent > 0 ? fill(texts.lateShare, { date, percent }) : fill(texts.lateNothing, { date });
  return percent > 0
    ? fill(texts.freeUntilThenShare, { date, percent })
    : fill(texts.freeUntilThenNothing, { date });
}

/** The cancellation terms of a booking made today, in a few words. */
export function briefTerms(
  checkIn: string,
  policy: CancellationTerms,
  today: string,
): { isFree: boolean; words: string } {
  const last = lastFreeDay(checkIn, { freeUntil: freeUntilOf(checkIn, policy), ...policy });
  if (today <= last) return { isFree: true, words: fill(texts.freeUntilBrief, { date: shortDate(last) }) };
  const { lateRefundPercent: percent } = policy;
  const isRefundable = today < checkIn && percent > 0;
  return {
    isFree: false,
    words: isRefundable ? fill(texts.lateShareBrief, { percent }) : texts.nonRefundable,
  };
}
