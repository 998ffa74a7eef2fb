import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../access/context';
import { ListSize } from '../core/cost.decorator';
import { ApiKey } from '../users/keys/apiKey.entity';
import { Hotel } from './hotel.entity';
import { ifOpen } from './hotel.service';

@Resolver(() => ApiKey)
export class KeyHotelsResolver {
  @ListSize(3)
  @FieldResolver(() => [Hotel], {
    nullable: true,
    description: 'The hotels that it is limited to and that still exist; null for all hotels of its owner.',
  })
  async hotels(@Root() { hotelIds }: ApiKey, @Ctx() { loaders }: Context): Promise<Hotel[] | null> {
    const found = hotelIds && (await Promise.all(hotelIds.map((id) => loaders.hotels.load(id))));
    return found && found.map(ifOpen).filter((hotel) => hotel !== null);
  }
}
