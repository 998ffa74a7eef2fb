import type { Booking } from '../booking.entity';

/** What the guest still owes of a booking, in cents. */
export const owedBy = ({ balanceCents }: Pick<Booking, 'balanceCents'>): number =>
  Math.max(0, balanceCents ?? 0);

/** A sum that comes back to a guest, in cents. */
export interface ComingBack {
  /** The part that lowers what they owe. */
  creditedCents: number;
  /** The part that is refunded. */
  refundCents: number;
}

/** Splits a sum that comes back: it lowers what the guest owes first, and at most `leftCents` of the rest is refunded. */
export function comeBack(
  booking: Pick<Booking, 'balanceCents'>,
  cents: number,
  leftCents: number,
): ComingBack {
  const creditedCents = Math.min(owedBy(booking), cents);
  return { creditedCents, refundCents: Math.min(cents - creditedCents, leftCents) };
}
