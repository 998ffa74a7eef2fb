import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { KeyedPageArgs, Page, type PageOf } from '../../core/pagination';
import { Hotel } from '../../hotels/hotel.entity';
import { ifVisible } from '../../hotels/visibleHotel';
import { User } from '../../users/user.entity';
import { PropertyOffer } from './propertyOffer.entity';
import {
  AcceptPropertyOfferResult,
  DeclinePropertyOfferResult,
  PropertyOfferList,
} from './propertyOffer.types';
import {
  acceptOffer,
  declineOffer,
  existingFiles,
  findOffer,
  listOffers,
  listOwnOffers,
  listSubmissions,
} from './propertyOffer.service';
import { Upload } from '../upload.entity';
import {
  AcceptPropertyOfferInput,
  DeclinePropertyOfferInput,
  PropertyOffersArgs,
} from './propertyOffer.inputs';

@Resolver(() => PropertyOffer)
export class PropertyOfferResolver {
  @Allow('offer:list-own')
  @Query(() => PropertyOfferList, {
    description: 'Properties that you would like to list, with their status, newest first.',
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
  @FieldResolver(() => [Upload], { description: 'Its files, without pictures that have been deleted since.' })
  async files(@Root() { id }: PropertyOffer, @Ctx() { loaders }: Context): Promise<Upload[]> {
    return existingFiles(await loaders.filesOfOffer.load(id));
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
    description:
      'The hotel that was created from it; null if there is none, or it has been deleted since, or it is not open for booking and you are not on its team.',
  })
  async hotel(
    @Root() { hotelId }: PropertyOffer,
    @Ctx() { loaders, viewer }: Context,
  ): Promise<Hotel | null> {
    return hotelId ? ifVisible(viewer, await loaders.hotels.load(hotelId)) : null;
  }

  @Allow('submission:list')
  @Query(() => PropertyOfferList, {
    description: 'Properties that users would like to list, newest first. Administrators only.',
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
    description: 'A property that a user would like to list; null if unknown. Administrators only.',
  })
  propertyOffer(
    @Arg('id', () => ID, { description: 'Reference of the offer.' }) id: string,
    @Ctx() { viewer }: Context,
  ): Promise<PropertyOffer | null> {
    return findOffer(viewer, id);
  }

  @Allow('offer:answer')
  @Mutation(() => DeclinePropertyOfferResult, {
    description: 'Declines a property offer and emails the answer to its sender. Administrators only.',
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
      'Creates a hotel without rooms from a property offer, makes its sender the owner and emails them. It is not open for booking until its owner opens it. Administrators only.',
  })
  acceptPropertyOffer(
    @Arg('input', () => AcceptPropertyOfferInput) input: AcceptPropertyOfferInput,
    @Ctx() { viewer }: Context,
  ): Promise<PropertyOffer> {
    return acceptOffer(viewer, input);
  }
}

const PropertySubmissionList = Page(Upload, 'PropertySubmission');

@Resolver(() => Upload)
export class SubmissionAdminResolver {
  @Allow('submission:list')
  @Query(() => PropertySubmissionList, {
    description:
      'Files that users sent to list a property, newest first, without pictures that have become photos of a hotel. Administrators only.',
  })
  propertySubmissions(
    @Args(() => KeyedPageArgs) args: KeyedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Upload>> {
    return listSubmissions(viewer, args, counting);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who sent it.' })
  submittedBy(@Root() { userId }: Upload, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
