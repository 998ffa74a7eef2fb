import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { Booking } from '../booking.entity';
import { BelongsTo, Count, Id, Moment } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** A paid booking whose rooms the hotel removed. It waits to be cancelled and refunded in full. */
@Entity('hotel_cancellations')
@Index('hotel_cancellations_due', ['dueAt'])
export class HotelCancellation {
  /** The id of the booking. */
  @Id()
  id!: string;

  @BelongsTo(() => Booking, 'id', 'hotel_cancellation_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** When it is cancelled next. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  @Count()
  attempts!: number;
}

/** Builds a new hotel cancellation. */
export const newHotelCancellation = rowBuilder(HotelCancellation, { dueAt: now, attempts: 0 });
