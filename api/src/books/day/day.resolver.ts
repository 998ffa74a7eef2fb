import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Page, type PageOf } from '../../core/pagination';
import { User } from '../../users/user.entity';
import { countCash } from './cash.service';
import { CashCount } from './cashCount.entity';
import { listCashCounts, listDayCloses, readDay } from './day.service';
import {
  CloseDayInput,
  CloseDayResult,
  CountCashInput,
  CountCashResult,
  Day,
  DayArgs,
  HotelPageArgs,
} from './day.types';
import { DayClose } from './dayClose.entity';
import { closeDay } from './dayClose.service';

const DayCloseList = Page(DayClose, 'DayClose');
const CashCountList = Page(CashCount, 'CashCount');

@Resolver(() => DayClose)
export class DayCloseResolver {
  @Allow('day:read')
  @Query(() => Day, {
    nullable: true,
    description:
      'The open days of a hotel: what is unsettled, the cash, and the figures; null if the hotel does not exist. Staff of the hotel only.',
  })
  day(@Args(() => DayArgs) args: DayArgs, @Ctx() { viewer }: Context): Promise<Day | null> {
    return readDay(viewer, args);
  }

  @Allow('day:read')
  @Query(() => DayCloseList, {
    description: 'The closed days of a hotel, newest first. Staff of the hotel only.',
  })
  dayCloses(
    @Args(() => HotelPageArgs) args: HotelPageArgs,
    @Ctx() { viewer }: Context,
  ): Promise<PageOf<DayClose>> {
    return listDayCloses(viewer, args);
  }

  @Allow('day:close')
  @Mutation(() => CloseDayResult, {
    description:
      'Closes the open days of a hotel up to one that is over. Their figures never change afterwards. Repeating it changes nothing. Staff of the hotel only.',
  })
  closeDay(
    @Arg('input', () => CloseDayInput) input: CloseDayInput,
    @Ctx() { viewer }: Context,
  ): Promise<DayClose> {
    return closeDay(viewer, input);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who closed it; null if the account was deleted.',
  })
  async user(@Root() { userId }: DayClose, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}

@Resolver(() => CashCount)
export class CashCountResolver {
  @Allow('day:read')
  @Query(() => CashCountList, {
    description: 'The cash counts of a hotel, newest first. Staff of the hotel only.',
  })
  cashCounts(
    @Args(() => HotelPageArgs) args: HotelPageArgs,
    @Ctx() { viewer }: Context,
  ): Promise<PageOf<CashCount>> {
    return listCashCounts(viewer, args);
  }

  @Allow('cash:count')
  @Mutation(() => CountCashResult, {
    description:
      'Stores a count of the cash at the front desk. What is missing or too much, and what is taken to the bank, are entries of the books. Staff of the hotel only.',
  })
  countCash(
    @Arg('input', () => CountCashInput) input: CountCashInput,
    @Ctx() { viewer }: Context,
  ): Promise<CashCount> {
    return countCash(viewer, input);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who counted; null if the account was deleted.' })
  async user(@Root() { userId }: CashCount, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
