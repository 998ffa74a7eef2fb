import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { PaymentMethod } from '../pay/payment.entity';
import { RefundState } from '../pay/refund.types';

/** The order of a list of refunds. Ties are ordered by reference. */
export enum RefundSort {
  CREATED_DESC = 'CREATED_DESC',
  CREATED_ASC = 'CREATED_ASC',
  AMOUNT_DESC = 'AMOUNT_DESC',
  AMOUNT_ASC = 'AMOUNT_ASC',
}
registerEnumType(RefundSort, {
  name: 'RefundSort',
  description: 'The order of a list of refunds; ties are broken by reference.',
  valuesConfig: {
    CREATED_DESC: { description: 'Newest first.' },
    CREATED_ASC: { description: 'Oldest first.' },
    AMOUNT_DESC: { description: 'The highest amount first.' },
    AMOUNT_ASC: { description: 'The lowest amount first.' },
  },
});

@InputType({ description: 'Which refunds to list; all given criteria must match.' })
export class RefundFilter {
  @Field(() => ID, { nullable: true, description: 'For bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Of payments that were made in this way, and so are refunded in it.',
  })
  method?: PaymentMethod | null;

  @Field(() => RefundState, { nullable: true, description: 'In this state.' })
  state?: RefundState | null;

  @Field(() => Date, { nullable: true, description: 'Due since this moment or later.' })
  createdFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Due since before this moment.' })
  createdTo?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The reference or id of a booking, or the card provider's id of a refund.",
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}
