import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { BelongsTo, Count, Flag, Id, Json, LargeJson, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { RoomNumber } from '../rooms/roomNumber.entity';

/** When the address first served an event, by its nights, written `FIRST/DAY AFTER THE LAST`. */
export type ServedSince = Record<string, string>;

@ObjectType({
  description:
    'A connection of a room number with the calendar of another site, in the iCalendar format (RFC 5545): the other site reads the taken nights from `address`, and Staybook blocks the nights that it reads from `importUrl`.',
  simpleResolvers: true,
})
@Entity('room_calendars')
@Index('room_calendars_hotel', ['hotelId'])
@Index('room_calendars_room_number', ['roomNumberId'])
@Index('room_calendars_token', ['tokenHash'], { unique: true })
@Index('room_calendars_due', ['dueAt'])
export class RoomCalendar {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => ID, { description: 'The hotel.' })
  @Ref()
  hotelId!: string;

  @Ref()
  roomNumberId!: string;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'room_calendars_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  @Field(() => String, { description: 'The name of the other site.' })
  @Text(LIMITS.calendarName)
  name!: string;

  /** SHA-256 of the secret in the address. */
  @Text(64)
  tokenHash!: string;

  /** The secret in the address, encrypted, so that staff can read the address again. */
  @Text(300)
  sealedToken!: string;

  @Field(() => Boolean, { description: 'Whether the address shows the names of guests.' })
  @Flag()
  showGuests!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where the calendar of the other site is read; null if it is not read.',
  })
  @Text(LIMITS.calendarUrl, { nullable: true })
  importUrl!: string | null;

  @Ref()
  createdById!: string;

  @Field(() => Date, { description: 'When it was connected.' })
  @Moment()
  createdAt!: Date;

  /** What the other site has read from the address, and since when. */
  @LargeJson()
  served!: ServedSince;

  @Field(() => Date, {
    nullable: true,
    description: 'When the address was last read, to the minute; null before that.',
  })
  @Moment({ nullable: true })
  servedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When `importUrl` is read next; null if there is none.',
  })
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** Readings since the last one that did not fail. */
  @Count()
  attempts!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When `importUrl` was last read without a failure; null before that.',
  })
  @Moment({ nullable: true })
  readAt!: Date | null;

  @Field(() => Int, { description: 'The number of coming nights that it blocks.' })
  @Count()
  blockedNights!: number;

  /** The coming nights that its latest reading listed and that staff had booked here for its guests; null before that. */
  @Json({ nullable: true })
  bookedNights!: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the latest reading failed, in a sentence; null if it did not.',
  })
  @Text(300, { nullable: true })
  problem!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every reading has failed; null while they succeed.',
  })
  @Moment({ nullable: true })
  failingSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when the calendar of the other site has no coming nights although it had some; its nights stay blocked until they are released by `readRoomCalendar`. Null otherwise.',
  })
  @Moment({ nullable: true })
  emptySince!: Date | null;

  /** When the hotel was told that the calendar fails or is empty; null while neither is true. */
  @Moment({ nullable: true })
  toldAt!: Date | null;
}

/** Builds a new calendar of a room number. */
export const newRoomCalendar = rowBuilder(RoomCalendar, {
  id: newId,
  createdAt: now,
  served: () => ({}),
  servedAt: null,
  dueAt: null,
  attempts: 0,
  readAt: null,
  blockedNights: 0,
  bookedNights: null,
  problem: null,
  failingSince: null,
  emptySince: null,
  toldAt: null,
});
