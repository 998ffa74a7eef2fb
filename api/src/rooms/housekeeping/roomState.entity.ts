import { registerEnumType } from 'type-graphql';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BelongsTo, Moment, Night, Ref, shapes, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../../users/user.entity';
import { RoomNumber } from '../roomNumber.entity';

/** The status of a room number for housekeeping and the front desk. */
export enum RoomStatus {
  CLEAN = 'CLEAN',
  DIRTY = 'DIRTY',
  INSPECTED = 'INSPECTED',
  OUT_OF_ORDER = 'OUT_OF_ORDER',
}
registerEnumType(RoomStatus, {
  name: 'RoomStatus',
  description: 'The status of a room number for housekeeping and the front desk.',
  valuesConfig: {
    CLEAN: { description: 'Cleaned; guests can move in.' },
    DIRTY: { description: 'To be cleaned.' },
    INSPECTED: { description: 'Cleaned and checked; guests can move in.' },
    OUT_OF_ORDER: {
      description: 'Tonight is blocked by staff. blockNights sets it and unblockNights ends it.',
    },
  },
});

/** What set the status of a room. */
export enum RoomStateCause {
  HAND = 'HAND',
  CHECK_OUT = 'CHECK_OUT',
  NIGHT = 'NIGHT',
  BACK_IN_ORDER = 'BACK_IN_ORDER',
}
registerEnumType(RoomStateCause, {
  name: 'RoomStateCause',
  description: 'What changed a room number last.',
  valuesConfig: {
    HAND: { description: 'A person.' },
    CHECK_OUT: { description: 'Its guests left it.' },
    NIGHT: { description: 'Its guests slept in it.' },
    BACK_IN_ORDER: { description: 'It was out of order and can be sold again.' },
  },
});

/**
 * The housekeeping of a room number; a room without a row is clean. Whether it is out of order is not stored here: tonight
 * is blocked then. Writers lock the room number first.
 */
@Entity('room_states')
@Index('room_states_assignee', ['assigneeId'])
export class StoredRoomState {
  @PrimaryColumn(shapes.id)
  roomNumberId!: string;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'state_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  /** Never OUT_OF_ORDER. */
  @Text(12)
  status!: RoomStatus;

  /** The day on which the guests are not to be disturbed. */
  @Night({ nullable: true })
  doNotDisturbOn!: string | null;

  /** Who cleans it, until somebody else is chosen. */
  @Ref({ nullable: true })
  assigneeId!: string | null;

  @BelongsTo(() => User, 'assigneeId', 'rooms_of_assignee', 'SET NULL')
  assigneeRow?: User;

  /** Names the last change of status or of "do not disturb"; null before the first. */
  @Text(40, { nullable: true })
  revision!: string | null;

  @Text(14, { nullable: true })
  cause!: RoomStateCause | null;

  /** Who made the last change; null for the server. */
  @Ref({ nullable: true })
  changedById!: string | null;

  @Moment({ nullable: true })
  changedAt!: Date | null;
}

/** Builds a new room state. */
export const newStoredRoomState = rowBuilder(StoredRoomState, {
  status: RoomStatus.CLEAN,
  doNotDisturbOn: null,
  assigneeId: null,
  revision: null,
  cause: null,
  changedById: null,
  changedAt: null,
});
