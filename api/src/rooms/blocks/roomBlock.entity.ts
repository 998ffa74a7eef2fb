import { Entity, Index } from 'typeorm';
import { BelongsTo, Id, Moment, Ref, Text } from '../../database/columns';
import { RoomNumber } from '../roomNumber.entity';

/** Why staff keep nights of a room number from being booked. The nights themselves are rows of `nights`. */
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

  /** The administrator who blocked it. */
  @Ref()
  createdById!: string;

  @Moment()
  createdAt!: Date;
}
