import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { WEEKDAYS, type RateRule, type WeekdayName } from '../../../../schema/prices';
import { ListSize } from '../../core/cost.decorator';
import { BelongsTo, Cents, Count, Id, Json, newId, Night, Ref } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { NightScalar } from '../../core/night.scalar';
import { RoomType } from '../roomType.entity';

/** The names as an enum of the schema. */
export const Weekday = Object.fromEntries(WEEKDAYS.map((name) => [name, name])) as Record<
  WeekdayName,
  WeekdayName
>;
registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week on which a night begins.',
  valuesConfig: Object.fromEntries(
    WEEKDAYS.map((name) => [
      name,
      { description: `The night that begins on a ${name[0]}${name.slice(1).toLowerCase()}.` },
    ]),
  ),
});

@ObjectType({
  description:
    'What nights of a season cost in a room type. Of all rates for a night, the one with the shortest season applies, then the one with the fewest weekdays, then the last in the list; price and minimum stay are decided separately.',
  simpleResolvers: true,
})
@Entity('rates')
@Index('rates_room_type', ['roomTypeId', 'place'])
export class Rate implements RateRule {
  @Field(() => ID, { description: '24 hexadecimal characters; a new one after each change of the list.' })
  @Id()
  id!: string;

  @Ref()
  roomTypeId!: string;

  @BelongsTo(() => RoomType, 'roomTypeId', 'rates_of_room_type', 'CASCADE')
  roomTypeRow?: RoomType;

  /** Position in the list, from 0. */
  @Count()
  place!: number;

  @Field(() => NightScalar, { description: 'First night of the season.' })
  @Night()
  from!: string;

  @Field(() => NightScalar, { description: 'The day after its last night.' })
  @Night()
  to!: string;

  @ListSize(7)
  @Field(() => [Weekday], { description: 'Weekdays on which it applies.' })
  @Json()
  weekdays!: WeekdayName[];

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a night, in cents; null leaves it to other rates.',
  })
  @Cents({ nullable: true })
  priceCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum stay for arrivals on these nights; null leaves it to other rates.',
  })
  @Count({ nullable: true })
  minimumNights!: number | null;
}

/** Builds a new rate. */
export const newRate = rowBuilder(Rate, { id: newId });
