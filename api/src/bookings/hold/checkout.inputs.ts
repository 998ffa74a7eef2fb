import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { StayDetailsInput } from '../guests/stayDetails.types';
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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the guest books rooms that sleep fewer people than the party. Without it, such rooms are refused with StayRefused.',
  })
  bookAnyway?: boolean | null;

  @Field(() => StayDetailsInput, {
    nullable: true,
    description: 'What the hotel is to know; it can be changed until arrival with updateStayDetails.',
  })
  @IsOptional()
  @ValidateNested()
  details?: StayDetailsInput | null;
}

@InputType({ description: 'Which hold to release.' })
export class ReleaseCheckoutInput {
  @Field(() => ID, { description: 'Reference of the held booking.' })
  bookingId!: string;
}
