import { addNights } from '../../../../schema/nights';
import { spokenDate } from '../../ui/format';

interface Terms {
  /** First night of the stay. */
  checkIn: string;
  /** The last day on which cancelling gives everything back. */
  freeUntil: string;
  /** Percent that comes back later. */
  lateRefundPercent: number;
}

/**
 * The terms of cancelling in words, with the day. All days are the hotel's; from check-in on nothing is cancelled,
 * whatever the terms.
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
