import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { captionProblem, groupNameProblem, messageProblem, photoAltProblem } from '../../../schema/textRules';
import { Rule } from '../core/rule.decorator';
import { UploadInput } from '../photos/upload.inputs';

const AN_ID = 100;
const CLIENT_ID = 64;
const AT_ONCE = {
  message: () => fill('Choose at most {most} people at once', { most: LIMITS.membersAtOnce }),
};

@InputType({ description: 'Who you want to chat with.' })
export class OpenChatInput {
  @Field(() => ID, { description: 'The other person.' })
  @MaxLength(AN_ID)
  userId!: string;
}

@InputType({ description: "The booking that its guest and the hotel's staff chat about." })
export class OpenBookingChatInput {
  @Field(() => ID, { description: 'Reference or id of the booking.' })
  @MaxLength(AN_ID)
  bookingId!: string;
}

@InputType({ description: 'A new group, with you as its administrator.' })
export class CreateGroupChatInput {
  @Field(() => String, { description: `Its name, ${LIMITS.name} characters at most.` })
  @Rule(groupNameProblem)
  name!: string;

  @Field(() => [ID], { description: `The other people, 1 to ${LIMITS.membersAtOnce}.` })
  @ArrayMaxSize(LIMITS.membersAtOnce, AT_ONCE)
  @MaxLength(AN_ID, { each: true })
  memberIds!: string[];
}

@InputType({ description: 'A chat.' })
export class ChatInput {
  @Field(() => ID, { description: 'The chat.' })
  @MaxLength(AN_ID)
  chatId!: string;
}

@InputType({ description: 'The group that you leave.' })
export class LeaveChatInput extends ChatInput {}

@InputType({ description: 'The group to which you are invited.' })
export class AnswerInvitationInput extends ChatInput {}

@InputType({ description: 'The chat in which you are typing.' })
export class TypingInput extends ChatInput {}

@InputType({ description: 'A new name for a group.' })
export class RenameGroupChatInput extends ChatInput {
  @Field(() => String, { description: `Its name, ${LIMITS.name} characters at most.` })
  @Rule(groupNameProblem)
  name!: string;
}

@InputType({ description: 'New members of a group.' })
export class AddChatMembersInput extends ChatInput {
  @Field(() => [ID], { description: `The people, ${LIMITS.membersAtOnce} at most.` })
  @ArrayMaxSize(LIMITS.membersAtOnce, AT_ONCE)
  @MaxLength(AN_ID, { each: true })
  userIds!: string[];
}

@InputType({ description: 'A member of a group.' })
export class GroupMemberInput extends ChatInput {
  @Field(() => ID, { description: 'The member.' })
  @MaxLength(AN_ID)
  userId!: string;
}

@InputType({ description: 'A picture that you uploaded to send with a message.' })
export class MessagePhotoInput extends UploadInput {
  @Field(() => String, {
    defaultValue: '',
    description: `A description for people who cannot see it; ${LIMITS.photoAlt} characters at most.`,
  })
  @Rule(photoAltProblem)
  alt!: string;
}

@InputType({ description: 'A message to one of your chats.' })
export class SendMessageInput extends ChatInput {
  @Field(() => String, {
    description: `The text, ${LIMITS.message} characters at most; may be empty if there is a picture.`,
  })
  @Rule<SendMessageInput>((text, { photo }) => (photo ? captionProblem : messageProblem)(text))
  content!: string;

  @Field(() => ID, {
    description: `An id that you choose for each message, ${CLIENT_ID} characters at most: a message sent twice with the same id is stored once.`,
  })
  @MinLength(1, { message: 'Choose an id for the message' })
  @MaxLength(CLIENT_ID, {
    message: () => fill('The id can have at most {most} characters', { most: CLIENT_ID }),
  })
  clientMessageId!: string;

  @Field(() => ID, { nullable: true, description: 'A hotel to share.' })
  @IsOptional()
  @MaxLength(24)
  hotelId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A booking to share; shown only to members who may read it.',
  })
  @IsOptional()
  @MaxLength(24)
  bookingId?: string | null;

  @Field(() => MessagePhotoInput, {
    nullable: true,
    description:
      'A picture to send, uploaded with a signature for the folder chatphotos within the last hour.',
  })
  @IsOptional()
  @ValidateNested()
  photo?: MessagePhotoInput | null;
}

@InputType({ description: 'Whether someone may write to you.' })
export class BlockUserInput {
  @Field(() => ID, { description: 'The person.' })
  @MaxLength(AN_ID)
  userId!: string;

  @Field(() => Boolean, { description: 'True to block, false to unblock.' })
  blocked!: boolean;
}

@InputType({ description: 'Whether you are shown as online.' })
export class AppearsOnlineInput {
  @Field(() => Boolean, { description: 'Whether others see when you are online.' })
  appearsOnline!: boolean;
}

@ArgsType()
export class ChatPartnersArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each of which must begin a word of the name, with at least two letters. Without any, the people you have a chat with, most recent first. Administrators may search with fewer letters, get everyone without any, and find the guest of a booking by its reference.',
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 20,
    description: `How many people, 1 to ${LIMITS.pageSize}; ${LIMITS.peopleFound} at most unless you are an administrator.`,
  })
  @Min(1)
  @Max(LIMITS.pageSize)
  limit?: number | null;
}

@ArgsType()
export class MessagesArgs {
  @Field(() => ID, { nullable: true, description: 'Only the last messages before this one.' })
  @IsOptional()
  @MaxLength(AN_ID)
  before?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only the first messages after this one, to catch up after a lost connection.',
  })
  @IsOptional()
  @MaxLength(AN_ID)
  after?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'This message with the ones before and after it, to show a search result.',
  })
  @IsOptional()
  @MaxLength(AN_ID)
  around?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 30,
    description: `How many messages, 1 to ${LIMITS.messagesAtOnce}.`,
  })
  @Min(1, { message: 'Ask for at least 1 message' })
  @Max(LIMITS.messagesAtOnce, {
    message: () => fill('Ask for at most {most} messages', { most: LIMITS.messagesAtOnce }),
  })
  limit?: number | null;
}

@ArgsType()
export class FindMessagesArgs {
  @Field(() => String, {
    description: 'Words, each of which must begin a word of the message. Without words nothing is found.',
  })
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Only messages of this chat; none if you are not in it. All your chats by default.',
  })
  @IsOptional()
  @MaxLength(AN_ID)
  chatId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only messages sent before this one, the last of the previous page.',
  })
  @IsOptional()
  @MaxLength(AN_ID)
  before?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 20,
    description: `How many messages, 1 to ${LIMITS.pageSize}.`,
  })
  @Min(1)
  @Max(LIMITS.pageSize)
  limit?: number | null;
}
