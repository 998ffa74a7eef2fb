import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { build } from '../../core/build';
import { ListSize } from '../../core/cost.decorator';
import type { Events } from '../../core/events';
import { User } from '../../users/user.entity';
import { RoomNumber } from '../roomNumber.entity';
import { assignRooms } from './assignment.service';
import { changeRoomState } from './changeRoomState.service';
import { AssignRoomsInput, ChangeRoomStateInput } from './roomState.inputs';
import { openRoomChanges, readRoomStatesNow } from './roomState.service';
import { AssignRoomsResult, ChangeRoomStateResult, RoomsAssigned, RoomState } from './roomState.types';

interface Opening {
  args: { hotelId: string };
  context: Context;
}

@Resolver(() => RoomState)
export class RoomStateResolver {
  @FieldResolver(() => RoomNumber, { description: 'The room number.' })
  roomNumber(@Root() { room }: RoomState): RoomNumber {
    return room;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who cleans it; null if nobody is assigned.' })
  assignee(@Root() { assigneeId }: RoomState, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return assigneeId ? loaders.users.load(assigneeId) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who changed it last; null if the server did, or nobody has.',
  })
  changedBy(@Root() { changedById }: RoomState, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return changedById ? loaders.users.load(changedById) : null;
  }

  @Allow('housekeeping:change')
  @Mutation(() => ChangeRoomStateResult, {
    description:
      'Sets a room number to clean, dirty or inspected, or its guests as not to be disturbed today. Staff of the hotel only.',
  })
  changeRoomState(
    @Arg('input', () => ChangeRoomStateInput) input: ChangeRoomStateInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomState> {
    return changeRoomState(viewer, input);
  }

  @Allow('housekeeping:assign')
  @Mutation(() => AssignRoomsResult, {
    description: 'Sets who cleans a floor, or rooms, of a hotel. Staff of the hotel only.',
  })
  async assignRooms(
    @Arg('input', () => AssignRoomsInput) input: AssignRoomsInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomsAssigned> {
    return build(RoomsAssigned, { states: await assignRooms(viewer, input) });
  }

  @ListSize(2)
  @Allow('housekeeping:read')
  @Subscription(() => [RoomState], {
    description:
      'Room numbers of the hotel whose status, assignment or repairs change from now on, as they are then; none where only the stays in them change. Staff of the hotel only.',
    subscribe: (({ args, context }: Opening) => openRoomChanges(context.viewer, args.hotelId)) as never,
  })
  housekeepingChanged(
    @Root() { roomNumberIds }: Events['housekeepingChanged'],
    @Arg('hotelId', () => ID, { description: 'The hotel.' }) hotelId: string,
    @Ctx() { viewer }: Context,
  ): Promise<RoomState[]> {
    return readRoomStatesNow(viewer, hotelId, roomNumberIds);
  }
}
