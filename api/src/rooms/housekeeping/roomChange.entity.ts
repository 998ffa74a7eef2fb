import { Entity, Index } from 'typeorm';
import { BelongsTo, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { RoomNumber } from '../roomNumber.entity';
import type { RoomStateCause, RoomStatus } from './roomState.entity';

/**
 * A change of a room's status or of "do not disturb". A person's change carries a reference that the device chose, so that
 * sending it again does nothing.
 */
@Entity('room_changes')
@Index('room_changes_sent', ['userId', 'changeId'], { unique: true })
@Index('room_changes_room', ['roomNumberId', 'at'])
@Index('room_changes_at', ['at'])
export class RoomChange {
  @Id()
  id!: string;

  @Ref()
  roomNumberId!: string;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'changes_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  /** The person who made it; null for the server. */
  @Ref({ nullable: true })
  userId!: string | null;

  @Text(40, { nullable: true })
  changeId!: string | null;

  @Text(14)
  cause!: RoomStateCause;

  @Text(12)
  status!: RoomStatus;

  @Flag()
  doNotDisturb!: boolean;

  /** When the person made it, by the clock of the device; null for the server. */
  @Moment({ nullable: true })
  madeAt!: Date | null;

  @Moment()
  at!: Date;
}

/** Builds a new room change. */
export const newRoomChange = rowBuilder(RoomChange, {
  id: newId,
  userId: null,
  changeId: null,
  madeAt: null,
});
