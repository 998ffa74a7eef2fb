import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { build } from '../../core/build';
import { Cost } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { mayPayBalance, payBalance } from './balancePage.service';
import { BalancePage, PayBalanceInput, PayBalanceResult } from './balancePage.types';

@Resolver(() => Booking)
export class BalancePageResolver {
  @Cost(500)
  @Allow('booking:pay')
  @Mutation(() => PayBalanceResult, {
    description:
      'Opens the hosted page on which you pay what you owe of your confirmed booking (Booking.owedCents). A booking has one open page: asking again returns it while the amount is the same, otherwise it is closed. What is paid beyond what is owed when it arrives is refunded at once.',
  })
  async payBalance(
    @Arg('input', () => PayBalanceInput) input: PayBalanceInput,
    @Ctx() { viewer }: Context,
  ): Promise<BalancePage> {
    return build(BalancePage, await payBalance(viewer, input));
  }
}

@Resolver(() => BookingAbilities)
export class PayBalanceAbilityResolver {
  @FieldResolver(() => Boolean, {
    description: 'Pay what is owed online with payBalance, because it is your booking.',
  })
  payBalance(@Root() { booking }: BookingAbilities, @Ctx() { viewer }: Context): boolean {
    return mayPayBalance(viewer, booking);
  }
}
