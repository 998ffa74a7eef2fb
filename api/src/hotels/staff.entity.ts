import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BelongsTo, Flag, Id, newId, Ref } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { User } from '../users/user.entity';
import { Hotel } from './hotel.entity';

@ObjectType('StaffMember', { description: 'A user who works for a hotel.', simpleResolvers: true })
@Entity('hotel_staff')
@Index('hotel_staff_person', ['hotelId', 'userId', 'isManager'], { unique: true })
@Index('hotel_staff_user', ['userId'])
export class StaffMember {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'staff_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  /** The user, whose current name is shown. */
  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'posts_of_user', 'RESTRICT')
  userRow?: User;

  /** A hotel has one manager. */
  @Flag()
  isManager!: boolean;
}

/** Builds a new staff member. */
export const newStaffMember = rowBuilder(StaffMember, { id: newId });
