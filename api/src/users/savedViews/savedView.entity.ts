import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { BelongsTo, Flag, Id, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/** The maximum length of a list's name, in characters. */
export const LIST_NAME = 40;

@ObjectType({
  description: 'How you like to see a list of the staff area, under a name of yours.',
  simpleResolvers: true,
})
@Entity('saved_views')
@Index('saved_views_user', ['userId', 'list', 'nameKey'], { unique: true })
export class SavedView {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'saved_views_of_user', 'CASCADE')
  userRow?: User;

  @Field(() => String, { description: 'The list, as the staff area names it.' })
  @Text(LIST_NAME)
  list!: string;

  @Field(() => String, { description: 'What you call it; no other view of the list is called so.' })
  @Text(LIMITS.name)
  name!: string;

  /** The form in which names are compared. */
  @Text(LIMITS.name)
  nameKey!: string;

  @Field(() => String, {
    description: 'Search, filters, order, columns and density, as the address of the list holds them.',
  })
  @Text(LIMITS.viewAddress)
  address!: string;

  @Field(() => Boolean, { description: 'Whether the list is opened with it.' })
  @Flag()
  isDefault!: boolean;
}

/** Builds a new saved view. */
export const newSavedView = rowBuilder(SavedView, {});
