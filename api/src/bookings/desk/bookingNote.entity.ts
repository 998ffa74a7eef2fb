import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { Booking } from '../booking.entity';
import { BelongsTo, Id, Moment, Ref, Text } from '../../database/columns';

@ObjectType({ description: 'What staff note of a booking, for colleagues only.', simpleResolvers: true })
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
