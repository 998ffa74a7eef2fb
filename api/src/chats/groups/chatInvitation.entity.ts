import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Flag, Id, Moment, newId, Ref } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../../users/user.entity';
import { Chat } from '../chat.entity';

@ObjectType({
  description: 'An invitation to a group; you cannot see its messages until you accept.',
  simpleResolvers: true,
})
@Entity('chat_invitations')
@Index('chat_invitations_person', ['chatId', 'userId'], { unique: true })
@Index('chat_invitations_user', ['userId', 'isDeclined', 'createdAt', 'id'])
@Index('chat_invitations_inviter', ['invitedById'])
export class ChatInvitation {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => ID, { description: 'The group.' })
  @Ref()
  chatId!: string;

  @BelongsTo(() => Chat, 'chatId', 'invitations_of_chat', 'CASCADE')
  chatRow?: Chat;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'invitations_of_user', 'CASCADE')
  userRow?: User;

  @Ref()
  invitedById!: string;

  @BelongsTo(() => User, 'invitedById', 'invitations_by_user', 'CASCADE')
  inviterRow?: User;

  /**
   * The person declined: the group cannot invite them again, and its members still see the person as invited.
   */
  @Flag()
  isDeclined!: boolean;

  /**
   * The administrator of the group withdrew a declined invitation; other withdrawn invitations are deleted.
   */
  @Flag()
  isWithdrawn!: boolean;

  @Field(() => Date, { description: 'When you were invited.' })
  @Moment()
  createdAt!: Date;
}

/** Builds a new chat invitation. */
export const newChatInvitation = rowBuilder(ChatInvitation, {
  id: newId,
  isDeclined: false,
  isWithdrawn: false,
  createdAt: now,
});
