import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { RoomNumber } from '../roomNumber.entity';

/** Why nights of a room number are blocked. The nights themselves are rows of `nights`. */
@Entity('room_blocks')
@Index('room_blocks_room_number', ['roomNumberId'])
@Index('room_blocks_calendar', ['calendarId'])
export class RoomBlock {
  @Id()
  id!: string;

  @Ref()
  roomNumberId!: string;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'room_blocks_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  @Text(200)
  reason!: string;

  /** The administrator who blocked the nights. */
  @Ref()
  createdById!: string;

  @Moment()
  createdAt!: Date;

  /** The calendar of another site from which the nights come; null if staff blocked them. */
  @Ref({ nullable: true })
  calendarId!: string | null;

  /** What names the event in that calendar; null if staff blocked the nights. */
  @Text(64, { nullable: true })
  eventKey!: string | null;
}

/** Builds a new room block. */
export const newRoomBlock = rowBuilder(RoomBlock, {
  id: newId,
  createdAt: now,
  calendarId: null,
  eventKey: null,
});
