import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import type { WeekdayName } from '../../../schema/prices';
import { NightScalar } from '../core/night.scalar';
import { Weekday } from './weekday.enum';

@InputType({ description: 'A rate as staff set it: a price, a minimum stay, or both.' })
export class RateInput {
  @Field(() => NightScalar, { description: 'First night of the season.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after its last night.' })
  to!: string;

  @Field(() => [Weekday], { nullable: true, description: 'On which weekdays it holds; all without it.' })
  weekdays?: WeekdayName[] | null;

  @Field(() => Int, { nullable: true, description: 'Price of a night, in cents.' })
  priceCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Nights of a stay that arrives on such a night, at least.',
  })
  minimumNights?: number | null;
}

@InputType({ description: 'All rates of a room type, in place of those that it has.' })
export class UpdateRatesInput {
  @Field(() => ID, { description: 'The room type.' })
  @MaxLength(100)
  roomTypeId!: string;

  @Field(() => [RateInput], {
    description: `Its rates, ${LIMITS.ratesPerRoomType} at most; none leaves the base price. Seasons may overlap.`,
  })
  rates!: RateInput[];
}
