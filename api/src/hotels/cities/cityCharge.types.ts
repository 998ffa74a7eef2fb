import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import type { ChargeKindName } from '../../../../schema/prices';
import { LIMITS } from '../../../../schema/limits';
import { Problem } from '../../core/problems';
import { Outdated } from '../../users/version.types';
import { ChargeKind } from './cityCharge.entity';
import { City } from './city.entity';

@InputType({ description: 'A tax or fee, as set by administrators.' })
export class CityChargeInput {
  @Field(() => String, { description: 'Its name; unique in the city.' })
  title!: string;

  @Field(() => ChargeKind, { description: 'How it is calculated.' })
  kind!: ChargeKindName;

  @Field(() => Int, {
    description: 'The amount, in hundredths of a percent or in cents, depending on its kind.',
  })
  amount!: number;
}

@InputType({ description: 'All taxes and fees of a city; they replace the current ones.' })
export class UpdateCityChargesInput {
  @Field(() => ID, { description: 'The city.' })
  @MaxLength(100)
  cityId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the city that the change is based on; if it is not the current one, nothing is changed.',
  })
  version?: number | null;

  @Field(() => [CityChargeInput], { description: `Its taxes and fees, ${LIMITS.chargesPerCity} at most.` })
  charges!: CityChargeInput[];
}

@ObjectType({ description: 'A tax or fee as a line of a quote or a booking.', simpleResolvers: true })
export class ChargeLine {
  @Field(() => String, { description: 'Its name.' })
  title!: string;

  @Field(() => Int, { description: 'Its amount, in cents.' })
  cents!: number;
}

@ObjectType({ implements: Problem, description: 'The taxes and fees are not valid; nothing was changed.' })
export class ChargesRefused extends Problem {
  @Field(() => Int, {
    nullable: true,
    description:
      'The position of the invalid one in the list, from 0; null if the problem is not one of them.',
  })
  row: number | null;

  constructor({ row, message }: { row: number | null; message: string }) {
    super(message);
    this.row = row;
  }
}

export const UpdateCityChargesResult = createUnionType({
  name: 'UpdateCityChargesResult',
  description: 'The city with its new taxes and fees, or why they were refused.',
  types: () => [City, ChargesRefused, Outdated] as const,
});
