import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import type { Booking } from '../booking.entity';
import { correctPayment } from './paymentMethod.service';
import { CorrectPaymentInput, CorrectPaymentResult } from './paymentMethod.types';

@Resolver()
export class PaymentMethodResolver {
  @Allow('payment:correct')
  @Mutation(() => CorrectPaymentResult, {
    description:
      'Corrects how a payment at the front desk was made: in cash or by card. Repeating it changes nothing. Staff of the hotel only.',
  })
  correctPayment(
    @Arg('input', () => CorrectPaymentInput) input: CorrectPaymentInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return correctPayment(viewer, input);
  }
}
