import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../access/context';
import { countFor } from '../bookings/stats/attention.service';
import { Dashboard } from '../bookings/stats/dashboard.types';
import { Cost } from '../core/cost.decorator';
import { countUnanswered } from './unanswered.service';

@Resolver(() => Dashboard)
export class UnansweredResolver {
  @Cost(20)
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Chats about bookings whose last message, of the last 30 days, is the guest’s; null if you do not answer guests.',
  })
  unansweredChats(@Root() dashboard: Dashboard, @Ctx() { viewer }: Context): Promise<number | null> {
    return countFor(viewer, 'frontDesk:read', dashboard, countUnanswered);
  }
}
