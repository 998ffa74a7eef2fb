import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { Count, Json, Moment, Ref, Sequence, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { cursorOf } from './cursor';
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

  @Field(() => EventType, { description: 'What happened.' })
  @Text(40)
  type!: EventType;

  @Field(() => ID, { nullable: true, description: 'The hotel; null if it had been deleted.' })
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the event among those of its hotel, counted from 1 without gaps; null without a hotel. You may see only some of them.',
  })
  @Count({ nullable: true })
  hotelSequence!: number | null;

  /** The guest of a booking; null for other events, and once the account is deleted. */
  @Ref({ nullable: true })
  userId!: string | null;

  @Json()
  content!: Record<string, unknown>;

  @Field(() => Date, { description: 'When it happened; UTC.' })
  @Moment()
  at!: Date;

  @Field(() => String, {
    description: 'What happened, as JSON: the `data` of the webhook message of this type.',
  })
  get data(): string {
    return JSON.stringify(this.content);
  }

  @Field(() => ID, { description: 'The place of the event in the log, to read on after it.' })
  get cursor(): string {
    return cursorOf(this as NumberedEvent);
  }
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
