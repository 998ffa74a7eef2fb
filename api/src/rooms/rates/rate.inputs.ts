import { ArrayMaxSize, ArrayNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import type { WeekdayName } from '../../../../schema/prices';
import { NightScalar } from '../../core/night.scalar';
import { Weekday } from './rate.entity';

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

  @Field(() => [ID], {
    nullable: true,
    description:
      'The rates that are to be replaced, by their ids; where others are there by now, the update is refused.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.ratesPerRoomType)
  replaces?: string[] | null;
}

@InputType({
  description:
    'Nights of room types that get another price or minimum stay, whatever rates they have; other nights stay as they are.',
})
export class PaintRatesInput {
  @Field(() => [ID], { description: `The room types, ${LIMITS.roomTypesPainted} at most.` })
  @ArrayNotEmpty({ message: 'Choose the room types' })
  @ArrayMaxSize(LIMITS.roomTypesPainted, {
    message: `Paint at most ${LIMITS.roomTypesPainted} room types at once`,
  })
  @MaxLength(100, { each: true })
  roomTypeIds!: string[];

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last night.' })
  to!: string;

  @Field(() => [Weekday], { nullable: true, description: 'Only these weekdays; all without it.' })
  weekdays?: WeekdayName[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a night, in cents; 0 goes back to the base price, null leaves it as it is.',
  })
  priceCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Nights of a stay that arrives on such a night, at least; 0 takes it away, null leaves it as it is.',
  })
  minimumNights?: number | null;
}
