import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Cost, ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { CreateWalkInInput, CreateWalkInResult, WalkInQuoteInput } from './walkIn.inputs';
import { Quote } from '../hold/quote.types';
import { DeskRefund } from './payOut.types';
import { createWalkIn, quoteWalkIn } from './walkIn.service';

@Resolver(() => Booking)
export class WalkInResolver {
  @Cost(100)
  @Allow('walkIn:create')
  @Query(() => Quote, {
    nullable: true,
    description:
      'The price of a booking at the front desk, also with the own price of staff; null only together with an error. Staff of the hotel only.',
  })
  walkInQuote(
    @Arg('input', () => WalkInQuoteInput) input: WalkInQuoteInput,
    @Ctx() { viewer }: Context,
  ): Promise<Quote> {
    return quoteWalkIn(viewer, input);
  }

  @Allow('walkIn:create')
  @Mutation(() => CreateWalkInResult, {
    description:
      'Books rooms for a guest at the front desk or on the telephone, who pays there now or later. Staff of the hotel only.',
  })
  createWalkIn(
    @Arg('input', () => CreateWalkInInput) input: CreateWalkInInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return createWalkIn(viewer, input);
  }

  @ListSize(0.2)
  @FieldResolver(() => [DeskRefund], {
    description: 'Refunds that are paid out at the front desk, oldest first; empty unless you pay them out.',
  })
  async deskRefunds(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<DeskRefund[]> {
    if (!can(viewer, 'payOut:confirm', booking)) return [];
    return (await loaders.refundsOfBooking.load(booking.id)).filter(({ atDesk }) => atDesk);
  }

  @FieldResolver(() => Int, {
    description: 'The part of refundedCents that is paid out at the front desk, where it was paid, in cents.',
  })
  async deskRefundCents(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<number> {
    const refunds = await loaders.refundsOfBooking.load(id);
    return refunds.reduce((sum, { atDesk, amountCents }) => sum + (atDesk ? amountCents : 0), 0);
  }
}
