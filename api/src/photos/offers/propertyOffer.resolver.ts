import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { KeyedPageArgs, type PageOf } from '../../core/pagination';
import { Hotel } from '../../hotels/hotel.entity';
import { ifOpen } from '../../hotels/hotel.service';
import { User } from '../../users/user.entity';
import { PropertyOffer } from './propertyOffer.entity';
import { PropertyOfferList } from './propertyOffer.results';
import { filesThere, listOwnOffers } from './propertyOffer.service';
import { Upload } from '../upload.entity';

@Resolver(() => PropertyOffer)
export class PropertyOfferResolver {
  @Allow('offer:list-own')
  @Query(() => PropertyOfferList, {
    description: 'Properties that you would like to have listed, and what became of them, the newest first.',
  })
  myPropertyOffers(
    @Args(() => KeyedPageArgs) args: KeyedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<PropertyOffer>> {
    return listOwnOffers(viewer, args, counting);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who sent it.' })
  sentBy(@Root() { userId }: PropertyOffer, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

  @ListSize(5)
  @FieldResolver(() => [Upload], { description: 'Its files; without pictures that were deleted since.' })
  async files(@Root() { id }: PropertyOffer, @Ctx() { loaders }: Context): Promise<Upload[]> {
    return filesThere(await loaders.filesOfOffer.load(id));
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who answered it; null until then.' })
  answeredBy(
    @Root() { answeredById }: PropertyOffer,
    @Ctx() { loaders }: Context,
  ): Promise<User | null> | null {
    return answeredById ? loaders.users.load(answeredById) : null;
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    description: 'The hotel that was made of it; null where there is none, or it was deleted since.',
  })
  async hotel(@Root() { hotelId }: PropertyOffer, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return hotelId ? ifOpen(await loaders.hotels.load(hotelId)) : null;
  }
}
