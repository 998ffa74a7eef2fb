import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Booking } from '../bookings/booking.entity';
import { Allow } from '../core/allow.decorator';
import type { Context } from '../core/context';
import { KeyedPageArgs, Page, type PageOf } from '../core/pagination';
import { PaymentDifference } from './paymentDifference.entity';
import { listDifferences } from './paymentDifference.service';

const PaymentDifferenceList = Page(PaymentDifference, 'PaymentDifference');

@Resolver(() => PaymentDifference)
export class PaymentDifferenceResolver {
  @Allow('payment:list-differences')
  @Query(() => PaymentDifferenceList, {
    description:
      'Money that the card provider took and that fits no payment, newest first. Administrators only.',
  })
  paymentDifferences(
    @Args(() => KeyedPageArgs) args: KeyedPageArgs,
    @Ctx() { viewer }: Context,
  ): Promise<PageOf<PaymentDifference>> {
    return listDifferences(viewer, args);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking that it is for or names; null where there is none.',
  })
  booking(
    @Root() { bookingId }: PaymentDifference,
    @Ctx() { loaders }: Context,
  ): Promise<Booking | null> | null {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }
}
