import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { ListSize } from '../core/cost.decorator';
import { now } from '../core/clock';
import { NightScalar } from '../core/night.scalar';
import { BelongsTo, Flag, Id, Json, Moment, newId, Night, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { RoomCalendar } from './roomCalendar.entity';

/** The most characters of the title of an event that are kept. */
export const SUMMARY_LENGTH = 100;

@ObjectType({
  description:
    'Nights that the calendar of another site takes although they are booked here, or taken by the calendar of a third site; or that it takes no more although they are booked here for its guest. Nothing was changed: staff decide.',
  simpleResolvers: true,
})
@Entity('calendar_conflicts')
@Index('calendar_conflicts_event', ['calendarId', 'eventKey'], { unique: true })
@Index('calendar_conflicts_hotel', ['hotelId'])
export class CalendarConflict {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @Ref()
  calendarId!: string;

  @BelongsTo(() => RoomCalendar, 'calendarId', 'calendar_conflicts_of_calendar', 'CASCADE')
  calendarRow?: RoomCalendar;

  /** SHA-256 of what names the event in the other calendar; of a booking that it does not list any more, its id. */
  @Text(64)
  eventKey!: string;

  @Field(() => String, { description: 'What the other calendar calls it; may be empty.' })
  @Text(SUMMARY_LENGTH)
  summary!: string;

  @Field(() => NightScalar, { description: 'The first night in question.' })
  @Night()
  checkIn!: string;

  @Field(() => NightScalar, { description: 'The day after the last night in question.' })
  @Night()
  checkOut!: string;

  /** The bookings that have these nights. */
  @Json()
  bookingIds!: string[];

  @ListSize(2)
  @Field(() => [String], { description: 'The names of third sites whose calendars have these nights.' })
  @Json()
  otherCalendars!: string[];

  @Field(() => Boolean, {
    description:
      'True if the other site probably repeats nights that it has read here: it listed them, with the same dates, only after it had read them.',
  })
  @Flag()
  isRepeat!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the other site does not list the nights any more that staff booked here for its guest, who has not arrived.',
  })
  @Flag({ default: false })
  isGone!: boolean;

  @Field(() => Date, { description: 'When it was found.' })
  @Moment()
  foundAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When staff said that it needs no decision; null before that.',
  })
  @Moment({ nullable: true })
  dismissedAt!: Date | null;
}

/** Builds a new conflict. */
export const newCalendarConflict = rowBuilder(CalendarConflict, {
  id: newId,
  isGone: false,
  foundAt: now,
  dismissedAt: null,
});
