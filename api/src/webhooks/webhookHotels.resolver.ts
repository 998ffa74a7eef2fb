import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../access/context';
import { ListSize } from '../core/cost.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { Webhook } from './webhook.entity';

@Resolver(() => Webhook)
export class WebhookHotelsResolver {
  @ListSize(3)
  @FieldResolver(() => [Hotel], {
    nullable: true,
    description: 'The hotels that it is limited to and that still exist; null for all hotels of its owner.',
  })
  async hotels(@Root() { hotelIds }: Webhook, @Ctx() { loaders }: Context): Promise<Hotel[] | null> {
    const found = hotelIds && (await Promise.all(hotelIds.map((id) => loaders.hotels.load(id))));
    return found && found.filter((hotel) => hotel !== null);
  }
}
