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
import { LIMITS } from '../../../schema/limits';
import { roomDetailProblem } from '../../../schema/roomDetails';
import { nameProblemOf, textProblem } from '../../../schema/textRules';
import { IfProvided, Rule } from '../core/rule.decorator';

const FLOOR = {
  message: `A floor is from ${LIMITS.lowestFloor} to ${LIMITS.highestFloor}; 0 is the ground floor`,
};

@InputType({
  description:
    'What tells a room number of the type from the others. A field that is missing or empty is unchanged; null removes it.',
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
    description: `What its windows look out on, up to ${LIMITS.roomDetail} characters.`,
  })
  @IfProvided()
  @Rule(roomDetailProblem)
  view?: string | null;

  @Field(() => String, { nullable: true, description: `Its beds, up to ${LIMITS.roomDetail} characters.` })
  @IfProvided()
  @Rule(roomDetailProblem)
  beds?: string | null;
}

const TITLE = nameProblemOf('the title of the room');
const DESCRIPTION = textProblem('the description', LIMITS.shortText);
const TITLE_WORDS = `Up to ${LIMITS.name} characters; no other room type of the hotel has it, whatever the case.`;
const SHORT = `What the room is like, up to ${LIMITS.shortText} characters.`;
const PRICE = { message: `A night costs 1 cent to $${LIMITS.priceCents / 100}` };
const PEOPLE = { message: `From 1 to ${LIMITS.people} people sleep in a room` };
const MANY = { message: `Give at most ${LIMITS.roomNumbersAtOnce} room numbers at once` };
const NUMBER = { each: true, message: `A room number is from 1 to ${LIMITS.highestRoomNumber}` };
const FEW_AMENITIES = { message: `List at most ${LIMITS.amenities} amenities` };
const AMENITY = { each: true, message: `An amenity has at most ${LIMITS.amenity} characters` };

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

  @Field(() => Int, { nullable: true, defaultValue: 2, description: 'How many people may sleep in it.' })
  @IsOptional()
  @Min(1, PEOPLE)
  @Max(LIMITS.people, PEOPLE)
  maxPeople?: number | null;

  @Field(() => [String], { nullable: true, description: 'What the room offers beyond the hotel.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amenities, FEW_AMENITIES)
  @MaxLength(LIMITS.amenity, AMENITY)
  amenities?: string[] | null;

  @Field(() => [Int], { description: 'The numbers of the rooms; no two rooms of a hotel have the same.' })
  @ArrayNotEmpty({ message: 'Enter the room numbers' })
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @Min(1, NUMBER)
  @Max(LIMITS.highestRoomNumber, NUMBER)
  roomNumbers!: number[];

  @Field(() => [RoomDetailsInput], {
    nullable: true,
    description: 'What tells its rooms apart: floors, views and beds of the numbers that it has.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @ValidateNested({ each: true })
  roomDetails?: RoomDetailsInput[] | null;
}

@InputType({ description: 'What changes in a room type; nothing, and the empty text, mean unchanged.' })
export class UpdateRoomTypeInput {
  @Field(() => ID, { description: 'Reference of the room type.' })
  @MaxLength(100)
  roomTypeId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was seen; where it is no longer the present one, the update is refused.',
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

  @Field(() => Int, { nullable: true, description: 'How many people may sleep in it.' })
  @IsOptional()
  @Min(1, PEOPLE)
  @Max(LIMITS.people, PEOPLE)
  maxPeople?: number | null;

  @Field(() => [String], { nullable: true, description: 'What the room offers; the whole list.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amenities, FEW_AMENITIES)
  @MaxLength(LIMITS.amenity, AMENITY)
  amenities?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Reference of another hotel: bookings ahead are cancelled and refunded in full.',
  })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Numbers of rooms that it has from now on.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @Min(1, NUMBER)
  @Max(LIMITS.highestRoomNumber, NUMBER)
  addRoomNumbers?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Numbers of rooms that are removed: bookings ahead are cancelled and refunded in full.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, MANY)
  @Min(1, NUMBER)
  @Max(LIMITS.highestRoomNumber, NUMBER)
  removeRoomNumbers?: number[] | null;

  @Field(() => [RoomDetailsInput], {
    nullable: true,
    description:
      'What tells its rooms apart: floors, views and beds of the numbers that it has after the change.',
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
