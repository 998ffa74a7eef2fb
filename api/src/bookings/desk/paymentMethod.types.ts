import { MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType } from 'type-graphql';
import { Booking } from '../booking.entity';
import { FrontDeskRefused } from './frontDesk.types';
import { DeskPayment } from './walkIn.inputs';

@InputType({ description: 'How a payment at the front desk was really made.' })
export class CorrectPaymentInput {
  @Field(() => ID, { description: 'Reference of the payment.' })
  @MaxLength(100)
  paymentId!: string;

  @Field(() => DeskPayment, { description: 'How it was paid.' })
  paidBy!: DeskPayment;
}

export const CorrectPaymentResult = createUnionType({
  name: 'CorrectPaymentResult',
  description: 'The booking with its payments, or why nothing was corrected.',
  types: () => [Booking, FrontDeskRefused] as const,
});
