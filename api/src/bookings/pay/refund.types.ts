import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PaymentMethod } from './payment.entity';

@ObjectType({
  description: 'Money that goes back to a guest, in the way in which it was paid.',
  simpleResolvers: true,
})
export class BookingRefund {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  id!: string;

  @Field(() => Int, { description: 'The amount, in cents.' })
  amountCents!: number;

  @Field(() => PaymentMethod, {
    description:
      'How it was paid, and so how it comes back: online to the card, otherwise at the front desk.',
  })
  method!: PaymentMethod;

  @Field(() => Date, { description: 'Since when it is due.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'True until the card provider has accepted it, or the front desk has paid it out.',
  })
  isDue!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it waits for the end of a dispute: the bank has already taken the money back. It is carried out if the dispute is won.',
  })
  isWithheld!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was paid out at the front desk; null until then, and for refunds to a card paid online.',
  })
  paidOutAt!: Date | null;
}
