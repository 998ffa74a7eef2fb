import { ArrayMaxSize, ArrayMinSize, IsNotEmpty, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/rules';
import { NightScalar } from '../night.scalar';

@InputType({ description: 'What to book. The price is computed by the server.' })
export class CreateCheckoutInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => [ID], { description: `Room numbers of this hotel, 1 to ${LIMITS.roomNumbersPerCheckout}.` })
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
    description:
      'Made by the client once for this choice, such as a UUID. The same key answers the same checkout.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;
}

@InputType({ description: 'Which hold to give up.' })
export class ReleaseCheckoutInput {
  @Field(() => ID, { description: 'Reference of the held booking.' })
  bookingId!: string;
}
