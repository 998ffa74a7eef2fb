import { Field, ID, ObjectType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { SameForAll } from '../core/sameForAll.decorator';
import { LoggedEvent } from './loggedEvent.entity';

@ObjectType({ description: 'A page of the event log.', simpleResolvers: true })
export class EventList {
  @SameForAll()
  @ListSize({ perRow: 1 })
  @Field(() => [LoggedEvent], {
    description: 'The events that you may see and asked for, in the order of the log.',
  })
  items!: LoggedEvent[];

  @SameForAll()
  @Field(() => ID, {
    description:
      'The place in the log up to which it was read: go on from there. Store it together with what you do with the events.',
  })
  cursor!: string;

  @SameForAll()
  @Field(() => Boolean, { description: 'Whether the log goes on: read the next page at once.' })
  hasMore!: boolean;
}
