import { LIMITS } from './limits';
import { addNights } from './nights';

/** The terms on which a booking may be cancelled: the hotel's when the booking is made, copied to the booking. */
export interface CancellationTerms {
  /** Days before the first check-in until which cancelling is free. */
  freeCancellationDays: number;
  /** Percentage of the price refunded on later cancellation, before the stay begins. */
  lateRefundPercent: number;
}

/** The terms of a hotel that sets none. */
export const CANCELLATION: CancellationTerms = { freeCancellationDays: 1, lateRefundPercent: 0 };

/** The last day, at the hotel, on which cancelling refunds everything. */
export const freeUntil = (firstCheckIn: string, { freeCancellationDays }: CancellationTerms): string =>
  addNights(firstCheckIn, -freeCancellationDays);

/**
 * The last day, at the hotel, on which cancelling is free: never later than the day of check-in, the last one on which a
 * booking can be cancelled, and that day where everything is refunded later too.
 */
export const lastFreeDay = (
  firstCheckIn: string,
  terms: { freeUntil: string; lateRefundPercent: number },
): string =>
  terms.lateRefundPercent === 100 || terms.freeUntil > firstCheckIn ? firstCheckIn : terms.freeUntil;

/** True if cancelling is free this number of days before the first check-in: lastFreeDay() in days. */
export const isFreeBefore = (days: number, terms: CancellationTerms): boolean =>
  days >= 0 && (terms.lateRefundPercent === 100 || days >= terms.freeCancellationDays);

/**
 * What cancelling today refunds, in cents: everything up to the free day, then a share, rounded down to a cent.
 * `today` is the date at the hotel. A stay that has begun cannot be cancelled.
 */
export const refundIfCancelled = (
  totalCents: number,
  firstCheckIn: string,
  today: string,
  terms: CancellationTerms,
): number =>
  today <= freeUntil(firstCheckIn, terms)
    ? totalCents
    : Math.floor((totalCents * terms.lateRefundPercent) / 100);

/** The prices before and after a change, and the terms of the booking. */
interface ChangedPrice {
  wasCents: number;
  isCents: number;
  freeUntil: string;
  lateRefundPercent: number;
}

/**
 * What a change today costs, in cents; below zero it is refunded. Less than the lowest card payment is not charged.
 * Removed nights are refunded by the cancellation terms: in full up to the free day, then a share, rounded down to a
 * cent.
 */
export function dueForChange({ wasCents, isCents, ...terms }: ChangedPrice, today: string): number {
  const more = isCents - wasCents;
  if (more >= 0) return more < LIMITS.lowestPaymentCents ? 0 : more;
  return today <= terms.freeUntil ? more : 0 - Math.floor((-more * terms.lateRefundPercent) / 100);
}
