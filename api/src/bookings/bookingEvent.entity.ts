import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { BelongsTo, Count, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Booking, BookingStatus, PaymentStatus } from './booking.entity';

@ObjectType({
  description: 'A step in the history of a booking: when, by whom and why. It is never edited.',
  simpleResolvers: true,
})
@Entity('booking_events')
@Index('booking_events_step', ['bookingId', 'step'], { unique: true })
export class BookingEvent {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'events_of_booking', 'CASCADE')
  bookingRow?: Booking;

  /** 1 for the first. Unique for each booking, so concurrent writers cannot both take the next step. */
  @Count()
  step!: number;

  @Field(() => Date, { description: 'When.' })
  @Moment()
  at!: Date;

  /** Null for the server and the card provider. */
  @Ref({ nullable: true })
  userId!: string | null;

  @Field(() => BookingStatus, {
    nullable: true,
    description: 'The status before; null for the first step.',
  })
  @Text(10, { nullable: true })
  fromStatus!: BookingStatus | null;

  @Field(() => PaymentStatus, {
    nullable: true,
    description: 'The payment status before; null for the first step.',
  })
  @Text(10, { nullable: true })
  fromPayment!: PaymentStatus | null;

  @Field(() => BookingStatus, { description: 'The status after this step.' })
  @Text(10)
  status!: BookingStatus;

  @Field(() => PaymentStatus, { description: 'The payment status after this step.' })
  @Text(10)
  payment!: PaymentStatus;

  @Field(() => String, { description: 'A short reason.' })
  @Text(200)
  why!: string;

  @Field(() => String, { nullable: true, description: 'The reason that staff gave in their own words.' })
  @Text(LIMITS.cancellationReason, { nullable: true })
  reason!: string | null;
}

/** Builds a new booking event. */
export const newBookingEvent = rowBuilder(BookingEvent, { id: newId, reason: null });
