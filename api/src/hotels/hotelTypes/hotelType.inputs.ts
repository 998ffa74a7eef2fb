import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { text } from '../../../../schema/fill';
import { LANGUAGE_TAGS } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf } from '../../../../schema/textRules';
import { IfProvided, Rule } from '../../core/rule.decorator';
import { PlaceNameInput } from '../placeNames/placeName.types';

const NAME_PROBLEM = nameProblemOf(text('the name of the hotel type'));
const NAME = `Up to ${LIMITS.name} characters; unique among hotel types, ignoring case.`;

@InputType({ description: 'A new hotel type.' })
export class CreateHotelTypeInput {
  @Field(() => String, { description: NAME })
  @Rule(NAME_PROBLEM)
  name!: string;
}

@InputType({
  description: 'Changes of a hotel type. Fields that are missing, null or empty stay unchanged.',
})
export class UpdateHotelTypeInput {
  @Field(() => ID, { description: 'Reference of the hotel type.' })
  @MaxLength(100)
  hotelTypeId!: string;

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

  @Field(() => [PlaceNameInput], {
    nullable: true,
    description: 'Names in languages; those in other languages stay unchanged.',
  })
  @IsOptional()
  @ArrayMaxSize(LANGUAGE_TAGS.length, { message: 'Give the name in each language once' })
  @ValidateNested({ each: true })
  names?: PlaceNameInput[] | null;
}

@InputType({ description: 'The hotel type to delete.' })
export class DeleteHotelTypeInput {
  @Field(() => ID, { description: 'Reference of the hotel type.' })
  @MaxLength(100)
  hotelTypeId!: string;
}
