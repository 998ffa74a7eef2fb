import { hook } from '../core/hooks';
import type { Booking, BookingStatus } from './booking.entity';

/** A step that a booking has just taken; the booking stands where it led. */
export interface BookingMoved {
  booking: Booking;
  fromStatus: BookingStatus;
}

/** Runs inside the transaction of every step of a booking but its first. */
export const onBookingMoved = hook<BookingMoved>();
