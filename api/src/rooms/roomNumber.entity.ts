import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BelongsTo, Count, Id, Ref } from '../database/columns';
import { RoomType } from './roomType.entity';

@ObjectType({ description: 'One room that can be slept in: what a stay books.', simpleResolvers: true })
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
}
