import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { PaymentMethod } from '../pay/payment.entity';

/** The order of a list of payments. Ties are ordered by reference. */
export enum PaymentSort {
  PAID_DESC = 'PAID_DESC',
  PAID_ASC = 'PAID_ASC',
  AMOUNT_DESC = 'AMOUNT_DESC',
  AMOUNT_ASC = 'AMOUNT_ASC',
}
registerEnumType(PaymentSort, {
  name: 'PaymentSort',
  description: 'The order of a list of payments; ties are broken by reference.',
  valuesConfig: {
    PAID_DESC: { description: 'Newest first.' },
    PAID_ASC: { description: 'Oldest first.' },
    AMOUNT_DESC: { description: 'The highest amount first.' },
    AMOUNT_ASC: { description: 'The lowest amount first.' },
  },
});

/** What became of a payment. */
export enum PaymentState {
  PAID = 'PAID',
  PARTLY_REFUNDED = 'PARTLY_REFUNDED',
  REFUNDED = 'REFUNDED',
  DISPUTED = 'DISPUTED',
  VOIDED = 'VOIDED',
}
registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'What became of a payment.',
  valuesConfig: {
    PAID: { description: 'Nothing of it was given back.' },
    PARTLY_REFUNDED: { description: 'A part of it has been or is being refunded.' },
    REFUNDED: { description: 'All of it has been or is being refunded.' },
    DISPUTED: { description: "The guest's bank took it, or a part of it, back in a lost dispute." },
    VOIDED: { description: 'The front desk voided it as a mistake: it counts as not paid, and in no sum.' },
  },
});

@InputType({ description: 'Which payments to list; all given criteria must match.' })
export class PaymentFilter {
  @Field(() => ID, { nullable: true, description: 'For bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'Made in this way.' })
  method?: PaymentMethod | null;

  @Field(() => PaymentState, { nullable: true, description: 'In this state.' })
  state?: PaymentState | null;

  @Field(() => Date, { nullable: true, description: 'Paid at this moment or later.' })
  paidFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Paid before this moment.' })
  paidTo?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The reference or id of a booking, the number of a receipt, or the card provider's id of a payment.",
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}
