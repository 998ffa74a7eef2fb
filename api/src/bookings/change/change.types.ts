import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { RoomChoice } from '../hold/quote.inputs';
import { Problem } from '../../core/problems';

@InputType({
  description: 'The new dates and all room numbers of a booking. The server computes the price.',
})
export class ChangeBookingInput extends RoomChoice {
  @Field(() => ID, { description: 'Reference of the confirmed booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The version of the quote that was shown, as for createCheckout.',
  })
  @IsOptional()
  @MaxLength(LIMITS.quoteVersion, { message: 'The version of the quote is too long' })
  quoteVersion?: string | null;

  @Field(() => String, {
    description: 'A key that the client creates once for this choice. The same key returns the same change.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;
}

@InputType({ description: 'Which change to discard.' })
export class ReleaseChangeInput {
  @Field(() => ID, { description: 'Reference of the booking.' })
  bookingId!: string;
}

@ObjectType({ implements: Problem, description: 'The booking cannot be changed in its current state.' })
export class NotChangeable extends Problem {
  static override readonly status = 409;
}
