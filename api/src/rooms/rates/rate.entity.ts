import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { ListSize } from '../../core/cost.decorator';
import type { RateRule, WeekdayName } from '../../../../schema/prices';
import { BelongsTo, Cents, Count, Id, Json, Night, Ref } from '../../database/columns';
import { NightScalar } from '../../core/night.scalar';
import { RoomType } from '../roomType.entity';
import { Weekday } from './weekday.enum';

@ObjectType({
  description:
    'What nights of a season cost in a room type. Of all rates that cover a night the one with the shortest season wins, then the one with the fewest weekdays, then the last in the list; price and minimum stay are won apart.',
  simpleResolvers: true,
})
@Entity('rates')
@Index('rates_room_type', ['roomTypeId', 'place'])
export class Rate implements RateRule {
  @Field(() => ID, { description: '24 hexadecimal characters; another one after each change of the list.' })
  @Id()
  id!: string;

  @Ref()
  roomTypeId!: string;

  @BelongsTo(() => RoomType, 'roomTypeId', 'rates_of_room_type', 'CASCADE')
  roomTypeRow?: RoomType;

  /** Where it stands in the list, from 0. */
  @Count()
  place!: number;

  @Field(() => NightScalar, { description: 'First night of the season.' })
  @Night()
  from!: string;

  @Field(() => NightScalar, { description: 'The day after its last night.' })
  @Night()
  to!: string;

  @ListSize(7)
  @Field(() => [Weekday], { description: 'On which weekdays it holds.' })
  @Json()
  weekdays!: WeekdayName[];

  @Field(() => Int, { nullable: true, description: 'Price of a night, in cents; null leaves it to others.' })
  @Cents({ nullable: true })
  priceCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Nights of a stay that arrives on such a night, at least; null leaves it to others.',
  })
  @Count({ nullable: true })
  minimumNights!: number | null;
}
