import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { timeZoneProblem } from '../../../schema/nights';
import { textProblem } from '../../../schema/texts';
import { IfGiven, Rule } from '../core/rule.decorator';

const CITY_NAME = textProblem('the name of the city', LIMITS.name);
const TYPE_NAME = textProblem('the name of the hotel type', LIMITS.name);
const NAME = `Up to ${LIMITS.name} characters; no other one has it, whatever the case.`;
const ZONE = "IANA name of its time zone, such as Europe/Lisbon: 'today' at its hotels is read there.";

@InputType({ description: 'A new city.' })
export class CreateCityInput {
  @Field(() => String, { description: NAME })
  @Rule(CITY_NAME)
  name!: string;

  @Field(() => String, { nullable: true, description: `${ZONE} UTC unless given.` })
  @IfGiven()
  @Rule(timeZoneProblem)
  timeZone?: string | null;
}

@InputType({ description: 'What changes in a city; nothing, and the empty text, mean unchanged.' })
export class UpdateCityInput {
  @Field(() => ID, { description: 'Reference of the city.' })
  @MaxLength(100)
  cityId!: string;

  @Field(() => String, { nullable: true, description: NAME })
  @IfGiven()
  @Rule(CITY_NAME)
  name?: string | null;

  @Field(() => String, { nullable: true, description: ZONE })
  @IfGiven()
  @Rule(timeZoneProblem)
  timeZone?: string | null;
}

@InputType({ description: 'Which city to delete.' })
export class DeleteCityInput {
  @Field(() => ID, { description: 'Reference of the city.' })
  @MaxLength(100)
  cityId!: string;
}

@InputType({ description: 'A new hotel type.' })
export class CreateHotelTypeInput {
  @Field(() => String, { description: NAME })
  @Rule(TYPE_NAME)
  name!: string;
}

@InputType({ description: 'What changes in a hotel type; nothing, and the empty text, mean unchanged.' })
export class UpdateHotelTypeInput {
  @Field(() => ID, { description: 'Reference of the hotel type.' })
  @MaxLength(100)
  hotelTypeId!: string;

  @Field(() => String, { nullable: true, description: NAME })
  @IfGiven()
  @Rule(TYPE_NAME)
  name?: string | null;
}

@InputType({ description: 'Which hotel type to delete.' })
export class DeleteHotelTypeInput {
  @Field(() => ID, { description: 'Reference of the hotel type.' })
  @MaxLength(100)
  hotelTypeId!: string;
}
