import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { ChargeKindName } from '../../../../schema/prices';
import { LIMITS } from '../../../../schema/limits';
import { ChargeKind } from './cityCharge.entity';

@InputType({ description: 'A tax or fee as administrators set it.' })
export class CityChargeInput {
  @Field(() => String, { description: 'What it is called; unique in the city.' })
  title!: string;

  @Field(() => ChargeKind, { description: 'How it is counted.' })
  kind!: ChargeKindName;

  @Field(() => Int, { description: 'How much: hundredths of a percent, or cents, as its kind says.' })
  amount!: number;
}

@InputType({ description: 'All taxes and fees of a city; they replace the present ones.' })
export class UpdateCityChargesInput {
  @Field(() => ID, { description: 'The city.' })
  @MaxLength(100)
  cityId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the city that was seen; where it is no longer the present one, nothing is changed.',
  })
  version?: number | null;

  @Field(() => [CityChargeInput], { description: `Its taxes and fees, ${LIMITS.chargesPerCity} at most.` })
  charges!: CityChargeInput[];
}
