import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Cost, ListSize } from '../core/cost.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { ifVisible } from '../hotels/visibleHotel';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { endByLink } from './watchLinks.service';
import { Watch } from './watch.entity';
import { endWatch, listWatches, priceNow, watchHotel } from './watch.service';
import {
  EndWatchByLinkInput,
  EndWatchInput,
  EndWatchResult,
  WatchHotelInput,
  WatchHotelResult,
} from './watch.types';

@Resolver(() => Watch)
export class WatchResolver {
  @ListSize(10)
  @Allow('watch:list-own')
  @Query(() => [Watch], { description: 'The hotels and rooms that you watch, the next arrival first.' })
  myWatches(@Ctx() { viewer }: Context): Promise<Watch[]> {
    return listWatches(viewer);
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    description: 'The hotel; null if it is being deleted or is not open for booking.',
  })
  async hotel(@Root() { hotelId }: Watch, @Ctx() { loaders, viewer }: Context): Promise<Hotel | null> {
    return ifVisible(viewer, await loaders.hotels.load(hotelId));
  }

  @FieldResolver(() => RoomNumber, {
    nullable: true,
    description: 'The watched room; null if any rooms of the hotel will do, or without the hotel.',
  })
  async roomNumber(
    @Root() { roomNumberId, hotelId }: Watch,
    @Ctx() { loaders, viewer }: Context,
  ): Promise<RoomNumber | null> {
    if (roomNumberId === null || !ifVisible(viewer, await loaders.hotels.load(hotelId))) return null;
    return loaders.roomNumbers.load(roomNumberId);
  }

  @Cost(40)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What the stay costs now with taxes and fees, in cents; null if it is not free.',
  })
  totalCents(@Root() watch: Watch, @Ctx() { loaders, budget }: Context): Promise<number | null> {
    return priceNow(watch, (cityId) => loaders.chargesOfCity.load(cityId), budget.pieces);
  }

  @Allow('watch:change-own')
  @Mutation(() => WatchHotelResult, {
    description:
      'Watches a hotel or one of its rooms: you get an email when the stay becomes available or at least 10% cheaper, one a day at most. It ends when you book the hotel for these nights, or when the arrival has passed. Doing it again changes nothing.',
  })
  watchHotel(
    @Arg('input', () => WatchHotelInput) input: WatchHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Watch> {
    return watchHotel(viewer, input);
  }

  @Allow('watch:change-own')
  @Mutation(() => EndWatchResult, {
    description: 'Ends a watch, or takes that back; doing it again changes nothing.',
  })
  endWatch(
    @Arg('input', () => EndWatchInput) input: EndWatchInput,
    @Ctx() { viewer }: Context,
  ): Promise<Watch> {
    return endWatch(viewer, input);
  }

  @Allow('watch:end-by-link')
  @Mutation(() => Boolean, {
    description:
      'Ends a watch, or all watches of a person, with the link in an email; true also for a wrong link.',
  })
  endWatchByLink(@Arg('input', () => EndWatchByLinkInput) input: EndWatchByLinkInput): Promise<boolean> {
    return endByLink(input);
  }
}
