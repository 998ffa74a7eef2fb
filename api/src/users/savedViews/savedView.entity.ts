import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { BelongsTo, Flag, Id, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/** The maximum length of a list's name, in characters. */
export const LIST_NAME = 40;

@ObjectType({
  description: 'A saved view of a list in the staff area.',
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

  @Field(() => String, { description: 'The list, by its name in the staff area.' })
  @Text(LIST_NAME)
  list!: string;

  @Field(() => String, { description: 'Its name; unique among your views of the list.' })
  @Text(LIMITS.name)
  name!: string;

  /** The form in which names are compared. */
  @Text(LIMITS.name)
  nameKey!: string;

  @Field(() => String, {
    description: 'Search, filters, order, columns and density, as in the address of the list.',
  })
  @Text(LIMITS.viewAddress)
  address!: string;

  @Field(() => Boolean, { description: 'Whether the list opens with it.' })
  @Flag()
  isDefault!: boolean;
}

/** Builds a new saved view. */
export const newSavedView = rowBuilder(SavedView, {});
