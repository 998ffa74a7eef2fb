import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Count, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../../users/user.entity';
import { Chat } from '../chat.entity';
import { GroupChangeKind } from './groupChangeKind.enum';

/** A change of a group's name or members. It is a row of its own, so that messages keep their numbers and their shape. */
@ObjectType({
  description: "A change of a group's name or members, shown between its messages.",
  simpleResolvers: true,
})
@Entity('chat_changes')
@Index('chat_changes_place', ['chatId', 'afterNumber'])
@Index('chat_changes_author', ['byId'])
@Index('chat_changes_person', ['userId'])
export class GroupChange {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  chatId!: string;

  @BelongsTo(() => Chat, 'chatId', 'changes_of_chat', 'CASCADE')
  chatRow?: Chat;

  @Field(() => Int, { description: 'The number of the message that it follows; 0 before the first message.' })
  @Count()
  afterNumber!: number;

  @Field(() => GroupChangeKind, { description: 'What happened.' })
  @Text(20)
  kind!: GroupChangeKind;

  /** Who made the change. */
  @Ref()
  byId!: string;

  @BelongsTo(() => User, 'byId', 'chat_changes_by_user', 'RESTRICT')
  authorRow?: User;

  /** The other person whom it is about, if any. */
  @Ref({ nullable: true })
  userId!: string | null;

  @BelongsTo(() => User, 'userId', 'chat_changes_of_user', 'RESTRICT')
  userRow?: User;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the group from then on; null if it stayed.',
  })
  @Text(120, { nullable: true })
  name!: string | null;

  @Field(() => Date, { description: 'When.' })
  @Moment()
  createdAt!: Date;
}

/** Builds a new change of a group. */
export const newGroupChange = rowBuilder(GroupChange, {
  id: newId,
  userId: null,
  name: null,
  createdAt: now,
});
