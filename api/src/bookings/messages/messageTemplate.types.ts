import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { MessageKindName } from '../../../../schema/guestMessages';
import type { Language as Tag } from '../../../../schema/language';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import { Language } from '../../users/language.enum';
import { Outdated } from '../../users/version.types';
import { Booking } from '../booking.entity';
import { HotelMoment } from '../deadline/heldUntil.types';
import { MessageKind } from './messageTemplate.entity';
import { MessageTranslation } from './messageTranslation.types';

@ObjectType('MessageTemplate', {
  description: 'A message that a hotel sends to its guests, or a quick reply, with its time.',
  simpleResolvers: true,
})
export class ShownTemplate {
  @Field(() => ID, { description: 'Its reference, which it has before it is first saved.' })
  id!: string;

  @Field(() => ID, { description: 'The hotel.' })
  hotelId!: string;

  @Field(() => MessageKind, { description: 'What it is for.' })
  kind!: MessageKindName;

  @Field(() => String, { description: 'The name of a quick reply; empty for the other kinds.' })
  name!: string;

  @Field(() => String, {
    description: 'Its subject, with placeholders; empty for a part of the confirmation and a quick reply.',
  })
  subject!: string;

  @Field(() => String, {
    description: 'Its text, with placeholders such as {guest}, in the language of the hotel.',
  })
  body!: string;

  @Field(() => Language, { description: 'The language of its subject and text, which is that of the hotel.' })
  language!: Tag;

  @ListSize(2)
  @Field(() => [MessageTranslation], { description: 'Its words in other languages.' })
  translations!: MessageTranslation[];

  @Field(() => Boolean, {
    description:
      'Whether the text is the usual one, which the hotel has not changed. Guests then get it in their own language, where the message has no words of the hotel in it.',
  })
  isUsual!: boolean;

  @ListSize(6)
  @Field(() => [MessageTranslation], {
    description: 'The usual text in each language, that of the hotel too; none for a quick reply.',
  })
  usualTexts!: MessageTranslation[];

  @Field(() => Boolean, {
    description: 'Whether it is sent; of a quick reply, whether staff are offered it.',
  })
  enabled!: boolean;

  @Field(() => Int, { description: 'Days before the arrival, or after the departure.' })
  days!: number;

  @Field(() => Int, {
    description: 'The hour of the day at which it is sent, 0 to 23, by the clock at the hotel.',
  })
  hour!: number;

  @Field(() => HotelMoment, {
    nullable: true,
    description: 'When it is next sent to guests; null if it is off, or goes with the confirmation.',
  })
  nextAt!: HotelMoment | null;

  @Field(() => Int, {
    description:
      'Increases with each change; 0 before the first one. An update that passes it overwrites no newer change.',
  })
  version!: number;

  @Field(() => Int, { description: 'To how many guests it was sent in the last 30 days.' })
  sentLately!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last sent in the last 30 days; null if it was not.',
  })
  lastSentAt!: Date | null;
}

@ObjectType({ description: 'A quick reply that was deleted.', simpleResolvers: true })
export class DeletedQuickReply {
  @Field(() => ID, { description: 'Its reference.' })
  templateId!: string;
}

@ObjectType({ description: 'A piece of a text: words, or a link.', simpleResolvers: true })
export class MessagePart {
  @Field(() => String, { description: 'The words.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Where they lead; null for words alone.' })
  url!: string | null;
}

@ObjectType({ description: 'A line of a text.', simpleResolvers: true })
export class MessageLine {
  @ListSize(2)
  @Field(() => [MessagePart], { description: 'Its pieces; none for an empty line.' })
  parts!: MessagePart[];
}

@ObjectType({ description: 'A message as the guest of one booking would get it.', simpleResolvers: true })
export class MessagePreview {
  @Field(() => Booking, {
    nullable: true,
    description: 'The booking; null if the hotel has none that is ahead, or none with that reference.',
  })
  booking!: Booking | null;

  @Field(() => String, { nullable: true, description: 'What is wrong with the text; null if nothing is.' })
  problem!: string | null;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @ListSize(15)
  @Field(() => [MessageLine], { description: 'The lines; none without a booking, or with a problem.' })
  lines!: MessageLine[];
}

@ObjectType({
  description: 'A text of the hotel, filled for one booking, to insert in a chat.',
  simpleResolvers: true,
})
export class QuickReply {
  @Field(() => ID, { description: 'The reference of its template.' })
  id!: string;

  @Field(() => MessageKind, { description: 'What the template is for.' })
  kind!: MessageKindName;

  @Field(() => String, { description: 'The name of a quick reply; empty for the other kinds.' })
  name!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;
}

@ObjectType({ description: 'A message was sent to you, so that you see it.', simpleResolvers: true })
export class TestMessageSent {
  @Field(() => String, { description: 'Your address.' })
  email!: string;
}

@ObjectType({ implements: Problem, description: 'The message is not valid; nothing was changed or sent.' })
export class MessageTemplateRefused extends Problem {
  @Field(() => String, {
    nullable: true,
    description:
      'The field with the problem: name, subject, body, translations, days or hour; null if it is none of them.',
  })
  field: string | null;

  constructor(field: string | null, message: string) {
    super(message);
    this.field = field;
  }
}

export const SaveMessageTemplateResult = createUnionType({
  name: 'SaveMessageTemplateResult',
  description: 'The message as it is now, or why it was refused.',
  types: () => [ShownTemplate, MessageTemplateRefused, Outdated] as const,
});

export const DeleteQuickReplyResult = createUnionType({
  name: 'DeleteQuickReplyResult',
  description: 'Which quick reply was deleted, or why it was refused.',
  types: () => [DeletedQuickReply, MessageTemplateRefused] as const,
});

export const SendTestMessageResult = createUnionType({
  name: 'SendTestMessageResult',
  description: 'Where the message was sent, or why it was refused.',
  types: () => [TestMessageSent, MessageTemplateRefused, TooManyAttempts] as const,
});
