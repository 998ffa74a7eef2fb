import { addNights } from '../../../../schema/nights';
import { spokenDate } from '../../ui/format';

interface Terms {
  /** First night of the stay. */
  checkIn: string;
  /** The last day with a full refund. */
  freeUntil: string;
  /** Percent that is refunded after that day. */
  lateRefundPercent: number;
}

/**
 * The cancellation terms in words, with the last free day. All dates are the hotel's; from the day of check-in on a
 * booking cannot be cancelled, whatever its terms.
 */
export function cancellationWords({ checkIn, freeUntil, lateRefundPercent }: Terms, today: string): string {
  const lastDay = addNights(checkIn, -1);
  const isLate = today > freeUntil;
  if (lateRefundPercent === 100 || freeUntil >= lastDay) {
    if (today <= lastDay)
      return `Free cancellation until ${spokenDate(lastDay)} (hotel’s time), the day before check-in.`;
    return 'From the day of check-in on, a booking cannot be cancelled.';
  }
  const share = lateRefundPercent > 0 ? `${lateRefundPercent}% back` : 'nothing back';
  return isLate
    ? `Cancelling is no longer free: ${share} if you cancel before check-in.`
    : `Free cancellation until ${spokenDate(freeUntil)} (hotel’s time); after that ${share}.`;
}
