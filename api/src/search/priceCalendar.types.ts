import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';

@ArgsType()
export class PriceCalendarArgs {
  @Field(() => String, { nullable: true, description: 'Of a city by its name: its hotels together.' })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: 'The name of the city is too long' })
  city?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of a city by its id.' })
  @IsOptional()
  @MaxLength(100)
  cityId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of one hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, {
    description: `The day after the last night; at most ${LIMITS.calendarNights} nights.`,
  })
  to!: string;

  @Field(() => Int, { nullable: true, description: 'People in one room; 1 without it.' })
  @IsOptional()
  @Min(1, { message: 'At least one person stays' })
  @Max(1000, { message: 'Too many guests for one room' })
  guests?: number | null;
}

@ObjectType({ description: 'What a night costs, and whether anything is free on it.', simpleResolvers: true })
export class CalendarNight {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of the cheapest room that is free on it, in cents; null where none is.',
  })
  cheapestCents!: number | null;
}
