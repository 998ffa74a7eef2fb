import { Field, Int, ObjectType, createUnionType } from 'type-graphql';
import type { RowProblem } from '../../../schema/prices';
import { Problem } from '../core/problems';
import { RoomType } from './roomType.entity';
import { NightPrice } from './nightPrice.types';

@ObjectType({
  description: 'What a stay in one room of a type costs, without taxes and fees.',
  simpleResolvers: true,
})
export class StayPrice {
  @Field(() => Int, { description: 'All nights together, in cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'Average price of a night, rounded, in cents.' })
  pricePerNightCents!: number;

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
