import { IsOptional, MaxLength, Min } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';
import { PaymentUnavailable } from '../hold/checkout.types';

@InputType({ description: 'What a guest pays online: all that they owe of a booking.' })
export class PayBalanceInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The amount that the guest was shown, in cents: if another amount is owed now, the answer is BalanceRefused. Without it, what is owed now is asked for.',
  })
  @IsOptional()
  @Min(0)
  expectedCents?: number | null;
}

@ObjectType({ description: 'The hosted page on which a guest pays what they owe.', simpleResolvers: true })
export class BalancePage {
  @Field(() => Booking, { description: 'The booking, which stays as it is until the payment has arrived.' })
  booking!: Booking;

  @Field(() => String, { description: 'The hosted payment page; redirect the browser there.' })
  url!: string;

  @Field(() => Int, { description: 'What is paid there, in cents.' })
  cents!: number;

  @Field(() => Date, { description: 'Until when it can be paid there.' })
  payableUntil!: Date;
}

@ObjectType({ implements: Problem, description: 'What is owed cannot be paid online now.' })
export class BalanceRefused extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'What is owed now, in cents.' })
  owedCents: number;

  constructor(message: string, owedCents: number) {
    super(message);
    this.owedCents = owedCents;
  }
}

export const PayBalanceResult = createUnionType({
  name: 'PayBalanceResult',
  description: 'The payment page, or why none was opened.',
  types: () => [BalancePage, BalanceRefused, PaymentUnavailable] as const,
});
