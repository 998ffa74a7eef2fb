import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { MessageKindName } from '../../../../schema/guestMessages';
import { now } from '../../core/clock';
import { BelongsTo, Id, MediumText, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';
import { MessageKind } from './messageTemplate.entity';

/** The length of a subject with its placeholders filled, in characters. */
export const SUBJECT_LENGTH = 255;

/**
 * A message that a hotel has sent about a booking. It is inserted in the transaction that queues the mail, and a booking has
 * one of each kind, so that no message is sent twice.
 */
@ObjectType({ description: 'A message of a hotel that was sent about a booking.', simpleResolvers: true })
@Entity('guest_messages')
@Index('guest_messages_booking', ['bookingId', 'kind'], { unique: true })
@Index('guest_messages_hotel', ['hotelId', 'sentAt', 'kind'])
@Index('guest_messages_user', ['userId', 'sentAt'])
export class GuestMessage {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'guest_messages_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Ref()
  userId!: string;

  @Ref()
  hotelId!: string;

  @Field(() => MessageKind, { description: 'What it was for.' })
  @Text(20)
  kind!: MessageKindName;

  @Field(() => String, { description: 'Its subject; empty for a part of the confirmation mail.' })
  @Text(SUBJECT_LENGTH)
  subject!: string;

  @Field(() => String, { description: 'Its text as it was sent.' })
  @MediumText()
  text!: string;

  @Field(() => Date, { description: 'When it was handed to the outbox of mails.' })
  @Moment()
  sentAt!: Date;
}

/** Builds a new record of a message. */
export const newGuestMessage = rowBuilder(GuestMessage, { id: newId, sentAt: now });
