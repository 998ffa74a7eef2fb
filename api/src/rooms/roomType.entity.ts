import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { BelongsTo, Cents, Count, Id, Json, Ref, Text, newId } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from '../hotels/hotel.entity';

@KeptForAll()
@ObjectType({
  description: 'Rooms of a hotel that are alike and have the same price.',
  simpleResolvers: true,
})
@Entity('room_types')
@Index('room_types_hotel_title', ['hotelId', 'titleKey'], { unique: true })
@Index('room_types_list', ['hotelId', 'priceCents', 'id'])
@Index('room_types_title', ['titleKey', 'id'])
@Index('room_types_price', ['priceCents', 'id'])
export class RoomType {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'room_types_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Field(() => String, { description: 'Its title.' })
  @Text(120)
  title!: string;

  /** The title in the form that is compared; unique in its hotel. */
  @Text(120)
  titleKey!: string;

  @Field(() => String, { description: 'Description of the room.' })
  @Text(1000)
  description!: string;

  @Field(() => Int, { description: 'Price of a night, in cents.' })
  @Cents()
  priceCents!: number;

  @Field(() => Int, { description: 'Maximum number of people in a room.' })
  @Count()
  maxPeople!: number;

  @ListSize(10)
  @Field(() => [String], { description: 'Amenities of the room, in addition to those of the hotel.' })
  @Json()
  amenities!: string[];

  @ListSize(6)
  @Field(() => [String], { description: 'Addresses of the photos, best first.' })
  @Json()
  photos!: string[];

  @Field(() => Int, {
    description:
      'Increases with each change by administrators; an update that passes it cannot overwrite newer changes.',
  })
  @Count({ default: 1 })
  version!: number;

  /** The administrator who changed it last; null if the last change was not an administrator's. */
  @Ref({ nullable: true })
  updatedById!: string | null;
}

/** Builds a new room type. */
export const newRoomType = rowBuilder(RoomType, {
  id: newId,
  photos: () => [],
  version: 1,
  updatedById: null,
});
