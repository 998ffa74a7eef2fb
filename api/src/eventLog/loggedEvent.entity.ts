import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { SameForAll } from '../core/sameForAll.decorator';
import { Count, LongText, Moment, Ref, Sequence, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { EventType } from './eventType.enum';

/**
 * An event in the order of the log. It is written in the transaction of its cause, and numbered after the commit. It names
 * no person in its data.
 */
@ObjectType('Event', { description: 'An event in the event log.', simpleResolvers: true })
@Entity('logged_events')
@Index('logged_events_position', ['position'], { unique: true })
@Index('logged_events_user', ['userId', 'position'])
export class LoggedEvent {
  /** The order of writing, in which events of one booking and of one night follow each other. */
  @Sequence()
  id!: number;

  /** Its place in the log, from 1 without gaps, in an order that no later commit changes; null until it is numbered. */
  @Count({ nullable: true })
  position!: number | null;

  @SameForAll()
  @Field(() => EventType, { description: 'What happened.' })
  @Text(40)
  type!: EventType;

  @SameForAll()
  @Field(() => ID, {
    nullable: true,
    description: 'The hotel; null for the booking of a deleted one, and where any hotel may have changed.',
  })
  @Ref({ nullable: true })
  hotelId!: string | null;

  @SameForAll()
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the event among those of its hotel, counted from 1 without gaps; null without a hotel. You may see only some of them.',
  })
  @Count({ nullable: true })
  hotelSequence!: number | null;

  /** The guest of a booking or the author of a review; null for nights and hotels, and once the account is deleted. */
  @Ref({ nullable: true })
  userId!: string | null;

  @SameForAll()
  @Field(() => String, {
    description: 'What happened, as JSON: the `data` of the webhook message of this type.',
  })
  @LongText()
  data!: string;

  @SameForAll()
  @Field(() => Date, { description: 'When it happened; UTC.' })
  @Moment()
  at!: Date;
}

/** An event that has its place. */
export type NumberedEvent = LoggedEvent & { position: number };

/** Builds a new event. Its `id` is the next of the table, whatever it says. */
export const newLoggedEvent = rowBuilder(LoggedEvent, {
  id: 0,
  position: null,
  hotelSequence: null,
  at: now,
});
