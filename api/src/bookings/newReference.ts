import { randomInt } from 'node:crypto';
import { REFERENCE_COUNT, referenceAt } from '../../../schema/bookingReferences';

/** A random reference for a booking. Among a million bookings, one in 100,000 exists already. */
export const newReference = (): string => referenceAt(randomInt(REFERENCE_COUNT));
