import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { Language as Tag } from '../../../schema/language';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { BelongsTo, Id, LongText, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Language } from '../users/language.enum';
import { User } from '../users/user.entity';

/** What a message to the operator is about. */
export enum ContactTopic {
  BOOKING = 'BOOKING',
  PAYMENT = 'PAYMENT',
  ACCOUNT = 'ACCOUNT',
  PRIVACY = 'PRIVACY',
  OTHER = 'OTHER',
}
registerEnumType(ContactTopic, {
  name: 'ContactTopic',
  description: 'What a message to the operator of the site is about.',
  valuesConfig: {
    BOOKING: { description: 'A booking.' },
    PAYMENT: { description: 'A payment or a refund.' },
    ACCOUNT: { description: 'The account of the sender.' },
    PRIVACY: { description: 'Personal data of the sender.' },
    OTHER: { description: 'Something else.' },
  },
});

/** The state of a message to the operator. */
export enum ContactState {
  OPEN = 'OPEN',
  ANSWERED = 'ANSWERED',
  DONE = 'DONE',
}
registerEnumType(ContactState, {
  name: 'ContactState',
  description: 'The status of a message to the operator of the site.',
  valuesConfig: {
    OPEN: { description: 'Waiting for an answer.' },
    ANSWERED: { description: 'Answered by email or in a chat.' },
    DONE: { description: 'Marked as done, without an answer from here.' },
  },
});

/** How a message to the operator is answered. */
export enum ContactChannel {
  MAIL = 'MAIL',
  CHAT = 'CHAT',
}
registerEnumType(ContactChannel, {
  name: 'ContactChannel',
  description: 'How a message to the operator of the site is answered.',
  valuesConfig: {
    MAIL: { description: 'By email, to the address in the message.' },
    CHAT: { description: 'In the chat of the administrator and the sender, who has an account.' },
  },
});

@ObjectType({
  description: 'A message to the operator of the site, from its contact form.',
  simpleResolvers: true,
})
@Entity('contact_messages')
@Index('contact_messages_sentAt', ['sentAt', 'id'])
@Index('contact_messages_state', ['state', 'sentAt', 'id'])
@Index('contact_messages_topic', ['topic', 'sentAt', 'id'])
@Index('contact_messages_state_topic', ['state', 'topic', 'sentAt', 'id'])
@Index('contact_messages_user', ['userId', 'sentAt'])
@Index('contact_messages_emailKey', ['emailKey'])
@Index('contact_messages_closedAt', ['closedAt'])
export class ContactMessage {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  /** The account from which it was sent; null if the sender was not signed in. */
  @Ref({ nullable: true })
  userId!: string | null;

  @BelongsTo(() => User, 'userId', 'contact_messages_of_user', 'RESTRICT')
  userRow?: User;

  @Field(() => String, { description: 'The name that the sender wrote.' })
  @Text(LIMITS.name)
  name!: string;

  @Field(() => String, {
    description: 'The address that the sender wrote, to which the answer goes. It is not confirmed.',
  })
  @Text(LIMITS.email)
  email!: string;

  @Text(LIMITS.email)
  emailKey!: string;

  @Field(() => ContactTopic, { description: 'What it is about.' })
  @Text(10)
  topic!: ContactTopic;

  @Field(() => String, { description: 'The message.' })
  @LongText()
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The booking reference that the sender wrote, whether or not it exists; null if none.',
  })
  @Text(24, { nullable: true })
  bookingReference!: string | null;

  /** The booking with that reference, for staff. Nobody else learns whether there is one. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @Field(() => Language, {
    nullable: true,
    description:
      'The language of the page from which it was sent, in which the answer is mailed; null if it was sent before this was known.',
  })
  @Text(8, { nullable: true })
  language!: Tag | null;

  @Field(() => ContactState, { description: 'Its status.' })
  @Text(10)
  state!: ContactState;

  @Field(() => Date, { description: 'When it was sent.' })
  @Moment()
  sentAt!: Date;

  @Field(() => String, { nullable: true, description: 'The answer; null if there is none.' })
  @LongText({ nullable: true })
  answer!: string | null;

  @Field(() => ContactChannel, { nullable: true, description: 'How it was answered; null until then.' })
  @Text(10, { nullable: true })
  answeredBy!: ContactChannel | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was answered or marked as done; null while it is open.',
  })
  @Moment({ nullable: true })
  closedAt!: Date | null;

  /** The administrator who answered it or marked it as done. */
  @Ref({ nullable: true })
  closedById!: string | null;
}

/** Builds a new message, which is open. */
export const newContactMessage = rowBuilder(ContactMessage, {
  id: newId,
  language: null,
  state: ContactState.OPEN,
  sentAt: now,
  answer: null,
  answeredBy: null,
  closedAt: null,
  closedById: null,
});
