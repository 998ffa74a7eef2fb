import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { ExtraAmount, ExtraUnitName } from '../../../../schema/extras';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { BelongsTo, Cents, Count, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Extra, ExtraUnit } from '../../hotels/extras/extra.entity';
import { Booking } from '../booking.entity';

/** An extra that was sold on a booking, at the price of the time. Its price never changes; it can be removed. */
@ObjectType({ description: 'An extra that was sold on a booking.', simpleResolvers: true })
@Entity('booking_extras')
@Index('booking_extras_key', ['bookingId', 'requestKey'], { unique: true })
@Index('booking_extras_booking', ['bookingId', 'soldAt', 'id'])
@Index('booking_extras_extra', ['extraId'])
export class BookingExtra implements ExtraAmount {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'extras_of_booking', 'CASCADE')
  bookingRow?: Booking;

  /** The extra on the hotel's price list; null if it was deleted since. */
  @Ref({ nullable: true })
  extraId!: string | null;

  @BelongsTo(() => Extra, 'extraId', 'booking_extras_of_extra', 'SET NULL')
  extraRow?: Extra;

  @Field(() => String, { description: 'Its name when it was sold.' })
  @Text(60)
  title!: string;

  @Field(() => ExtraUnit, { description: 'What its price was for when it was sold.' })
  @Text(20)
  unit!: ExtraUnitName;

  @Field(() => Int, { description: 'The price of one unit when it was sold, in cents, with all taxes.' })
  @Cents()
  unitCents!: number;

  @Field(() => Int, { description: 'Persons if the price is for one person, otherwise pieces.' })
  @Count()
  quantity!: number;

  @Field(() => Int, { nullable: true, description: 'Nights; null if the price is not for one night.' })
  @Count({ nullable: true })
  nights!: number | null;

  @Field(() => Int, { description: 'What it costs, in cents, with all taxes.' })
  @Cents()
  cents!: number;

  @Field(() => String, { nullable: true, description: 'What staff noted on it; the guest can read it.' })
  @Text(LIMITS.extraNote, { nullable: true })
  note!: string | null;

  /** The client makes one key for each sale. The same key sells once. */
  @Text(100)
  requestKey!: string;

  @Field(() => Date, { description: 'When it was sold.' })
  @Moment()
  soldAt!: Date;

  @Ref()
  soldById!: string;

  @Field(() => Date, { nullable: true, description: 'When it was removed; null if it was not.' })
  @Moment({ nullable: true })
  cancelledAt!: Date | null;

  @Ref({ nullable: true })
  cancelledById!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was removed; null if it was not.' })
  @Text(LIMITS.cancellationReason, { nullable: true })
  cancelReason!: string | null;
}

/** Builds a new extra of a booking. */
export const newBookingExtra = rowBuilder(BookingExtra, {
  id: newId,
  soldAt: now,
  cancelledAt: null,
  cancelledById: null,
  cancelReason: null,
});
