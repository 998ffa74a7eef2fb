import { hook } from '../core/hooks';
import type { Booking } from './booking.entity';

/** Runs inside the transaction that cancels a confirmed booking, with its row locked. */
export const onBookingCancelled = hook<Booking>();
