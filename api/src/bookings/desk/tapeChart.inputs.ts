import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { NightScalar } from '../../core/night.scalar';
import { PageArgs } from '../../core/pagination';

/** A part of a tape chart: a page of room numbers, and nights [from, to). */
@ArgsType()
export class TapeChartArgs extends PageArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, {
    description: `The day after the last night; ${LIMITS.calendarNights} nights at most.`,
  })
  to!: string;
}
