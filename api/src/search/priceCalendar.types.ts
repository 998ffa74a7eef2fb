import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';

@ArgsType()
export class PriceCalendarArgs {
  @Field(() => String, { nullable: true, description: 'A city by its name: all its hotels together.' })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: 'The name of the city is too long' })
  city?: string | null;

  @Field(() => ID, { nullable: true, description: 'A city by its id.' })
  @IsOptional()
  @MaxLength(100)
  cityId?: string | null;

  @Field(() => ID, { nullable: true, description: 'One hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, {
    description: `The day after the last night; at most ${LIMITS.calendarNights} nights.`,
  })
  to!: string;

  @Field(() => Int, { nullable: true, description: 'People in one room; 1 by default.' })
  @IsOptional()
  @Min(1, { message: 'Choose at least one guest' })
  @Max(1000, { message: 'Too many guests for one room' })
  guests?: number | null;
}

@ObjectType({ description: 'The price of a night, and whether anything is free.', simpleResolvers: true })
export class CalendarNight {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of the cheapest free room, in cents; null if none is free.',
  })
  cheapestCents!: number | null;
}
