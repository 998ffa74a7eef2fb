import { IsOptional, MaxLength, Min, ValidateNested } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { ProofNeeded } from '../../access/proof';
import { Booking } from '../booking.entity';
import { FrontDeskRefused } from '../desk/frontDesk.types';
import { AccountInput, DeskPayment } from '../desk/walkIn.inputs';
import { Reason, RequestKey } from '../inputRules';

@InputType({ description: 'A payment that the front desk takes for a booking.' })
export class TakePaymentInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, {
    description: 'What is paid, in cents, at most what the guest owes (Booking.owedCents).',
  })
  @Min(1, { message: 'Enter an amount above zero' })
  cents!: number;

  @Field(() => DeskPayment, { description: 'How it is paid.' })
  paidBy!: DeskPayment;

  @Field(() => AccountInput, {
    nullable: true,
    description: 'The company that pays; needed with ON_ACCOUNT, and only then.',
  })
  @IsOptional()
  @ValidateNested()
  account?: AccountInput | null;

  @Field(() => String, {
    description: 'A key created once for each payment; repeating it takes nothing more.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

@InputType({ description: 'A payment that was entered at the front desk by mistake.' })
export class VoidPaymentInput {
  @Field(() => ID, { description: 'Reference of the payment.' })
  @MaxLength(100)
  paymentId!: string;

  @Field(() => String, {
    description: `Why it is wrong, for the history; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason('Say why the payment is wrong')
  reason!: string;
}

@InputType({ description: 'A part of what a guest owes that the hotel waives.' })
export class CreditBookingInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, { description: 'What is waived, in cents, at most viewerCan.mostCreditCents.' })
  @Min(1, { message: 'Enter an amount above zero' })
  cents!: number;

  @Field(() => String, {
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason('Give a reason. The guest can read it')
  reason!: string;

  @Field(() => String, {
    description: 'A key created once for each credit; repeating it waives nothing more.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

export const TakePaymentResult = createUnionType({
  name: 'TakePaymentResult',
  description: 'The booking with the payment, or why it was not taken.',
  types: () => [Booking, FrontDeskRefused] as const,
});

export const VoidPaymentResult = createUnionType({
  name: 'VoidPaymentResult',
  description: 'The booking without the payment, or why it stays.',
  types: () => [Booking, FrontDeskRefused] as const,
});

export const CreditBookingResult = createUnionType({
  name: 'CreditBookingResult',
  description: 'The booking with what is still owed, or why nothing is waived.',
  types: () => [Booking, FrontDeskRefused, ProofNeeded] as const,
});
