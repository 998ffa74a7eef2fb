import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { RoomNumber } from '../roomNumber.entity';

/** Why staff block nights of a room number. The nights themselves are rows of `nights`. */
@Entity('room_blocks')
@Index('room_blocks_room_number', ['roomNumberId'])
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
}

/** Builds a new room block. */
export const newRoomBlock = rowBuilder(RoomBlock, { id: newId, createdAt: now });
