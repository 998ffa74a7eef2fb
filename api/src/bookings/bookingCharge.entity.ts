import { Entity, Index } from 'typeorm';
import { BelongsTo, Cents, Count, Id, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Booking } from './booking.entity';

/** A tax or fee of a booking at the time of booking. */
@Entity('booking_charges')
@Index('booking_charges_booking', ['bookingId', 'place'])
export class BookingCharge {
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'charges_of_booking', 'CASCADE')
  bookingRow?: Booking;

  /** Position in the list, from 0. */
  @Count()
  place!: number;

  @Text(60)
  title!: string;

  @Cents()
  cents!: number;
}

/** Builds a new booking charge. */
export const newBookingCharge = rowBuilder(BookingCharge, { id: newId });
