import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { KeptForAll } from '../../core/cacheControl.decorator';
import type { ExtraRule, ExtraUnitName } from '../../../../schema/extras';
import { LIMITS } from '../../../../schema/limits';
import { BelongsTo, Cents, Count, Flag, Id, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../hotel.entity';

/** What the price of an extra is for. */
export const ExtraUnit: Record<ExtraUnitName, ExtraUnitName> = {
  PER_STAY: 'PER_STAY',
  PER_NIGHT: 'PER_NIGHT',
  PER_PERSON: 'PER_PERSON',
  PER_PERSON_AND_NIGHT: 'PER_PERSON_AND_NIGHT',
};
registerEnumType(ExtraUnit, {
  name: 'ExtraUnit',
  description: 'What the price of an extra is for.',
  valuesConfig: {
    PER_STAY: { description: 'One of it, however long the stay.' },
    PER_NIGHT: { description: 'One of it for one night.' },
    PER_PERSON: { description: 'One person, however long the stay.' },
    PER_PERSON_AND_NIGHT: { description: 'One person for one night.' },
  },
});

@KeptForAll()
@ObjectType({
  description: 'Something that a hotel sells beside its nights, such as breakfast or parking.',
  simpleResolvers: true,
})
@Entity('extras')
@Index('extras_hotel', ['hotelId', 'place'])
export class Extra implements ExtraRule {
  @Field(() => ID, { description: '24 hexadecimal characters; it stays the same when the extra is changed.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'extras_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  /** Its position in the list, from 0. */
  @Count()
  place!: number;

  @Field(() => String, { description: 'Its name.' })
  @Text(LIMITS.extraTitle)
  title!: string;

  @Field(() => String, { nullable: true, description: 'What guests get for it, in a sentence or two.' })
  @Text(LIMITS.extraDescription, { nullable: true })
  description!: string | null;

  @Field(() => ExtraUnit, { description: 'What its price is for.' })
  @Text(20)
  unit!: ExtraUnitName;

  @Field(() => Int, { description: 'The price of one unit, in cents, with all taxes.' })
  @Cents()
  cents!: number;

  @Field(() => Boolean, {
    description: 'Whether guests see it on the page of the hotel and add it when they book.',
  })
  @Flag()
  soldOnline!: boolean;

  @Field(() => Boolean, { description: 'Whether the front desk sells it.' })
  @Flag()
  soldAtDesk!: boolean;

  @Field(() => Boolean, { description: 'Whether it is on sale at all.' })
  @Flag()
  active!: boolean;
}

/** Builds a new extra. */
export const newExtra = rowBuilder(Extra, { id: newId });
