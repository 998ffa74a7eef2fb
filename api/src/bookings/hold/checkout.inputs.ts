import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { QuoteInput } from './quote.inputs';

@InputType({ description: 'What to book. The price is computed by the server.' })
export class CreateCheckoutInput extends QuoteInput {
  @Field(() => String, {
    description:
      'Made by the client once for this choice, such as a UUID. The same key answers the same checkout.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The version of the quote that was looked at: where a price has changed since, nothing is held and PriceChanged says which. Without it the price of now holds.',
  })
  @IsOptional()
  @MaxLength(LIMITS.quoteVersion, { message: 'The version of the quote is too long' })
  quoteVersion?: string | null;
}

@InputType({ description: 'Which hold to give up.' })
export class ReleaseCheckoutInput {
  @Field(() => ID, { description: 'Reference of the held booking.' })
  bookingId!: string;
}
