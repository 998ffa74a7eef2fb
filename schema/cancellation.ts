import { LIMITS } from './limits';
import { addNights } from './nights';

/** On what terms a booking may be cancelled; a hotel's own, kept by each booking from the day it was made. */
export interface CancellationTerms {
  /** Cancelling is free until so many days before the first check-in. */
  freeCancellationDays: number;
  /** Percent of the price that comes back where it is cancelled later, before the stay begins. */
  lateRefundPercent: number;
}

/** The terms of a hotel that names none. */
export const CANCELLATION: CancellationTerms = { freeCancellationDays: 1, lateRefundPercent: 0 };

/** The last day, at the hotel, on which cancelling gives everything back. */
export const freeUntil = (firstCheckIn: string, { freeCancellationDays }: CancellationTerms): string =>
  addNights(firstCheckIn, -freeCancellationDays);

/**
 * What cancelling today gives back, in cents: everything up to the free day, then a share, rounded down to a
 * cent. `today` is the hotel's. A stay that has begun is not cancelled at all.
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

/** What a change is reckoned by: the prices before and after it, and the terms of the booking. */
interface ChangedPrice {
  wasCents: number;
  isCents: number;
  freeUntil: string;
  lateRefundPercent: number;
}

/**
 * What a change today asks for, in cents; below zero it comes back. Less than a card can pay is asked of nobody.
 * Nights that are given up come back on the terms of cancelling: all of it up to the free day, then a share,
 * rounded down to a cent.
 */
export function dueForChange({ wasCents, isCents, ...terms }: ChangedPrice, today: string): number {
  const more = isCents - wasCents;
  if (more >= 0) return more < LIMITS.lowestPaymentCents ? 0 : more;
  return today <= terms.freeUntil ? more : 0 - Math.floor((-more * terms.lateRefundPercent) / 100);
}
