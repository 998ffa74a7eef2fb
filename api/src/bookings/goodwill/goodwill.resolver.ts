import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { giveGoodwill, goodwillLeft } from './goodwill.service';
import { RefundBookingInput, RefundBookingResult } from './goodwill.types';

@Resolver(() => BookingAbilities)
export class GoodwillResolver {
  @Allow('booking:refund', 'booking:refund-much')
  @Mutation(() => RefundBookingResult, {
    description:
      'Refunds a sum that the hotel gives without having to, in the way in which it was paid. The booking keeps its nights and its price. Staff of the hotel only.',
  })
  refundBooking(
    @Arg('input', () => RefundBookingInput) input: RefundBookingInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return giveGoodwill(viewer, input);
  }

  @FieldResolver(() => Int, {
    description:
      'The most that refundBooking can refund now, in cents; 0 if nothing is left or you may not. Staff of the hotel only.',
  })
  async mostGoodwillCents(
    @Root() { booking }: BookingAbilities,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<number> {
    return goodwillLeft(viewer, booking, await loaders.refundsOfBooking.load(booking.id));
  }
}
