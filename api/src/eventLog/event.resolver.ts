import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { SameForAll } from '../core/sameForAll.decorator';
import { cursorOf } from './cursor';
import { EventsArgs, FollowEventsArgs } from './event.inputs';
import { EventList } from './event.types';
import { followEvents } from './followEvents.service';
import { LoggedEvent, type NumberedEvent } from './loggedEvent.entity';
import { listEvents } from './readEvents.service';

interface Opening {
  args: FollowEventsArgs;
  context: Context;
}

@Resolver(() => LoggedEvent)
export class EventResolver {
  @Allow('event:read')
  @Query(() => EventList, {
    description:
      'The events after a cursor that you may see, in one order that never changes: of your bookings and those of hotels where you are at the front desk or keep the books, of nights and data of all hotels, and of reviews. They are kept for 30 days.',
  })
  events(@Args(() => EventsArgs) args: EventsArgs, @Ctx() { viewer }: Context): Promise<EventList> {
    return listEvents(viewer, args);
  }

  @SameForAll()
  @Allow('event:read')
  @Subscription(() => EventList, {
    description:
      'Pages of the event log, each as soon as there are events for you; none is left out or repeated.',
    subscribe: (({ args, context }: Opening) => followEvents(context.viewer, args)) as never,
  })
  eventsLogged(@Root() page: EventList, @Args(() => FollowEventsArgs) _args: FollowEventsArgs): EventList {
    return page;
  }

  @SameForAll()
  @FieldResolver(() => ID, { description: 'The place of the event in the log, to read on after it.' })
  cursor(@Root() event: NumberedEvent): string {
    return cursorOf(event);
  }
}
