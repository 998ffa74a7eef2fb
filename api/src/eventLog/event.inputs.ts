import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { EventType } from './eventType.enum';

const TYPES = Object.keys(EventType).length;

@ArgsType()
export class EventSelection {
  @Field(() => [EventType], { nullable: true, description: 'Only events of these types; all by default.' })
  @IsOptional()
  @ArrayMaxSize(TYPES, { message: 'Give each type only once' })
  types?: EventType[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Only events of these hotels, and those for which any hotel may have changed; ${LIMITS.eventHotels} hotels at most, all by default.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.eventHotels, {
    message: () => fill('Name at most {most} hotels', { most: LIMITS.eventHotels }),
  })
  @MaxLength(100, { each: true })
  hotelIds?: string[] | null;
}

/** The description of the place after which events are read. */
const AFTER = {
  nullable: true,
  description:
    'A cursor that the log returned: events after it. Without one no events, with the cursor of the newest.',
};

@ArgsType()
export class EventsArgs extends EventSelection {
  @Field(() => ID, AFTER)
  @IsOptional()
  @MaxLength(40)
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: LIMITS.pageSize,
    description: `How many events at most, 1 to ${LIMITS.eventPage}.`,
  })
  @IsOptional()
  @Min(1, { message: 'Ask for at least 1 event' })
  @Max(LIMITS.eventPage, {
    message: () => fill('Ask for at most {most} events', { most: LIMITS.eventPage }),
  })
  limit?: number | null;
}

@ArgsType()
export class FollowEventsArgs extends EventSelection {
  @Field(() => ID, {
    ...AFTER,
    description: `A cursor that the log returned: first the events after it, which may be at most ${LIMITS.eventsBehind.toLocaleString('en')} places behind. Without one, events from now on.`,
  })
  @IsOptional()
  @MaxLength(40)
  after?: string | null;
}
