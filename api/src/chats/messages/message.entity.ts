import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { LIMITS } from '../../../../schema/limits';
import { SameForAll } from '../../core/sameForAll.decorator';
import { BelongsTo, Count, Id, LongText, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../../users/user.entity';
import { Chat } from '../chat.entity';

@ObjectType({ description: 'A message of a chat.', simpleResolvers: true })
@Entity('chat_messages')
@Index('chat_messages_number', ['chatId', 'number'], { unique: true })
@Index('chat_messages_client', ['chatId', 'sentById', 'clientMessageId'], { unique: true })
@Index('chat_messages_words', ['wordsVersion', 'id'])
@Index('chat_messages_sender', ['sentById', 'sentAt', 'id'])
export class Message {
  @SameForAll()
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  chatId!: string;

  @BelongsTo(() => Chat, 'chatId', 'messages_of_chat', 'CASCADE')
  chatRow?: Chat;

  @SameForAll()
  @Field(() => Int, { description: 'Its number in the chat: 1, 2, 3 ... without gaps.' })
  @Count()
  number!: number;

  @Ref()
  sentById!: string;

  @BelongsTo(() => User, 'sentById', 'messages_of_user', 'RESTRICT')
  senderRow?: User;

  @SameForAll()
  @Field(() => ID, {
    description: 'The id that its sender chose, so that a message sent twice is stored once.',
  })
  @Text(64)
  clientMessageId!: string;

  @SameForAll()
  @Field(() => String, { description: 'The text, without markup; empty if there is only a picture.' })
  @LongText()
  content!: string;

  @SameForAll()
  @Field(() => ID, { nullable: true, description: 'Id of the hotel that was shared with it.' })
  @Ref({ nullable: true })
  hotelId!: string | null;

  @SameForAll()
  @Field(() => ID, {
    nullable: true,
    description: 'Reference of the booking that was shared with it; shown only to those who may read it.',
  })
  @Ref({ nullable: true })
  bookingId!: string | null;

  /** The attached picture: its address at the image host, its size in pixels, and its description. */
  @Text(500, { nullable: true })
  photoUrl!: string | null;

  @Count({ nullable: true })
  photoWidth!: number | null;

  @Count({ nullable: true })
  photoHeight!: number | null;

  @Text(LIMITS.photoAlt, { nullable: true })
  photoAlt!: string | null;

  /** The version of the rules by which its words were written; 0 for an instance without search. */
  @Count({ default: 0 })
  wordsVersion!: number;

  @SameForAll()
  @Field(() => Date, { description: 'When it was sent.' })
  @Moment()
  sentAt!: Date;
}

/** Builds a new message. */
export const newMessage = rowBuilder(Message, {
  id: newId,
  hotelId: null,
  bookingId: null,
  photoUrl: null,
  photoWidth: null,
  photoHeight: null,
  photoAlt: null,
  sentAt: now,
});
