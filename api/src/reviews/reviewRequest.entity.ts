import { Entity } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { BelongsTo, Id, Moment } from '../database/columns';

/** The mail that asks the guest of a booking for a review: at most one. */
@Entity('review_requests')
export class ReviewRequest {
  @Id()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'review_requests_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Moment()
  sentAt!: Date;
}
