import { Entity, Index } from 'typeorm';
import type { ChargeRule, PricedCharge } from '../../../schema/prices';
import { BelongsTo, Cents, Count, Id, Json, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Booking } from './booking.entity';

/** How a tax or fee is calculated. */
type SoldRule = Omit<ChargeRule, 'title'>;

/** A tax or fee as it is sold: its amount, and the rules by which it was calculated. */
export interface SoldCharge extends PricedCharge {
  /** By the sale of a night (`SoldNight.sale`); null for nights that were sold without it. */
  rules: (SoldRule | null)[] | null;
}

/** A tax or fee of a booking at the time of booking, or below zero a rise that a change let go. */
@Entity('booking_charges')
@Index('booking_charges_booking', ['bookingId', 'place'])
export class BookingCharge implements SoldCharge {
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

  /** Null for what has no rule, and for charges that are older than this column. */
  @Json({ nullable: true })
  rules!: SoldCharge['rules'];
}

/** Builds a new booking charge. */
export const newBookingCharge = rowBuilder(BookingCharge, { id: newId, rules: null });
