import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Booking } from '../booking.entity';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { PaymentMethod } from '../pay/payment.entity';
import { User } from '../../users/user.entity';
import { confirmPayOut } from './payOut.service';
import { ConfirmPayOutInput, ConfirmPayOutResult, DeskRefund } from './payOut.types';

@Resolver(() => DeskRefund)
export class DeskRefundResolver {
  @Allow('payOut:confirm')
  @Mutation(() => ConfirmPayOutResult, {
    description:
      'Confirms that a refund was paid out at the front desk; repeating it changes nothing. Administrators only.',
  })
  confirmPayOut(
    @Arg('input', () => ConfirmPayOutInput) input: ConfirmPayOutInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return confirmPayOut(viewer, input);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True if it was paid, and is paid out, in cash; false if by card at the hotel's own terminal.",
  })
  async inCash(@Root() { paymentId }: DeskRefund, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.payments.load(paymentId))?.method === PaymentMethod.CASH;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who paid it out.' })
  paidOutBy(@Root() { paidOutById }: DeskRefund, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return paidOutById ? loaders.users.load(paidOutById) : null;
  }
}
