import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import type { PageOf } from '../../core/pagination';
import { acceptOffer, declineOffer, findOffer, listOffers } from './propertyOffer.admin.service';
import { PropertyOffer } from './propertyOffer.entity';
import {
  AcceptPropertyOfferInput,
  DeclinePropertyOfferInput,
  PropertyOffersArgs,
} from './propertyOffer.inputs';
import {
  AcceptPropertyOfferResult,
  DeclinePropertyOfferResult,
  PropertyOfferList,
} from './propertyOffer.results';

@Resolver()
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
}
