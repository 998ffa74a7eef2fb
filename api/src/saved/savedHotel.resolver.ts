import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { build } from '../core/build';
import { ListSize } from '../core/cost.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { ifVisible } from '../hotels/visibleHotel';
import { SavedHotel } from './savedHotel.entity';
import { SaveHotelInput, SaveHotelResult, SavedHotels } from './savedHotel.types';
import { listSavedHotels, saveHotels } from './savedHotel.service';

@Resolver(() => SavedHotel)
export class SavedHotelResolver {
  @ListSize(10)
  @Allow('savedHotel:list-own')
  @Query(() => [SavedHotel], { description: 'The hotels that you saved, the one saved last first.' })
  savedHotels(@Ctx() { viewer }: Context): Promise<SavedHotel[]> {
    return listSavedHotels(viewer);
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    description: 'The hotel; null if it was deleted or is not open for booking.',
  })
  async hotel(@Root() { hotelId }: SavedHotel, @Ctx() { loaders, viewer }: Context): Promise<Hotel | null> {
    return ifVisible(viewer, await loaders.hotels.load(hotelId));
  }

  @Allow('savedHotel:change-own')
  @Mutation(() => SaveHotelResult, {
    description: 'Saves hotels, or removes them from the saved ones; doing it again changes nothing.',
  })
  async saveHotel(
    @Arg('input', () => SaveHotelInput) input: SaveHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<SavedHotels> {
    return build(SavedHotels, { items: await saveHotels(viewer, input) });
  }
}
