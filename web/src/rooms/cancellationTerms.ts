import { fill } from '../../../schema/fill';
import { freeUntil as freeUntilOf, lastFreeDay, type CancellationTerms } from '../../../schema/cancellation';
import { shortDate } from '../kit/format';
import * as texts from './texts';

/** The cancellation terms of a booking made today, in a few words. */
export function briefTerms(
  checkIn: string,
  policy: CancellationTerms,
  today: string,
): { isFree: boolean; words: string } {
  const last = lastFreeDay(checkIn, { freeUntil: freeUntilOf(checkIn, policy), ...policy });
  if (today <= last) return { isFree: true, words: fill(texts.freeUntilBrief, { date: shortDate(last) }) };
  const { lateRefundPercent: percent } = policy;
  const isRefundable = today <= checkIn && percent > 0;
  return {
    isFree: false,
    words: isRefundable ? fill(texts.lateShareBrief, { percent }) : texts.nonRefundable,
  };
}
