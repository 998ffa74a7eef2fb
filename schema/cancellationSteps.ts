import { fill, translated } from './fill';
import { lastFreeDay } from './cancellation';
import { addNights } from './nights';
import { dollars, spokenDate } from './spoken';

/** The terms on which a stay can be cancelled, with its first night. */
export interface StayTerms {
  checkIn: string;
  /** The last day with a full refund. */
  freeUntil: string;
  /** Percent of the price of the rooms that is refunded after that day. */
  lateRefundPercent: number;
}

/** What is to be refunded in full, in cents: the rooms, of which the terms can keep a part, and the extras. */
export interface RefundableSums {
  totalCents: number;
  extrasCents: number;
}

/** What a booking was paid and has kept, in cents. */
export interface PaidSums extends RefundableSums {
  paidCents: number;
  refundedCents: number;
  disputedCents: number;
}

/** The sums of a booking of which exactly its price is paid; of any other the terms are told in percent. */
export const paidExactly = ({ paidCents, refundedCents, disputedCents, ...sums }: PaidSums) =>
  paidCents - refundedCents - disputedCents === sums.totalCents + sums.extrasCents ? sums : undefined;

/** `$408 of $612`, or `66%` if the sums are unknown. */
function shareWords(percent: number, sums: RefundableSums | undefined): string {
  if (!sums) return fill('{percent}%', { percent });
  const { totalCents, extrasCents } = sums;
  return fill('{part} of {whole}', {
    part: dollars(Math.floor((totalCents * percent) / 100) + extrasCents),
    whole: dollars(totalCents + extrasCents),
  });
}

/**
 * The cancellation terms from today on, one sentence for each step. All dates are the hotel's. The day of check-in is the
 * last on which a booking can be cancelled, until the guests have checked in.
 */
export function cancellationSteps(terms: StayTerms, today: string, sums?: RefundableSums): string[] {
  const { checkIn, lateRefundPercent: percent } = terms;
  if (today > checkIn)
    return [translated('Non-refundable.'), translated('A stay that has begun cannot be cancelled.')];
  const lastFree = lastFreeDay(checkIn, terms);
  const isFreeNow = today <= lastFree;
  const isShared = lastFree < checkIn && percent > 0;
  const share = shareWords(percent, sums);
  const date = spokenDate(lastFree);
  const ended = fill('Free cancellation for these dates ended on {date}.', { date });
  if (!isFreeNow && !isShared) return [translated('Non-refundable.'), ended];
  return [
    isFreeNow
      ? fill('Free cancellation until {date} (hotel time).', { date })
      : fill('{share} is refunded if you cancel until {date} (hotel time).', {
          share,
          date: spokenDate(checkIn),
        }),
    ...(isFreeNow && isShared ? [fill('After that, {share} is refunded.', { share })] : []),
    fill('From {date}, nothing is refunded.', {
      date: spokenDate(addNights(isShared ? checkIn : lastFree, 1)),
    }),
    ...(isFreeNow ? [] : [ended]),
  ];
}
