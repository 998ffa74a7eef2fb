import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { LIMITS } from '../../../../schema/limits';
import { Booking } from '../booking.entity';
import { BelongsTo, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

@ObjectType({ description: 'A note on a booking, for staff only.', simpleResolvers: true })
@Entity('booking_notes')
@Index('booking_notes_booking', ['bookingId', 'createdAt', 'id'])
export class BookingNote {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'notes_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Ref()
  authorId!: string;

  @Field(() => String, { description: 'The note.' })
  @Text(LIMITS.shortText)
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  @Moment()
  createdAt!: Date;
}

/** Builds a new booking note. */
export const newBookingNote = rowBuilder(BookingNote, { id: newId, createdAt: now });
