import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { QuoteInput } from './quote.inputs';

@InputType({ description: 'What to book. The server computes the price.' })
export class CreateCheckoutInput extends QuoteInput {
  @Field(() => String, {
    description:
      'A key that the client creates once for this choice, such as a UUID. The same key returns the same checkout.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The version of the quote that was shown: if a price has changed since, nothing is held and the answer is PriceChanged. Without it the current price applies.',
  })
  @IsOptional()
  @MaxLength(LIMITS.quoteVersion, { message: 'The version of the quote is too long' })
  quoteVersion?: string | null;
}

@InputType({ description: 'Which hold to release.' })
export class ReleaseCheckoutInput {
  @Field(() => ID, { description: 'Reference of the held booking.' })
  bookingId!: string;
}
