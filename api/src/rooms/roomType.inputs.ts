import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { dollars } from '../../../schema/spoken';
import { fill, text } from '../../../schema/fill';
import { LANGUAGE_TAGS } from '../../../schema/language';
import { LIMITS } from '../../../schema/limits';
import { roomDetailProblem } from '../../../schema/roomDetails';
import { nameProblemOf, textProblem } from '../../../schema/textRules';
import { IfProvided, Rule } from '../core/rule.decorator';
import { RoomTypeTranslationInput } from './texts/roomTypeTexts.types';

const FLOOR = {
  message: () =>
    fill('A floor must be {lowestFloor} to {highestFloor}; 0 is the ground floor', {
      lowestFloor: LIMITS.lowestFloor,
      highestFloor: LIMITS.highestFloor,
    }),
};

@InputType({
  description:
    'Details of a room number. Fields that are missing or empty stay unchanged; null removes them.',
})
export class RoomDetailsInput {
  @Field(() => Int, { description: 'The number of the room.' })
  @Min(1)
  @Max(LIMITS.highestRoomNumber)
  number!: number;

  @Field(() => Int, { nullable: true, description: 'Its floor, the ground floor being 0.' })
  @IsOptional()
  @Min(LIMITS.lowestFloor, FLOOR)
  @Max(LIMITS.highestFloor, FLOOR)
  floor?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Its view, up to ${LIMITS.roomDetail} characters.`,
  })
  @IfProvided()
  @Rule(roomDetailProblem)
  view?: string | null;

  @Field(() => String, { nullable: true, description: `Its beds, up to ${LIMITS.roomDetail} characters.` })
  @IfProvided()
  @Rule(roomDetailProblem)
  beds?: string | null;
}

const TITLE = nameProblemOf(text('the title of the room'));
const DESCRIPTION = textProblem(text('the description'), LIMITS.shortText);
const TITLE_WORDS = `Up to ${LIMITS.name} characters; unique in the hotel, ignoring case.`;
const SHORT = `Description of the room, up to ${LIMITS.shortText} characters.`;
const PRICE = {
  message: () =>
    fill('The price of a night must be between 1 cent and {highest}', {
      highest: dollars(LIMITS.priceCents),
    }),
};
const PEOPLE = { message: () => fill('A room must sleep 1 to {most} people', { most: LIMITS.people }) };
const MANY = {
  message: () => fill('Give at most {most} room numbers at once', { most: LIMITS.roomNumbersAtOnce }),
};
const NUMBER = {
  each: true,
  message: () => fill('A room number must be 1 to {most}', { most: LIMITS.highestRoomNumber }),
};
const FEW_AMENITIES = {
  message: () => fill('List at most {most} amenities', { most: LIMITS.amenities }),
};
const AMENITY = {
  each: true,
  message: () => fill('An amenity can have at most {most} characters', { most: LIMITS.amenity }),
};

@InputType({ description: 'A new room type with its room numbers.' })
export class CreateRoomTypeInput {
  @Field(() => ID, { description: 'Reference of the hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => String, { description: TITLE_WORDS })
  @Rule(TITLE)
  title!: string;

  @Field(() => String, { description: SHORT })
  @Rule(DESCRIPTION)
  description!: string;

  @Field(() => Int, { description: 'Price of a night, in cents.' })
  @Min(1, PRICE)
  @Max(LIMITS.priceCents, PRICE)
  priceCents!: number;

  @Field(() => Int, { nullable: true, defaultValue: 2, description: 'Maximum number of people in a room.' })
  @IsOptional()
  @Min(1, PEOPLE)
  @Max(LIMITS.people, PEOPLE)
  maxPeople?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Amenities of the room, in addition to those of the hotel.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amenities, FEW_AMENITIES)
  @MaxLength(LIMITS.amenity, AMENITY)
  amenities?: string[] | null;

  @Field(() => [Int], { description: 'The numbers of the rooms; unique in the hotel.' })
  @ArrayNotEmpty({ message: 'Enter the room numbers' })
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @Min(1, NUMBER)
  @Max(LIMITS.highestRoomNumber, NUMBER)
  roomNumbers!: number[];

  @Field(() => [RoomDetailsInput], {
    nullable: true,
    description: 'Floors, views and beds of its room numbers.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @ValidateNested({ each: true })
  roomDetails?: RoomDetailsInput[] | null;
}

@InputType({ description: 'Changes of a room type. Fields that are missing or empty stay unchanged.' })
export class UpdateRoomTypeInput {
  @Field(() => ID, { description: 'Reference of the room type.' })
  @MaxLength(100)
  roomTypeId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the change is based on; if it is not the current one, the update is refused.',
  })
  @IsOptional()
  version?: number | null;

  @Field(() => String, { nullable: true, description: TITLE_WORDS })
  @IfProvided()
  @Rule(TITLE)
  title?: string | null;

  @Field(() => String, { nullable: true, description: SHORT })
  @IfProvided()
  @Rule(DESCRIPTION)
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'Price of a night, in cents.' })
  @IsOptional()
  @Min(1, PRICE)
  @Max(LIMITS.priceCents, PRICE)
  priceCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of people in a room.' })
  @IsOptional()
  @Min(1, PEOPLE)
  @Max(LIMITS.people, PEOPLE)
  maxPeople?: number | null;

  @Field(() => [RoomTypeTranslationInput], {
    nullable: true,
    description: 'Its texts in other languages. Those in languages that are left out stay as they are.',
  })
  @IsOptional()
  @ArrayMaxSize(LANGUAGE_TAGS.length, { message: 'Give the texts of each language once' })
  @ValidateNested({ each: true })
  translations?: RoomTypeTranslationInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Amenities of the room; the complete list.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amenities, FEW_AMENITIES)
  @MaxLength(LIMITS.amenity, AMENITY)
  amenities?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Reference of another hotel: upcoming bookings lose these rooms and are refunded for them in full.',
  })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Numbers of rooms to add.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @Min(1, NUMBER)
  @Max(LIMITS.highestRoomNumber, NUMBER)
  addRoomNumbers?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Numbers of rooms to remove: upcoming bookings lose these rooms and are refunded for them in full.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @Min(1, NUMBER)
  @Max(LIMITS.highestRoomNumber, NUMBER)
  removeRoomNumbers?: number[] | null;

  @Field(() => [RoomDetailsInput], {
    nullable: true,
    description: 'Floors, views and beds of its room numbers after the change.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @ValidateNested({ each: true })
  roomDetails?: RoomDetailsInput[] | null;
}

@InputType({ description: 'Which room type to delete.' })
export class DeleteRoomTypeInput {
  @Field(() => ID, { description: 'Reference of the room type.' })
  @MaxLength(100)
  roomTypeId!: string;
}
