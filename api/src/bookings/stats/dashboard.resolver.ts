import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Cost } from '../../core/cost.decorator';
import {
  countDifferences,
  countFor,
  countHoldsEnding,
  countOffers,
  countRoomsNotReady,
} from './attention.service';
import { Dashboard, DashboardArgs, Pace } from './dashboard.types';
import { readDashboard } from './dashboard.service';
import { readPace } from './pace.service';

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Allow('figure:read')
  @Query(() => Dashboard, {
    nullable: true,
    description:
      'Occupancy, room revenue, rates, pick-up and cancellations by day; null if the hotel does not exist. Staff of the hotel only.',
  })
  dashboard(
    @Args(() => DashboardArgs) args: DashboardArgs,
    @Ctx() { viewer }: Context,
  ): Promise<Dashboard | null> {
    return readDashboard(viewer, args);
  }

  @Cost(50)
  @FieldResolver(() => Pace, { description: 'The bookings of the next 90 days.' })
  pace(@Root() { hotelIds, today }: Dashboard): Promise<Pace> {
    return readPace(hotelIds, today.from);
  }

  @Cost(10)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Unpaid bookings that are held until a time within 24 hours; null if you may not list them.',
  })
  holdsEnding(@Root() dashboard: Dashboard, @Ctx() { viewer }: Context): Promise<number | null> {
    return countFor(viewer, 'booking:list', dashboard, countHoldsEnding);
  }

  @Cost(10)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Rooms of arrivals today that are not clean yet; null if you may not see them.',
  })
  roomsNotReady(@Root() dashboard: Dashboard, @Ctx() { viewer }: Context): Promise<number | null> {
    return countFor(viewer, 'housekeeping:read', dashboard, (hotels) =>
      countRoomsNotReady(hotels, dashboard.today.from),
    );
  }

  @Cost(10)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Payment differences that nobody has resolved; null if you may not list them.',
  })
  openDifferences(@Root() dashboard: Dashboard, @Ctx() { viewer }: Context): Promise<number | null> {
    return countFor(viewer, 'payment:list-differences', dashboard, countDifferences);
  }

  @Cost(10)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Property submissions without an answer, of all hotels; null unless you answer them.',
  })
  openOffers(@Ctx() { viewer }: Context): Promise<number | null> {
    return countOffers(viewer);
  }
}
