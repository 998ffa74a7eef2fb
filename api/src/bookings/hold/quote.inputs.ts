import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';

/** Rooms of one hotel for the same nights. */
@InputType()
export abstract class RoomChoice {
  @Field(() => [ID], { description: `Room numbers of the hotel, 1 to ${LIMITS.roomNumbersPerCheckout}.` })
  @ArrayMinSize(1, { message: 'Choose at least one room' })
  @ArrayMaxSize(LIMITS.roomNumbersPerCheckout, {
    message: `Choose at most ${LIMITS.roomNumbersPerCheckout} rooms at once`,
  })
  @MaxLength(100, { each: true, message: 'The id of a room number is too long' })
  roomNumberIds!: string[];

  @Field(() => NightScalar, { description: 'First night; not before today at the hotel.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;
}

@InputType({ description: 'Which rooms on which nights.' })
export class QuoteInput extends RoomChoice {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;
}
