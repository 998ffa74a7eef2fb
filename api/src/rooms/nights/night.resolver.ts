import { Arg, Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { streamEvents, type Events } from '../../core/events';
import { NightScalar } from '../../core/night.scalar';
import { RoomNumber } from '../roomNumber.entity';

@ObjectType({ description: 'A night of a room number that was just taken or freed.' })
export class NightChange {
  roomNumberId!: string;

  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Boolean, { description: 'Whether the room number is free on it now.' })
  available!: boolean;
}

@Resolver(() => NightChange)
export class NightResolver {
  @ListSize(30)
  @Allow('availability:read')
  @Subscription(() => [NightChange], {
    description:
      'Nights of the hotel that are taken or freed from now on; nights of one booking arrive together.',
    subscribe: ({ args }) => streamEvents('nightsChanged', args.hotelId as string),
  })
  nightsChanged(
    @Root() changes: Events['nightsChanged'],
    @Arg('hotelId', () => ID, { description: 'The hotel.' }) _hotelId: string,
  ): Events['nightsChanged'] {
    return changes;
  }

  @FieldResolver(() => RoomNumber, { description: 'The room number.' })
  roomNumber(@Root() change: NightChange, @Ctx() { loaders }: Context): Promise<RoomNumber | null> {
    return loaders.roomNumbers.load(change.roomNumberId);
  }
}
