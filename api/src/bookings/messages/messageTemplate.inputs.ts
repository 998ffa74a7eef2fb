import { ArrayMaxSize, IsInt, Max, MaxLength, Min, ValidateIf, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MESSAGE_LIMITS, type MessageKindName } from '../../../../schema/guestMessages';
import { LANGUAGE_TAGS, type Language as Tag } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { Language } from '../../users/language.enum';
import { MessageKind } from './messageTemplate.entity';
import { MessageTranslationInput } from './messageTranslation.types';

/** Longer than any valid text, since what is wrong with it is said by the service. */
const LONGEST = LIMITS.longText;
const isSet = (field: string) => (input: object) => (input as Record<string, unknown>)[field] != null;

@InputType({ description: 'A message of a hotel to its guests. What is missing stays as it is.' })
export class SaveMessageTemplateInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => MessageKind, { description: 'What it is for.' })
  kind!: MessageKindName;

  @Field(() => ID, {
    nullable: true,
    description: 'The quick reply to change; null or missing for a new one.',
  })
  @ValidateIf(isSet('templateId'))
  @MaxLength(100)
  templateId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of a quick reply, up to ${MESSAGE_LIMITS.name} characters.`,
  })
  @ValidateIf(isSet('name'))
  @MaxLength(LONGEST)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its subject, up to ${MESSAGE_LIMITS.subject} characters.`,
  })
  @ValidateIf(isSet('subject'))
  @MaxLength(LONGEST)
  subject?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its text, up to ${MESSAGE_LIMITS.body} characters. With the usual text and subject it follows them again.`,
  })
  @ValidateIf(isSet('body'))
  @MaxLength(LONGEST)
  body?: string | null;

  @Field(() => [MessageTranslationInput], {
    nullable: true,
    description: 'Its words in other languages. Those in languages that are left out stay as they are.',
  })
  @ValidateIf(isSet('translations'))
  @ArrayMaxSize(LANGUAGE_TAGS.length, { message: 'Give the words of each language once' })
  @ValidateNested({ each: true })
  translations?: MessageTranslationInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is sent, or offered to staff.' })
  enabled?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: `Days before the arrival or after the departure, at most ${MESSAGE_LIMITS.days}.`,
  })
  @ValidateIf(isSet('days'))
  @IsInt()
  days?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The hour of the day by the clock at the hotel, 0 to 23.',
  })
  @ValidateIf(isSet('hour'))
  @IsInt()
  @Min(0, { message: 'Choose an hour from 0 to 23' })
  @Max(23, { message: 'Choose an hour from 0 to 23' })
  hour?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; if it is not the current one, nothing is changed.',
  })
  version?: number | null;
}

@InputType({ description: 'A quick reply to delete.' })
export class DeleteQuickReplyInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => ID, { description: 'The quick reply.' })
  @MaxLength(100)
  templateId!: string;
}

@InputType({ description: 'A message as it is typed, to be seen before it is saved.' })
export class SendTestMessageInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => MessageKind, { description: 'What it is for.' })
  kind!: MessageKindName;

  @Field(() => String, { description: 'Its subject.' })
  @MaxLength(LONGEST)
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  @MaxLength(LONGEST)
  body!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reference or id of a booking of the hotel; null or missing for the next arrival.',
  })
  @ValidateIf(isSet('booking'))
  @MaxLength(100)
  booking?: string | null;

  @Field(() => Language, {
    nullable: true,
    description:
      'The language of the text, in which dates and amounts are filled in; null or missing for that of the hotel.',
  })
  language?: Tag | null;
}

@ArgsType()
export class MessagePreviewArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => MessageKind, { description: 'What the message is for.' })
  kind!: MessageKindName;

  @Field(() => String, { description: 'Its subject as it is typed.' })
  @MaxLength(LONGEST)
  subject!: string;

  @Field(() => String, { description: 'Its text as it is typed.' })
  @MaxLength(LONGEST)
  body!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reference or id of a booking of the hotel; null or missing for the next arrival.',
  })
  @ValidateIf(isSet('booking'))
  @MaxLength(100)
  booking?: string | null;

  @Field(() => Language, {
    nullable: true,
    description:
      'The language of the text, in which dates and amounts are filled in; null or missing for that of the hotel.',
  })
  language?: Tag | null;
}
