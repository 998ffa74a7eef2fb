import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import type { RowProblem } from '../../../../schema/prices';
import { NightScalar } from '../../core/night.scalar';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import { RoomType } from '../roomType.entity';

@ObjectType({ description: 'What one night of a stay costs.', simpleResolvers: true })
export class NightPrice {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Its price, in cents.' })
  cents!: number;
}

@ObjectType({
  description: 'What a stay in one room of a type costs, without taxes and fees.',
  simpleResolvers: true,
})
export class StayPrice {
  @Field(() => Int, { description: 'All nights together, in cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'Average price of a night, rounded, in cents.' })
  pricePerNightCents!: number;

  @ListSize({ perNight: 1 })
  @Field(() => [NightPrice], { description: 'Each night with its price.' })
  nightPrices!: NightPrice[];

  @Field(() => Int, { description: 'Nights that a stay with this check-in has at least.' })
  minimumNights!: number;
}

@ObjectType({ implements: Problem, description: 'The rates cannot be set so; nothing was changed.' })
export class RatesRefused extends Problem {
  @Field(() => Int, { nullable: true, description: 'Which rate of the list, from 0; null where it is none.' })
  row: number | null;

  constructor({ row, message }: { row: RowProblem['row'] | null; message: string }) {
    super(message);
    this.row = row;
  }
}

export const UpdateRatesResult = createUnionType({
  name: 'UpdateRatesResult',
  description: 'The room type with its new rates, or why they were refused.',
  types: () => [RoomType, RatesRefused] as const,
});

@ObjectType({ description: 'The room types with their new rates.', simpleResolvers: true })
export class PaintedRates {
  @ListSize(6)
  @Field(() => [RoomType], { description: 'The room types.' })
  roomTypes!: RoomType[];
}

export const PaintRatesResult = createUnionType({
  name: 'PaintRatesResult',
  description: 'The room types with their new rates, or why they were refused.',
  types: () => [PaintedRates, RatesRefused] as const,
});

@ObjectType({ description: 'What a night costs, and asks for, in a room type.', simpleResolvers: true })
export class NightRate {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Its price, in cents.' })
  cents!: number;

  @Field(() => Int, { description: 'Nights that a stay which begins on it has at least.' })
  minimumNights!: number;
}
