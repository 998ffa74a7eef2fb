import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { SameForAll } from '../core/sameForAll.decorator';
import { Count, Flag, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';

@ObjectType({ description: 'A conversation of two people, or of a group.', simpleResolvers: true })
@Entity('chats')
@Index('chats_pair', ['pairKey'], { unique: true })
@Index('chats_booking', ['bookingId'], { unique: true })
@Index('chats_hotel', ['hotelId', 'updatedAt'])
export class Chat {
  @SameForAll()
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @SameForAll()
  @Field(() => Boolean, { description: 'Whether it is a group; otherwise it always has two members.' })
  @Flag()
  isGroup!: boolean;

  /** The name of a group; empty for two people. */
  @Text(120)
  groupName!: string;

  /** Both ids, the smaller first, so that two people have one chat. Null for a group. */
  @Text(48, { nullable: true })
  pairKey!: string | null;

  /** The booking that the chat is about; null for other chats. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @SameForAll()
  @Field(() => ID, {
    nullable: true,
    description: 'The hotel of the booking that it is about; null for other chats.',
  })
  @Ref({ nullable: true })
  hotelId!: string | null;

  @SameForAll()
  @Field(() => Int, { description: 'Number of messages; the number of the last one.' })
  @Count()
  messageCount!: number;

  @Ref({ nullable: true })
  lastMessageId!: string | null;

  /** Counts every change of the members: a message reaches the members at its version. */
  @Count()
  membersVersion!: number;

  @Field(() => Date, { description: 'When it began.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, { description: 'When its messages, name or members last changed.' })
  @Moment()
  updatedAt!: Date;
}

/** Builds a new chat. */
export const newChat = rowBuilder(Chat, {
  id: newId,
  isGroup: false,
  groupName: '',
  pairKey: null,
  bookingId: null,
  hotelId: null,
  messageCount: 0,
  lastMessageId: null,
  membersVersion: 1,
  createdAt: now,
  updatedAt: now,
});
