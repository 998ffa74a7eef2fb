import { Arg, Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { streamEvents, type Events } from '../../core/events';
import type { PushStream } from '../../core/pushStream';
import { maySeeHotel } from '../../hotels/visibleHotel';
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

interface Opening {
  args: { hotelId: string };
  context: Context;
}

/** The changes of a hotel's nights; none if the viewer does not see the hotel. */
async function openNightChanges(
  { viewer, loaders }: Context,
  hotelId: string,
): Promise<PushStream<Events['nightsChanged']>> {
  const hotel = await loaders.hotels.load(hotelId);
  return streamEvents('nightsChanged', hotel && maySeeHotel(viewer, hotel) ? hotelId : '');
}

@Resolver(() => NightChange)
export class NightResolver {
  @ListSize(30)
  @Allow('availability:read')
  @Subscription(() => [NightChange], {
    description:
      'Nights of the hotel that are taken or freed from now on; nights of one booking arrive together.',
    subscribe: (({ args, context }: Opening) => openNightChanges(context, args.hotelId)) as never,
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
