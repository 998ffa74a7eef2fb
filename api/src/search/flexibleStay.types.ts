import { Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { NightScalar } from '../core/night.scalar';
import { HotelFilter } from './search.inputs';

const DAYS = () => fill('Dates move by 1 to {most} days', { most: LIMITS.flexibleDays });

@ArgsType()
export class FlexibleStaysArgs {
  @Field(() => HotelFilter, {
    description: `The search, with its dates: up to ${LIMITS.flexibleNights} nights.`,
  })
  @ValidateNested()
  filter!: HotelFilter;

  @Field(() => Int, {
    description: `By how many days the dates may move in both directions, 1 to ${LIMITS.flexibleDays}.`,
  })
  @Min(1, { message: DAYS })
  @Max(LIMITS.flexibleDays, { message: DAYS })
  days!: number;
}

@ObjectType({ description: 'Dates near those of a search, and what they cost.', simpleResolvers: true })
export class FlexibleStay {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'All nights of the cheapest free rooms for the party with taxes and fees, in cents: the lowest `partyStay` of all hotels that match; null if none is free.',
  })
  totalCents!: number | null;
}
