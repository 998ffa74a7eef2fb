import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { DoesNotExist } from '../../hotels/catalogue.types';
import type { RoomNumber } from '../roomNumber.entity';
import { RoomStateCause, RoomStatus } from './roomState.entity';

@ObjectType({ description: 'Nights of a room number that is out of order now.', simpleResolvers: true })
export class OutOfOrder {
  @Field(() => ID, { description: 'The block.' })
  blockId!: string;

  @Field(() => String, { description: 'The reason that staff gave.' })
  reason!: string;

  @Field(() => NightScalar, { description: 'The first night on which the room can be sold again.' })
  until!: string;
}

@ObjectType({
  description: 'The housekeeping of a room number: whether guests can move in, and who cleans it.',
  simpleResolvers: true,
})
export class RoomState {
  @Field(() => ID, { description: 'The id of the room number.' })
  id!: string;

  room!: RoomNumber;

  assigneeId!: string | null;

  changedById!: string | null;

  @Field(() => RoomStatus, { description: 'Its status.' })
  status!: RoomStatus;

  @Field(() => OutOfOrder, {
    nullable: true,
    description: 'Until when it is out of order, and why; null if it is in order.',
  })
  outOfOrder!: OutOfOrder | null;

  @Field(() => Boolean, { description: 'Whether its guests are not to be disturbed today.' })
  doNotDisturb!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Names the last change of the status; send it with the next one. Null before the first.',
  })
  revision!: string | null;

  @Field(() => RoomStateCause, {
    nullable: true,
    description: 'What changed it last; null if nothing has.',
  })
  cause!: RoomStateCause | null;

  @Field(() => Date, { nullable: true, description: 'When it was changed last; null if it never was.' })
  changedAt!: Date | null;
}

@ObjectType({
  implements: Problem,
  description:
    'The room was changed after you saw it, or it is out of order; nothing was changed. `state` is how it is now.',
})
export class RoomStateRefused extends Problem {
  static override readonly status = 409;

  @Field(() => RoomState, { description: 'How the room is now.' })
  state: RoomState;

  constructor(message: string, state: RoomState) {
    super(message);
    this.state = state;
  }
}

@ObjectType({ description: 'Rooms with the person who cleans them.', simpleResolvers: true })
export class RoomsAssigned {
  @ListSize(40)
  @Field(() => [RoomState], { description: 'The rooms.' })
  states!: RoomState[];
}

@ObjectType({
  implements: Problem,
  description: 'The person does not work for the hotel, or the hotel has no such rooms.',
})
export class AssignmentRefused extends Problem {
  static override readonly status = 409;
}

export const ChangeRoomStateResult = createUnionType({
  name: 'ChangeRoomStateResult',
  description: 'How the room is now, or why it was not changed.',
  types: () => [RoomState, RoomStateRefused, DoesNotExist] as const,
});

export const AssignRoomsResult = createUnionType({
  name: 'AssignRoomsResult',
  description: 'The rooms with who cleans them, or why nobody was assigned.',
  types: () => [RoomsAssigned, AssignmentRefused, DoesNotExist] as const,
});
