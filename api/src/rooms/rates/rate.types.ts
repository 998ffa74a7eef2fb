import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import { KeptForAll } from '../../core/cacheControl.decorator';
import type { RowProblem } from '../../../../schema/prices';
import { NightScalar } from '../../core/night.scalar';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import { RoomType } from '../roomType.entity';

@KeptForAll()
@ObjectType({ description: 'The price of one night of a stay.', simpleResolvers: true })
export class NightPrice {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Its price, in cents.' })
  cents!: number;
}

@KeptForAll()
@ObjectType({
  description: 'The price of a stay in one room of a type, without taxes and fees.',
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

  @Field(() => Int, { description: 'Minimum stay with this check-in, in nights.' })
  minimumNights!: number;
}

@ObjectType({ implements: Problem, description: 'The rates are not valid; nothing was changed.' })
export class RatesRefused extends Problem {
  @Field(() => Int, {
    nullable: true,
    description:
      'The position of the invalid rate in the list, from 0; null if the problem is not one of them.',
  })
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

@ObjectType({ description: 'Price and minimum stay of a night in a room type.', simpleResolvers: true })
export class NightRate {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Its price, in cents.' })
  cents!: number;

  @Field(() => Int, { description: 'Minimum stay when arriving on it, in nights.' })
  minimumNights!: number;
}

@ObjectType({ description: 'The rooms of a type that are still free on a night.', simpleResolvers: true })
export class NightRooms {
  @Field(() => NightScalar, { description: 'The night.' })
  night!: string;

  @Field(() => Int, { description: 'Room numbers that are neither booked, held nor blocked on it.' })
  free!: number;

  @Field(() => Int, { description: 'All room numbers of the type.' })
  total!: number;
}
