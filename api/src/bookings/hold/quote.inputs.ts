import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsOptional,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';
import { ChosenExtraInput } from '../extras/chosenExtra.types';
import { PartyInput } from '../../rooms/party.types';

/** Rooms of one hotel for the same nights. */
@InputType()
export abstract class RoomChoice {
  @Field(() => [ID], { description: `Room numbers of the hotel, 1 to ${LIMITS.roomNumbersPerCheckout}.` })
  @ArrayMinSize(1, { message: 'Choose at least one room' })
  @ArrayMaxSize(LIMITS.roomNumbersPerCheckout, {
    message: () => fill('Choose at most {most} rooms at once', { most: LIMITS.roomNumbersPerCheckout }),
  })
  @MaxLength(100, { each: true, message: 'The id of a room number is too long' })
  roomNumberIds!: string[];

  @Field(() => NightScalar, { description: 'First night; not before today at the hotel.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; the same day as check-in means one night.' })
  checkOut!: string;
}

@InputType()
export abstract class HotelRoomChoice extends RoomChoice {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;
}

@InputType({ description: 'Which rooms on which nights, and which extras.' })
export class QuoteInput extends HotelRoomChoice {
  @Field(() => [ChosenExtraInput], {
    nullable: true,
    description: 'Extras that the hotel sells online, each of them once.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.extrasPerHotel, {
    message: () => fill('Choose at most {most} extras', { most: LIMITS.extrasPerHotel }),
  })
  @ArrayUnique(({ extraId }: ChosenExtraInput) => extraId, { message: 'Choose each extra once' })
  @ValidateNested({ each: true })
  extras?: ChosenExtraInput[] | null;

  @Field(() => PartyInput, {
    nullable: true,
    description: 'Who stays; createCheckout keeps it with the booking. The price does not depend on it.',
  })
  @IsOptional()
  @ValidateNested()
  party?: PartyInput | null;
}
