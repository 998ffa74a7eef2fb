import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import type { PageOf } from '../../core/pagination';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { LostItem } from './lostItem.entity';
import { listLostItems, recordLostItem, updateLostItem } from './lostItem.service';
import { Repair } from './repair.entity';
import { listRepairs, reportRepair, setRepairState } from './repair.service';
import {
  FinishRepairInput,
  LostItemsArgs,
  RecordLostItemInput,
  RepairsArgs,
  ReopenRepairInput,
  ReportRepairInput,
  UpdateLostItemInput,
} from './report.inputs';
import {
  LostItemList,
  RecordLostItemResult,
  RepairList,
  RepairStateResult,
  ReportRepairResult,
  UpdateLostItemResult,
} from './report.types';

@Resolver(() => Repair)
export class RepairResolver {
  @Allow('housekeeping:read')
  @Query(() => RepairList, { description: 'Repairs at a hotel, newest first. Staff of the hotel only.' })
  repairs(
    @Args(() => RepairsArgs) args: RepairsArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Repair>> {
    return listRepairs(viewer, args, counting);
  }

  @Allow('housekeeping:change')
  @Mutation(() => ReportRepairResult, {
    description: 'Reports something that is to be repaired, with photos. Staff of the hotel only.',
  })
  reportRepair(
    @Arg('input', () => ReportRepairInput) input: ReportRepairInput,
    @Ctx() { viewer }: Context,
  ): Promise<Repair> {
    return reportRepair(viewer, input);
  }

  @Allow('housekeeping:change')
  @Mutation(() => RepairStateResult, { description: 'Marks a repair as done. Staff of the hotel only.' })
  finishRepair(
    @Arg('input', () => FinishRepairInput) { repairId }: FinishRepairInput,
    @Ctx() { viewer }: Context,
  ): Promise<Repair> {
    return setRepairState(viewer, 'finishRepair', repairId);
  }

  @Allow('housekeeping:change')
  @Mutation(() => RepairStateResult, {
    description: 'Marks a repair as open again. Staff of the hotel only.',
  })
  reopenRepair(
    @Arg('input', () => ReopenRepairInput) { repairId }: ReopenRepairInput,
    @Ctx() { viewer }: Context,
  ): Promise<Repair> {
    return setRepairState(viewer, 'reopenRepair', repairId);
  }

  @FieldResolver(() => RoomNumber, {
    nullable: true,
    description: 'The room number; null for another place, or if the room no longer exists.',
  })
  roomNumber(
    @Root() { roomNumberId }: Repair,
    @Ctx() { loaders }: Context,
  ): Promise<RoomNumber | null> | null {
    return roomNumberId ? loaders.roomNumbers.load(roomNumberId) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who reported it.' })
  reportedBy(@Root() { reportedById }: Repair, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(reportedById);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who marked it as done; null while it is open.' })
  doneBy(@Root() { doneById }: Repair, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return doneById ? loaders.users.load(doneById) : null;
  }
}

@Resolver(() => LostItem)
export class LostItemResolver {
  @Allow('lostItem:manage')
  @Query(() => LostItemList, {
    description: 'What was left behind at a hotel, found last first. Staff of the hotel only.',
  })
  lostItems(
    @Args(() => LostItemsArgs) args: LostItemsArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<LostItem>> {
    return listLostItems(viewer, args, counting);
  }

  @Allow('lostItem:manage')
  @Mutation(() => RecordLostItemResult, {
    description: 'Records something that was left behind, with photos. Staff of the hotel only.',
  })
  recordLostItem(
    @Arg('input', () => RecordLostItemInput) input: RecordLostItemInput,
    @Ctx() { viewer }: Context,
  ): Promise<LostItem> {
    return recordLostItem(viewer, input);
  }

  @Allow('lostItem:manage')
  @Mutation(() => UpdateLostItemResult, {
    description: 'Sets what became of something that was left behind. Staff of the hotel only.',
  })
  updateLostItem(
    @Arg('input', () => UpdateLostItemInput) input: UpdateLostItemInput,
    @Ctx() { viewer }: Context,
  ): Promise<LostItem> {
    return updateLostItem(viewer, input);
  }

  @FieldResolver(() => RoomNumber, {
    nullable: true,
    description: 'The room number; null for another place, or if the room no longer exists.',
  })
  roomNumber(
    @Root() { roomNumberId }: LostItem,
    @Ctx() { loaders }: Context,
  ): Promise<RoomNumber | null> | null {
    return roomNumberId ? loaders.roomNumbers.load(roomNumberId) : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking of those who were in the room last; null if it is not known.',
  })
  booking(@Root() { bookingId }: LostItem, @Ctx() { loaders }: Context): Promise<Booking | null> | null {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who found it.' })
  foundBy(@Root() { foundById }: LostItem, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(foundById);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who set its status last; null if nobody has.',
  })
  settledBy(@Root() { settledById }: LostItem, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return settledById ? loaders.users.load(settledById) : null;
  }
}
