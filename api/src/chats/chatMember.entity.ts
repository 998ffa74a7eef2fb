import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { SameForAll } from '../core/sameForAll.decorator';
import { BelongsTo, Count, Flag, Id, Moment, newId, Ref } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { User } from '../users/user.entity';
import { Chat } from './chat.entity';

@ObjectType({ description: 'A member of a chat, with how far this person has read.', simpleResolvers: true })
@Entity('chat_members')
@Index('chat_members_person', ['chatId', 'userId'], { unique: true })
@Index('chat_members_user', ['userId', 'chatId'])
export class ChatMember {
  @SameForAll()
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @SameForAll()
  @Field(() => ID, { description: 'The chat.' })
  @Ref()
  chatId!: string;

  @BelongsTo(() => Chat, 'chatId', 'members_of_chat', 'CASCADE')
  chatRow?: Chat;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'chats_of_user', 'RESTRICT')
  userRow?: User;

  /** The hotel by a duty at which this person is in the chat, or which an administrator helps; null for other members. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => Boolean, { description: 'Whether this person administers the group.' })
  @Flag()
  isAdmin!: boolean;

  @Field(() => Date, { description: 'Since when.' })
  @Moment()
  joinedAt!: Date;

  @SameForAll()
  @Field(() => Int, { description: 'Number of the last message that this person has read; 0 for none.' })
  @Count()
  lastReadNumber!: number;

  /** The person gets no notifications of this chat. */
  @Flag()
  isMuted!: boolean;

  /**
   * The number of messages that the chat had when the person archived it; null if it is not archived. A chat with more
   * messages is no longer archived.
   */
  @Count({ nullable: true })
  archivedNumber!: number | null;
}

/** Builds a new chat member. */
export const newChatMember = rowBuilder(ChatMember, {
  id: newId,
  hotelId: null,
  isMuted: false,
  archivedNumber: null,
});
