import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Booking } from '../booking.entity';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { Page, type PageOf } from '../../core/pagination';
import { PaymentDifference } from './paymentDifference.entity';
import {
  PaymentDifferencesArgs,
  ResolvePaymentDifferenceInput,
  ResolvePaymentDifferenceResult,
} from './paymentDifference.types';
import { listDifferences, resolveDifference } from './paymentDifference.service';
import { User } from '../../users/user.entity';

const PaymentDifferenceList = Page(PaymentDifference, 'PaymentDifference');

@Resolver(() => PaymentDifference)
export class PaymentDifferenceResolver {
  @Allow('payment:list-differences')
  @Query(() => PaymentDifferenceList, {
    description:
      'Money at the card provider that matches no payment or refund, newest first. Staff of the hotel only.',
  })
  paymentDifferences(
    @Args(() => PaymentDifferencesArgs) args: PaymentDifferencesArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<PaymentDifference>> {
    return listDifferences(viewer, args, counting);
  }

  @Allow('payment:resolve-difference')
  @Mutation(() => ResolvePaymentDifferenceResult, {
    description: 'Marks a payment difference as reviewed, with what you found. Staff of the hotel only.',
  })
  resolvePaymentDifference(
    @Arg('input', () => ResolvePaymentDifferenceInput) input: ResolvePaymentDifferenceInput,
    @Ctx() { viewer }: Context,
  ): Promise<PaymentDifference> {
    return resolveDifference(viewer, input);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who reviewed it; null until then.' })
  resolvedBy(
    @Root() { resolvedById }: PaymentDifference,
    @Ctx() { loaders }: Context,
  ): Promise<User | null> | null {
    return resolvedById ? loaders.users.load(resolvedById) : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking that it is for or names; null if there is none.',
  })
  booking(
    @Root() { bookingId }: PaymentDifference,
    @Ctx() { loaders }: Context,
  ): Promise<Booking | null> | null {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }
}
