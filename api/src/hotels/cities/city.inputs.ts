import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { text } from '../../../../schema/fill';
import { LANGUAGE_TAGS } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/textRules';
import { IfProvided, Rule } from '../../core/rule.decorator';
import { PlaceNameInput } from '../placeNames/placeName.types';

const NAME_PROBLEM = nameProblemOf(text('the name of the city'));
const NAME = `Up to ${LIMITS.name} characters; unique among cities, ignoring case.`;
const ZONE = 'IANA name of its time zone, such as Europe/Lisbon: it decides the current date at its hotels.';

@InputType({ description: 'A new city.' })
export class CreateCityInput {
  @Field(() => String, { description: NAME })
  @Rule(NAME_PROBLEM)
  name!: string;

  @Field(() => String, { nullable: true, description: `${ZONE} UTC by default.` })
  @IfProvided()
  @Rule(timeZoneProblem)
  timeZone?: string | null;
}

@InputType({ description: 'Changes of a city. Fields that are missing, null or empty stay unchanged.' })
export class UpdateCityInput {
  @Field(() => ID, { description: 'Reference of the city.' })
  @MaxLength(100)
  cityId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the change is based on; if it is not the current one, the update is refused.',
  })
  version?: number | null;

  @Field(() => String, { nullable: true, description: NAME })
  @IfProvided()
  @Rule(NAME_PROBLEM)
  name?: string | null;

  @Field(() => String, { nullable: true, description: ZONE })
  @IfProvided()
  @Rule(timeZoneProblem)
  timeZone?: string | null;

  @Field(() => [PlaceNameInput], {
    nullable: true,
    description: 'Names in languages; those in other languages stay unchanged.',
  })
  @IsOptional()
  @ArrayMaxSize(LANGUAGE_TAGS.length, { message: 'Give the name in each language once' })
  @ValidateNested({ each: true })
  names?: PlaceNameInput[] | null;
}

@InputType({ description: 'The city to delete.' })
export class DeleteCityInput {
  @Field(() => ID, { description: 'Reference of the city.' })
  @MaxLength(100)
  cityId!: string;
}
