import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { KeptForAll } from '../core/cacheControl.decorator';
import { NO_ROOM_DETAILS } from '../../../schema/roomDetails';
import { BelongsTo, Count, Id, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { RoomType } from './roomType.entity';

@KeptForAll()
@ObjectType({ description: 'An individual room, which a stay books.', simpleResolvers: true })
@Entity('room_numbers')
@Index('room_numbers_type_number', ['roomTypeId', 'number'], { unique: true })
export class RoomNumber {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  roomTypeId!: string;

  @BelongsTo(() => RoomType, 'roomTypeId', 'room_numbers_of_type', 'CASCADE')
  roomTypeRow?: RoomType;

  @Field(() => Int, { description: 'The number of the room in its hotel.' })
  @Count()
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Its floor, the ground floor being 0; null if not specified.',
  })
  @Count({ nullable: true })
  floor!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its view; null if not specified.',
  })
  @Text(60, { nullable: true })
  view!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its beds, if they differ from the description of the room type.',
  })
  @Text(60, { nullable: true })
  beds!: string | null;
}

/** Builds a new room number. */
export const newRoomNumber = rowBuilder(RoomNumber, { id: newId, ...NO_ROOM_DETAILS });
