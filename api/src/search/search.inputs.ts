import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { PARTY } from '../../../schema/party';
import { NightScalar } from '../core/night.scalar';
import { ChildrenAges } from '../rooms/party.types';
import { HotelFeature } from './feature.enum';

/** The sort order of a list of hotels; ties are sorted by id. */
export enum HotelSort {
  RATING_DESC = 'RATING_DESC',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
  NAME_ASC = 'NAME_ASC',
  DISTANCE_ASC = 'DISTANCE_ASC',
}
registerEnumType(HotelSort, {
  name: 'HotelSort',
  description: 'The order of a list of hotels; ties are broken by id.',
  valuesConfig: {
    RATING_DESC: { description: 'Best rated first, those without reviews last.' },
    PRICE_ASC: { description: 'Cheapest first, those without rooms last.' },
    PRICE_DESC: { description: 'Most expensive first, those without rooms last.' },
    NAME_ASC: { description: 'By name.' },
    DISTANCE_ASC: { description: 'Closest to its tourist location first, those without a distance last.' },
  },
});

const LOWEST = {
  message: () => fill('The lowest price is whole cents from 0 to {most}', { most: LIMITS.priceCents }),
};
const HIGHEST = {
  message: () => fill('The highest price is whole cents from 0 to {most}', { most: LIMITS.priceCents }),
};

/** A coordinate in degrees, from -limit to limit. */
const Degrees =
  (limit: number, description: string): PropertyDecorator =>
  (target, key) => {
    const message = () => fill('The edges of an area must be -{limit} to {limit} degrees', { limit });
    Field(() => Float, { description })(target, key);
    Min(-limit, { message })(target, key);
    Max(limit, { message })(target, key);
  };

@InputType({
  description:
    'A part of the map, in degrees. If its western edge lies east of its eastern edge, it crosses the date line. Hotels without coordinates are in no area.',
})
export class MapArea {
  @Degrees(90, 'Latitude of the southern edge, -90 to 90.')
  south!: number;

  @Degrees(180, 'Longitude of the western edge, -180 to 180.')
  west!: number;

  @Degrees(90, 'Latitude of the northern edge, -90 to 90.')
  north!: number;

  @Degrees(180, 'Longitude of the eastern edge, -180 to 180.')
  east!: number;
}

@InputType({ description: 'Which hotels to list; all given criteria must match.' })
export class HotelFilter {
  @Field(() => String, { nullable: true, description: 'Name of the city; case and accents do not matter.' })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: 'The name of the city is too long' })
  city?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the city.' })
  @IsOptional()
  @MaxLength(100)
  cityId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `References of hotels, ${LIMITS.pageSize} at most: only these.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.pageSize, {
    message: () => fill('Ask for at most {most} hotels by reference', { most: LIMITS.pageSize }),
  })
  @MaxLength(100, { each: true })
  ids?: string[] | null;

  @Field(() => MapArea, { nullable: true, description: 'Hotels in this part of the map.' })
  @IsOptional()
  @ValidateNested()
  area?: MapArea | null;

  @Field(() => ID, { nullable: true, description: 'Id of the hotel type.' })
  @IsOptional()
  @MaxLength(100)
  typeId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Lowest cheapest price of a night, in cents.' })
  @IsOptional()
  @Min(0, LOWEST)
  @Max(LIMITS.priceCents, LOWEST)
  minPriceCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest cheapest price of a night, in cents.' })
  @IsOptional()
  @Min(0, HIGHEST)
  @Max(LIMITS.priceCents, HIGHEST)
  maxPriceCents?: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest average rating, 0 to 5.' })
  @IsOptional()
  @Min(0, { message: 'The rating must be 0 to 5' })
  @Max(5, { message: 'The rating must be 0 to 5' })
  minRating?: number | null;

  @ChildrenAges(
    `The age of each child among the guests, in years, 0 to ${PARTY.oldestChild}: hotels that take no children are left out.`,
  )
  childrenAges?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people, children included, in one room or in the number of `rooms` given.',
  })
  @IsOptional()
  @Min(1, { message: 'Choose at least one guest' })
  @Max(1000, { message: 'Too many guests for one room' })
  guests?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rooms, which together sleep all guests; 1 by default.',
  })
  @IsOptional()
  @Min(1, { message: 'Choose at least one room' })
  @Max(LIMITS.roomNumbersPerCheckout, { message: 'Too many rooms for one booking' })
  rooms?: number | null;

  @Field(() => NightScalar, {
    nullable: true,
    description: 'First night; with checkOut, only hotels with a room number that is free on every night.',
  })
  checkIn?: string | null;

  @Field(() => NightScalar, {
    nullable: true,
    description: 'Day of departure; the same day as check-in means one night.',
  })
  checkOut?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Also the hotels of your teams that are not open for booking; for administrators, those of all teams.',
  })
  withNotOpen?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: 'The text is too long' })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of a tourist location: hotels whose closest one it is; case and accents do not matter.',
  })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: 'The name of the tourist location is too long' })
  closestTouristLocation?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Amenities that the hotel must all have, as named in hotelFacets.',
  })
  @IsOptional()
  @ArrayMaxSize(20, { message: 'Ask for at most 20 amenities at once' })
  @MaxLength(LIMITS.name, { each: true, message: 'The name of an amenity is too long' })
  amenities?: string[] | null;

  @Field(() => [HotelFeature], {
    nullable: true,
    description: 'Features that the hotel must all have, however it describes them.',
  })
  @IsOptional()
  @ArrayMaxSize(4, { message: 'Ask for each feature once' })
  features?: HotelFeature[] | null;
}
