import { ArrayMaxSize, ArrayMinSize, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/rules';
import { NightScalar } from '../night.scalar';

@InputType({ description: 'What a booking is to become. The price is computed by the server.' })
export class ChangeBookingInput {
  @Field(() => ID, { description: 'Reference of the confirmed booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => [ID], {
    description: `All its room numbers from now on, of the same hotel, 1 to ${LIMITS.roomNumbersPerCheckout}.`,
  })
  @ArrayMinSize(1, { message: 'Choose at least one room' })
  @ArrayMaxSize(LIMITS.roomNumbersPerCheckout, {
    message: `Choose at most ${LIMITS.roomNumbersPerCheckout} rooms at once`,
  })
  @MaxLength(100, { each: true, message: 'A room number id is too long' })
  roomNumberIds!: string[];

  @Field(() => NightScalar, { description: 'First night; not before today at the hotel.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The version of the quote that was looked at, as for createCheckout.',
  })
  @IsOptional()
  @MaxLength(LIMITS.quoteVersion, { message: 'The version of the quote is too long' })
  quoteVersion?: string | null;

  @Field(() => String, {
    description: 'Made by the client once for this choice. The same key answers the same change.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;
}

@InputType({ description: 'Which change to give up.' })
export class ReleaseChangeInput {
  @Field(() => ID, { description: 'Reference of the booking.' })
  bookingId!: string;
}
