import { IsNotEmpty, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';
import { Reason } from '../inputRules';

@InputType()
export abstract class StayDepartureInput {
  @Field(() => ID, { description: 'The stay.' })
  @MaxLength(100)
  stayId!: string;

  @Field(() => NightScalar, { description: 'The new day of departure.' })
  checkOut!: string;

  @Field(() => Int, {
    description:
      'The difference of the staffChangeQuote that was shown, in cents. Another one now is refused with DifferenceChanged.',
  })
  differenceCents!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason()
  @IsOptional()
  reason?: string | null;

  @Field(() => String, {
    description: 'A key that the client creates once for this choice. The same key returns the same change.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;
}

@InputType({ description: 'A later day of departure for a stay.' })
export class ExtendStayInput extends StayDepartureInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "The price of each added night, in cents; by default today's price. Another price needs a reason.",
  })
  @IsOptional()
  @Min(0, { message: 'A price cannot be below zero' })
  @Max(LIMITS.highestPaymentCents, { message: 'This price is too high' })
  addedNightCents?: number | null;
}

@InputType({ description: 'An earlier day of departure for a stay; once it has begun, today or later.' })
export class ShortenStayInput extends StayDepartureInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'What comes back to the guest, in cents, at most StaffChangeQuote.mostCreditCents; by default what the terms give. Another sum needs a reason.',
  })
  @IsOptional()
  @Min(0, { message: 'A refund cannot be below zero' })
  creditCents?: number | null;
}
