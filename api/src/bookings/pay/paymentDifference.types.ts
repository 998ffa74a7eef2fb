import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { CountedPageArgs } from '../../core/pagination';
import { Problem } from '../../core/problems';
import { PaymentDifference } from './paymentDifference.entity';

@ArgsType()
export class PaymentDifferencesArgs extends CountedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those about bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;
}

@InputType({ description: 'A payment difference that was reviewed.' })
export class ResolvePaymentDifferenceInput {
  @Field(() => ID, { description: 'Reference of the difference.' })
  @MaxLength(100)
  differenceId!: string;

  @Field(() => String, {
    description: `What was found or done, for colleagues to read; up to ${LIMITS.shortText} characters.`,
  })
  @MaxLength(LIMITS.shortText, {
    message: () => fill('A note can have at most {most} characters', { most: LIMITS.shortText }),
  })
  resolution!: string;
}

@ObjectType({ implements: Problem, description: 'The payment difference does not exist.' })
export class UnknownPaymentDifference extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This payment difference does not exist.');
  }
}

@ObjectType({ implements: Problem, description: 'A colleague has reviewed it already.' })
export class AlreadyResolved extends Problem {
  constructor() {
    super('A colleague has already reviewed this payment. Reload the page to see what was found.');
  }
}

export const ResolvePaymentDifferenceResult = createUnionType({
  name: 'ResolvePaymentDifferenceResult',
  description: 'The updated difference, or why it was not changed.',
  types: () => [PaymentDifference, UnknownPaymentDifference, AlreadyResolved] as const,
});
