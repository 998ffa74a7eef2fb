import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Cost } from '../../core/cost.decorator';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import type { Events } from '../../core/events';
import { Booking } from '../booking.entity';
import { MoveStayInput, MoveStayResult } from './moveStay.types';
import { moveStay } from './moveStay.service';
import { TapeChartArgs } from './tapeChart.inputs';
import { openBookingSteps, readTapeChart } from './tapeChart.service';
import { TapeChart } from './tapeChart.types';

interface Opening {
  args: { hotelId: string };
  context: Context;
}

@Resolver()
export class TapeChartResolver {
  @Cost(500)
  @Allow('tapeChart:read')
  @Query(() => TapeChart, {
    nullable: true,
    description:
      'Part of the tape chart of a hotel; null if the hotel does not exist. Staff of the hotel only.',
  })
  tapeChart(
    @Args(() => TapeChartArgs) args: TapeChartArgs,
    @Ctx() { viewer }: Context,
  ): Promise<TapeChart | null> {
    return readTapeChart(viewer, args);
  }

  @Allow('tapeChart:read')
  @Subscription(() => ID, {
    description:
      'References of bookings of the hotel whose state changes from now on: paid, checked in, moved, cancelled. Staff of the hotel only.',
    subscribe: (({ args, context }: Opening) => openBookingSteps(context.viewer, args.hotelId)) as never,
  })
  bookingMoved(
    @Root() { bookingId }: Events['bookingMoved'],
    @Arg('hotelId', () => ID, { description: 'The hotel.' }) _hotelId: string,
  ): string {
    return bookingId;
  }

  @Allow('stay:move')
  @Mutation(() => MoveStayResult, {
    description:
      'Moves a stay to another room number of its hotel, before it begins or from tonight on; the price stays the same. Staff of the hotel only.',
  })
  moveStay(
    @Arg('input', () => MoveStayInput) input: MoveStayInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return moveStay(viewer, input);
  }
}
