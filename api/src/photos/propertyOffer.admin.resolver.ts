import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../core/allow.decorator';
import type { Context } from '../core/context';
import { Counted, type Counting } from '../core/counting.decorator';
import { Page, type PageOf } from '../core/pagination';
import { Hotel } from '../hotels/hotel.entity';
import { ifOpen } from '../hotels/hotel.service';
import { User } from '../users/user.entity';
import { acceptOffer, declineOffer, findOffer, listOffers } from './propertyOffer.admin.service';
import { PropertyOffer } from './propertyOffer.entity';
import {
  AcceptPropertyOfferInput,
  DeclinePropertyOfferInput,
  PropertyOffersArgs,
} from './propertyOffer.inputs';
import { AcceptPropertyOfferResult, DeclinePropertyOfferResult } from './propertyOffer.results';
import { filesThere } from './propertyOffer.service';
import { Upload } from './upload.entity';

const PropertyOfferList = Page(PropertyOffer, 'PropertyOffer');

@Resolver(() => PropertyOffer)
export class PropertyOfferAdminResolver {
  @Allow('submission:list')
  @Query(() => PropertyOfferList, {
    description: 'Properties that users would like to have listed, newest first. Administrators only.',
  })
  propertyOffers(
    @Args(() => PropertyOffersArgs) args: PropertyOffersArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<PropertyOffer>> {
    return listOffers(viewer, args, counting);
  }

  @Allow('submission:list')
  @Query(() => PropertyOffer, {
    nullable: true,
    description: 'A property that somebody would like to have listed; null if unknown. Administrators only.',
  })
  propertyOffer(
    @Arg('id', () => ID, { description: 'Reference of the offer.' }) id: string,
    @Ctx() { viewer }: Context,
  ): Promise<PropertyOffer | null> {
    return findOffer(viewer, id);
  }

  @Allow('offer:answer')
  @Mutation(() => DeclinePropertyOfferResult, {
    description: 'Declines a property offer and mails the answer to its sender. Administrators only.',
  })
  declinePropertyOffer(
    @Arg('input', () => DeclinePropertyOfferInput) input: DeclinePropertyOfferInput,
    @Ctx() { viewer }: Context,
  ): Promise<PropertyOffer> {
    return declineOffer(viewer, input);
  }

  @Allow('offer:answer')
  @Mutation(() => AcceptPropertyOfferResult, {
    description:
      'Makes a hotel without rooms of a property offer, which nobody books until it has some, and mails the sender. Administrators only.',
  })
  acceptPropertyOffer(
    @Arg('input', () => AcceptPropertyOfferInput) input: AcceptPropertyOfferInput,
    @Ctx() { viewer }: Context,
  ): Promise<PropertyOffer> {
    return acceptOffer(viewer, input);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who sent it.' })
  sentBy(@Root() { userId }: PropertyOffer, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

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
