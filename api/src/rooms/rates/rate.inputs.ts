import { ArrayMaxSize, ArrayNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import type { WeekdayName } from '../../../../schema/prices';
import { NightScalar } from '../../core/night.scalar';
import { Weekday } from './rate.entity';

@InputType({ description: 'A rate as set by staff: a price, a minimum stay, or both.' })
export class RateInput {
  @Field(() => NightScalar, { description: 'First night of the season.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after its last night.' })
  to!: string;

  @Field(() => [Weekday], { nullable: true, description: 'Weekdays on which it applies; all by default.' })
  weekdays?: WeekdayName[] | null;

  @Field(() => Int, { nullable: true, description: 'Price of a night, in cents.' })
  priceCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum stay for arrivals on these nights.',
  })
  minimumNights?: number | null;
}

@InputType({ description: 'All rates of a room type; they replace the current ones.' })
export class UpdateRatesInput {
  @Field(() => ID, { description: 'The room type.' })
  @MaxLength(100)
  roomTypeId!: string;

  @Field(() => [RateInput], {
    description: `Its rates, ${LIMITS.ratesPerRoomType} at most; with none the base price applies. Seasons may overlap.`,
  })
  rates!: RateInput[];

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the rates to replace; if the rates have changed since, the update is refused.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.ratesPerRoomType)
  replaces?: string[] | null;
}

@InputType({
  description:
    'A new price or minimum stay for nights of room types, whatever rates they have; other nights stay unchanged.',
})
export class PaintRatesInput {
  @Field(() => [ID], { description: `The room types, ${LIMITS.roomTypesPainted} at most.` })
  @ArrayNotEmpty({ message: 'Choose the room types' })
  @ArrayMaxSize(LIMITS.roomTypesPainted, {
    message: () => fill('Change at most {most} room types at once', { most: LIMITS.roomTypesPainted }),
  })
  @MaxLength(100, { each: true })
  roomTypeIds!: string[];

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last night.' })
  to!: string;

  @Field(() => [Weekday], { nullable: true, description: 'Only these weekdays; all by default.' })
  weekdays?: WeekdayName[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a night, in cents; 0 restores the base price, null leaves it unchanged.',
  })
  priceCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum stay for arrivals on these nights; 0 removes it, null leaves it unchanged.',
  })
  minimumNights?: number | null;
}
