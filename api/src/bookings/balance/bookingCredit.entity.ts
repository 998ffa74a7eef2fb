import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { BelongsTo, Cents, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';

/** A part of what a guest owed that the hotel has waived. The folio shows it as an adjustment. */
@Entity('booking_credits')
@Index('booking_credits_booking', ['bookingId', 'requestKey'], { unique: true })
export class BookingCredit {
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'credits_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  @Cents()
  cents!: number;

  @Text(LIMITS.cancellationReason)
  reason!: string;

  /** The key of the request. */
  @Text(100)
  requestKey!: string;

  @Moment()
  createdAt!: Date;
}

/** Builds a new credit. */
export const newBookingCredit = rowBuilder(BookingCredit, { id: newId, createdAt: now });
