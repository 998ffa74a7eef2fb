import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { writeAges } from '../../../schema/party';
import { now } from '../core/clock';
import { ListSize } from '../core/cost.decorator';
import { NightScalar } from '../core/night.scalar';
import {
  BelongsTo,
  Cents,
  Count,
  Flag,
  Id,
  Json,
  Moment,
  newId,
  Night,
  Ref,
  Text,
} from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from '../hotels/hotel.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { User } from '../users/user.entity';

/** What of a watch no other watch of the same guest has together. */
export type Watched = Pick<
  Watch,
  'hotelId' | 'roomNumberId' | 'checkIn' | 'checkOut' | 'guests' | 'rooms' | 'childrenAges'
>;

@ObjectType({
  description: 'A hotel, or one of its rooms, that you watch for certain nights and a certain party.',
  simpleResolvers: true,
})
@Entity('watches')
@Index('watches_of_user', ['userId', 'watchKey'], { unique: true })
@Index('watches_hotel', ['hotelId', 'id'])
@Index('watches_room_number', ['roomNumberId'])
export class Watch {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'watches_user', 'CASCADE')
  userRow?: User;

  @Field(() => ID, { description: 'The reference of the hotel.' })
  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'watches_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  /** Null if any rooms of the hotel will do. */
  @Ref({ nullable: true })
  roomNumberId!: string | null;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'watches_of_room_number', 'CASCADE')
  roomNumberRow?: RoomNumber;

  @Field(() => NightScalar, { description: 'First night.' })
  @Night()
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  @Night()
  checkOut!: string;

  @Field(() => Int, { description: 'Number of people, children included.' })
  @Count()
  guests!: number;

  @Field(() => Int, { description: 'Number of rooms that the party needs.' })
  @Count()
  rooms!: number;

  @ListSize(2)
  @Field(() => [Int], { description: 'The age of each child among the guests, in years.' })
  @Json()
  childrenAges!: number[];

  /** All of `Watched` as one text. */
  @Text(120)
  watchKey!: string;

  @Field(() => Date, { description: 'When you began to watch it; UTC.' })
  @Moment()
  startedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'What the stay cost when you began to watch it, in cents; null if it was not free then.',
  })
  @Cents({ nullable: true })
  startCents!: number | null;

  /** The lowest price that the guest knows: that of the start, or one that a mail told. In cents; null without one. */
  @Cents({ nullable: true })
  lowestCents!: number | null;

  /** Whether it was free at the start, or a mail has told so since. */
  @Flag()
  free!: boolean;

  /** Since when a stay that was free is not; null while it is free. */
  @Moment({ nullable: true })
  takenAt!: Date | null;

  /** When the guest ended it. It is kept for a day, so that the guest can take that back. */
  @Moment({ nullable: true })
  endedAt!: Date | null;
}

/** The text that distinguishes watches of one guest. */
export const watchKeyOf = (watched: Watched): string => {
  const { hotelId, roomNumberId, checkIn, checkOut, guests, rooms, childrenAges } = watched;
  return [hotelId, roomNumberId, checkIn, checkOut, guests, rooms, writeAges(childrenAges)].join('/');
};

/** Builds a new watch. */
export const newWatch = rowBuilder(Watch, { id: newId, startedAt: now, takenAt: null, endedAt: null });
