import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { KeptForAll } from '../../core/cacheControl.decorator';
import type { ChargeKindName, ChargeRule } from '../../../../schema/prices';
import { BelongsTo, Count, Id, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { City } from './city.entity';

/** How a tax or fee is calculated. */
export const ChargeKind: Record<ChargeKindName, ChargeKindName> = {
  PERCENT: 'PERCENT',
  PER_NIGHT: 'PER_NIGHT',
  PER_STAY: 'PER_STAY',
};
registerEnumType(ChargeKind, {
  name: 'ChargeKind',
  description: 'How a tax or fee is calculated.',
  valuesConfig: {
    PERCENT: {
      description:
        'Hundredths of a percent of the price of all rooms, rounded once to the nearest cent, half up; other charges are not included.',
    },
    PER_NIGHT: { description: 'Cents for each night of each room number.' },
    PER_STAY: { description: 'Cents for each room number, however long the stay.' },
  },
});

@KeptForAll()
@ObjectType({ description: 'A tax or fee on stays in a city.', simpleResolvers: true })
@Entity('city_charges')
@Index('city_charges_city', ['cityId', 'place'])
export class CityCharge implements ChargeRule {
  @Field(() => ID, { description: '24 hexadecimal characters; a new one after each change of the list.' })
  @Id()
  id!: string;

  @Ref()
  cityId!: string;

  @BelongsTo(() => City, 'cityId', 'charges_of_city', 'CASCADE')
  cityRow?: City;

  /** Its position in the list, from 0. */
  @Count()
  place!: number;

  @Field(() => String, { description: 'Its name on quotes and receipts.' })
  @Text(60)
  title!: string;

  @Field(() => ChargeKind, { description: 'How it is calculated.' })
  @Text(10)
  kind!: ChargeKindName;

  @Field(() => Int, {
    description: 'The amount, in hundredths of a percent or in cents, depending on its kind.',
  })
  @Count()
  amount!: number;
}

/** Builds a new city charge. */
export const newCityCharge = rowBuilder(CityCharge, { id: newId });
