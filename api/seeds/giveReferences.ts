import { REFERENCE_COUNT, referenceAt } from '../../schema/bookingReferences';
import type { Booking } from '../src/bookings/booking.entity';

/** STEP and REFERENCE_COUNT have no common divisor, so steps of this size reach every reference once. */
const STEP = 79_297_000_001n;

/** Gives bookings references that differ from those of the bookings written before, and are the same at each seeding. */
export function giveReferences(bookings: Booking[], written: number): void {
  for (const [index, booking] of bookings.entries())
    booking.reference = referenceAt(Number((BigInt(written + index + 1) * STEP) % BigInt(REFERENCE_COUNT)));
}
