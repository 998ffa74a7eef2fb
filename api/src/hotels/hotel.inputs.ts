import {
  ArrayMaxSize,
  ArrayMinSize,
  IsOptional,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { fill, text } from '../../../schema/fill';
import { taxNumberProblem } from '../../../schema/invoices';
import { LANGUAGE_TAGS, type Language as Tag } from '../../../schema/language';
import { LIMITS } from '../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../schema/textRules';
import { IfProvided, Rule } from '../core/rule.decorator';
import { Language } from '../users/language.enum';
import { HouseRulesInput } from './houseRules.inputs';
import { HotelTranslationInput } from './texts/hotelTexts.types';

const NAME = nameProblemOf(text('the name of the hotel'));
const DESCRIPTION = textProblem(text('the description'), LIMITS.shortText);
const DETAILS = textProblem(text('the detailed description'), LIMITS.longText);
const NAME_WORDS = `Up to ${LIMITS.name} characters; unique in the city, ignoring case.`;
const SHORT = `Short description: one or two sentences, up to ${LIMITS.shortText} characters.`;
const LONG = `Long description, up to ${LIMITS.longText} characters.`;
const FAR = { message: 'The distance must be 0 to 1000 miles' };
const LATITUDE = { message: 'A latitude must be -90 to 90' };
const LONGITUDE = { message: 'A longitude must be -180 to 180' };
const DAYS = {
  message: () =>
    fill('Free cancellation must end 0 to {most} days before check-in', { most: LIMITS.stayNights }),
};
const PERCENT = { message: 'The late refund must be 0 to 100 percent' };
const MANY_PEOPLE = { message: () => fill('A hotel can have at most {most} staff', { most: LIMITS.staff }) };
const AMENITIES = LIMITS.amenities;
const MANY_AMENITIES = { message: () => fill('List at most {most} amenities', { most: AMENITIES }) };

@InputType({ description: 'The optional fields of a hotel.' })
abstract class HotelDetails extends HouseRulesInput {
  @Field(() => Language, {
    nullable: true,
    description: 'The language of its own texts and of those of its room types; English by default.',
  })
  @IsOptional()
  language?: Tag | null;

  @Field(() => String, { nullable: true, description: 'Street address.' })
  @IfProvided()
  @MaxLength(LIMITS.shortText, {
    message: () => fill('An address can have at most {most} characters', { most: LIMITS.shortText }),
  })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its own tax number, of up to ${LIMITS.taxNumber} characters. Invoices that are issued from then on show it.`,
  })
  @IfProvided()
  @Rule(taxNumberProblem)
  taxNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The nearest tourist location.' })
  @IfProvided()
  @MaxLength(LIMITS.name, {
    message: () =>
      fill('The name of a tourist location can have at most {most} characters', { most: LIMITS.name }),
  })
  closestTouristLocation?: string | null;

  @Field(() => Float, { nullable: true, description: 'Miles to the closest tourist location.' })
  @IsOptional()
  @Min(0, FAR)
  @Max(1000, FAR)
  distanceMiles?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north of the closest tourist location.' })
  @IsOptional()
  @Min(-90, LATITUDE)
  @Max(90, LATITUDE)
  touristLocationLatitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east of the closest tourist location.' })
  @IsOptional()
  @Min(-180, LONGITUDE)
  @Max(180, LONGITUDE)
  touristLocationLongitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north.' })
  @IsOptional()
  @Min(-90, LATITUDE)
  @Max(90, LATITUDE)
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east.' })
  @IsOptional()
  @Min(-180, LONGITUDE)
  @Max(180, LONGITUDE)
  longitude?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days before check-in until which cancellation is free.' })
  @IsOptional()
  @Min(0, DAYS)
  @Max(LIMITS.stayNights, DAYS)
  freeCancellationDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Percentage refunded after that.' })
  @IsOptional()
  @Min(0, PERCENT)
  @Max(100, PERCENT)
  lateRefundPercent?: number | null;

  @Field(() => [String], { nullable: true, description: 'Amenities of the hotel; the complete list.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amenities, MANY_AMENITIES)
  @MaxLength(LIMITS.amenity, {
    each: true,
    message: () => fill('An amenity can have at most {most} characters', { most: LIMITS.amenity }),
  })
  amenities?: string[] | null;
}

/** A new hotel without its staff. */
@InputType()
export abstract class NewHotel extends HotelDetails {
  @Field(() => String, { description: NAME_WORDS })
  @Rule(NAME)
  name!: string;

  @Field(() => ID, { description: 'Reference of its city.' })
  @Length(1, 100, { message: 'Choose the city of the hotel' })
  cityId!: string;

  @Field(() => ID, { description: 'Reference of its hotel type.' })
  @Length(1, 100, { message: 'Choose the type of the hotel' })
  typeId!: string;

  @Field(() => String, { description: SHORT })
  @Rule(DESCRIPTION)
  description!: string;

  @Field(() => String, { description: LONG })
  @Rule(DETAILS)
  detailedDescription!: string;

  @Field(() => ID, { nullable: true, description: 'Reference of the user who manages it; required.' })
  @MaxLength(100)
  @IsOptional()
  managerId?: string | null;
}

@InputType({ description: 'A new hotel; rooms and photos are added later.' })
export class CreateHotelInput extends NewHotel {
  @Field(() => [ID], {
    nullable: true,
    description: 'References of the users who work there; at least one is required.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Enter the reference of at least one member of staff' })
  @ArrayMaxSize(LIMITS.staff, MANY_PEOPLE)
  @Length(1, 100, { each: true, message: 'A reference of the staff is empty' })
  staffIds?: string[] | null;
}

@InputType({
  description:
    'Changes of a hotel. Fields that are missing or empty stay unchanged; null clears optional fields: address, tax number, tourist location, its distance and degrees, latitude, longitude, hours, house rules, manager.',
})
export class UpdateHotelInput extends HotelDetails {
  @Field(() => ID, { description: 'Reference of the hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the change is based on; if it is not the current one, the update is refused.',
  })
  @IsOptional()
  version?: number | null;

  @Field(() => String, { nullable: true, description: NAME_WORDS })
  @IfProvided()
  @Rule(NAME)
  name?: string | null;

  @Field(() => ID, { nullable: true, description: 'Reference of another city.' })
  @IsOptional()
  @MaxLength(100)
  cityId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Reference of another hotel type.' })
  @IsOptional()
  @MaxLength(100)
  typeId?: string | null;

  @Field(() => String, { nullable: true, description: SHORT })
  @IfProvided()
  @Rule(DESCRIPTION)
  description?: string | null;

  @Field(() => String, { nullable: true, description: LONG })
  @IfProvided()
  @Rule(DETAILS)
  detailedDescription?: string | null;

  @Field(() => [HotelTranslationInput], {
    nullable: true,
    description: 'Its texts in other languages. Those in languages that are left out stay as they are.',
  })
  @IsOptional()
  @ArrayMaxSize(LANGUAGE_TAGS.length, { message: 'Give the texts of each language once' })
  @ValidateNested({ each: true })
  translations?: HotelTranslationInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Reference of the new manager; null for none.',
  })
  @IsOptional()
  @MaxLength(100)
  managerId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'References of users to add to the staff.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.staff, MANY_PEOPLE)
  @MaxLength(100, { each: true })
  addStaffIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'References of users to remove from the staff.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.staff, MANY_PEOPLE)
  @MaxLength(100, { each: true })
  removeStaffIds?: string[] | null;
}

@InputType({ description: 'The hotel to delete.' })
export class DeleteHotelInput {
  @Field(() => ID, { description: 'Reference of the hotel.' })
  @MaxLength(100)
  hotelId!: string;
}
