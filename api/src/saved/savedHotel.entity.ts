import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { BelongsTo, Moment, shapes, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { User } from '../users/user.entity';

/** It outlives its hotel: the guest is told that the hotel is gone, and removes it. */
@ObjectType({ description: 'A hotel that you saved.', simpleResolvers: true })
@Entity('saved_hotels')
@Index('saved_hotels_user', ['userId', 'savedAt'])
export class SavedHotel {
  @PrimaryColumn(shapes.id)
  userId!: string;

  @BelongsTo(() => User, 'userId', 'saved_hotels_of_user', 'CASCADE')
  userRow?: User;

  @Field(() => ID, { description: 'The reference of the hotel.' })
  @PrimaryColumn(shapes.id)
  hotelId!: string;

  @Field(() => String, { description: 'The name of the hotel when you saved it.' })
  @Text(LIMITS.name)
  name!: string;

  @Field(() => Date, { description: 'When you saved it; UTC.' })
  @Moment()
  savedAt!: Date;
}

/** Builds a new saved hotel. */
export const newSavedHotel = rowBuilder(SavedHotel, { savedAt: now });
