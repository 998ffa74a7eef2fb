import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { RoomChoice } from '../hold/quote.inputs';
import { Quote } from '../hold/quote.types';
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
    description: 'The version of the quote in the changeQuote that was shown, as for createCheckout.',
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

@InputType({ description: 'The new dates and all room numbers of a booking.' })
export class ChangeQuoteInput extends RoomChoice {
  @Field(() => ID, { description: 'Reference of the confirmed booking.' })
  @MaxLength(100)
  bookingId!: string;
}

@ObjectType({ description: 'Some nights of a change, over all rooms.', simpleResolvers: true })
export class ChangedNights {
  @Field(() => Int, { description: 'Number of nights; a night in two rooms counts twice.' })
  nights!: number;

  @Field(() => Int, { description: 'Their prices together, without taxes and fees, in cents.' })
  cents!: number;
}

@ObjectType({
  description:
    'What a change costs. A night is kept in the same room number, or in another room of the same type: it keeps the price at which it was sold.',
  simpleResolvers: true,
})
export class ChangeQuote {
  @Field(() => Quote, {
    description:
      "The booking with the change: kept nights at the price at which they were sold, added nights at today's price, each with the taxes and fees of its time.",
  })
  quote!: Quote;

  @Field(() => ChangedNights, { description: 'The nights that the booking keeps.' })
  kept!: ChangedNights;

  @Field(() => ChangedNights, { description: "The nights that it adds, at today's price." })
  added!: ChangedNights;

  @Field(() => ChangedNights, {
    description: 'The nights that it gives up, at the price at which they were sold.',
  })
  givenUp!: ChangedNights;

  @Field(() => Int, {
    description:
      'The amount to pay, in cents; a negative amount is refunded: what is given up beyond what is added, by the cancellation terms of the booking. 0 for a rise that is too small for a card payment.',
  })
  differenceCents!: number;

  @Field(() => Int, {
    description:
      'The part of a negative difference that lowers what you still owe instead of being refunded, in cents.',
  })
  creditedCents!: number;
}

@InputType({ description: 'Which change to discard.' })
export class ReleaseChangeInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  bookingId!: string;
}

@ObjectType({ implements: Problem, description: 'The booking cannot be changed in its current state.' })
export class NotChangeable extends Problem {
  static override readonly status = 409;
}
