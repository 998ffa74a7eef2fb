import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Dashboard, DashboardArgs } from './dashboard.types';
import { readDashboard } from './dashboard.service';

@Resolver()
export class DashboardResolver {
  @Allow('figure:read')
  @Query(() => Dashboard, {
    nullable: true,
    description:
      'Occupancy, room revenue, rates, pick-up and cancellations by day; null if the hotel does not exist. Administrators only.',
  })
  dashboard(
    @Args(() => DashboardArgs) args: DashboardArgs,
    @Ctx() { viewer }: Context,
  ): Promise<Dashboard | null> {
    return readDashboard(viewer, args);
  }
}
