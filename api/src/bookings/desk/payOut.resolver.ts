import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { PaymentMethod } from '../pay/payment.entity';
import { User } from '../../users/user.entity';
import { FrontDesk } from './frontDesk.types';
import { listPayOuts } from './owedAtDesk.service';
import { confirmPayOut, undoPayOut } from './payOut.service';
import {
  ConfirmPayOutInput,
  ConfirmPayOutResult,
  DeskRefund,
  UndoPayOutInput,
  UndoPayOutResult,
} from './payOut.types';

@Resolver(() => DeskRefund)
export class DeskRefundResolver {
  @Allow('payOut:confirm')
  @Mutation(() => ConfirmPayOutResult, {
    description:
      'Records that a refund was paid out at the front desk; repeating it changes nothing. Staff of the hotel only.',
  })
  confirmPayOut(
    @Arg('input', () => ConfirmPayOutInput) input: ConfirmPayOutInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return confirmPayOut(viewer, input);
  }

  @Allow('payOut:undo')
  @Mutation(() => UndoPayOutResult, {
    description:
      'Takes back a pay-out that was recorded by mistake: the refund is due again. Repeating it changes nothing. Staff of the hotel only.',
  })
  undoPayOut(
    @Arg('input', () => UndoPayOutInput) input: UndoPayOutInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return undoPayOut(viewer, input);
  }

  @FieldResolver(() => Booking, { nullable: true, description: 'The booking that it belongs to.' })
  booking(
    @Root() { bookingId, bookingRow }: DeskRefund,
    @Ctx() { loaders }: Context,
  ): Promise<Booking | null> | Booking {
    return bookingRow ?? loaders.bookings.load(bookingId);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True if it was paid, and is paid out, in cash; false if by card at the hotel's own terminal.",
  })
  async inCash(@Root() { paymentId }: DeskRefund, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await loaders.payments.load(paymentId))?.method === PaymentMethod.CASH;
  }

  @FieldResolver(() => PaymentMethod, {
    description:
      'How it was paid, and so how it is paid out: in cash, by card, or to the bank account of the company that paid on account.',
  })
  async method(@Root() { paymentId }: DeskRefund, @Ctx() { loaders }: Context): Promise<PaymentMethod> {
    return (await loaders.payments.load(paymentId))!.method;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who paid it out.' })
  paidOutBy(@Root() { paidOutById }: DeskRefund, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return paidOutById ? loaders.users.load(paidOutById) : null;
  }
}

@Resolver(() => FrontDesk)
export class PayOutListResolver {
  @ListSize(10)
  @FieldResolver(() => [DeskRefund], {
    description:
      'Refunds that the front desk paid out on the day; for today also all that are due. The oldest comes first.',
  })
  payOuts(@Root() desk: FrontDesk, @Ctx() { viewer }: Context): Promise<DeskRefund[]> {
    return listPayOuts(viewer, desk);
  }
}
