import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { SameForAll } from '../core/sameForAll.decorator';
import { TooManyAttempts } from '../access/limits/limit.types';
import { ImageHostUnavailable, UploadRefused } from '../photos/upload.types';
import { User } from '../users/user.entity';
import { Chat } from './chat.entity';
import { Message } from './messages/message.entity';

@ObjectType({
  implements: Problem,
  description: 'There is no such chat or person for you, or you may not do this there.',
})
export class ChatRefused extends Problem {
  constructor(
    message: string,
    override readonly status = 400,
  ) {
    super(message);
  }
}

export const unknownChat = () => new ChatRefused('The chat does not exist, or you are not in it.', 404);
export const unknownPerson = () => new ChatRefused('Intended chat partner not in database', 404);

@ObjectType({ description: 'Some messages of a chat that follow one another.', simpleResolvers: true })
export class MessageList {
  @ListSize({ perRow: 1 })
  @Field(() => [Message], { description: 'The messages, the oldest first.' })
  items!: Message[];

  @Field(() => Boolean, { description: 'Whether there are messages before the first of these.' })
  hasEarlier!: boolean;

  @Field(() => Boolean, { description: 'Whether there are messages after the last of these.' })
  hasLater!: boolean;
}

@ObjectType({ description: 'Messages that were found, of one chat or several.', simpleResolvers: true })
export class FoundMessageList {
  @ListSize({ perRow: 1 })
  @Field(() => [Message], { description: 'The messages, the newest first.' })
  items!: Message[];

  @Field(() => Boolean, { description: 'Whether there are more, which were sent before the last of these.' })
  hasEarlier!: boolean;
}

@ObjectType({ description: 'A picture that was sent with a message.', simpleResolvers: true })
export class MessagePhoto {
  @SameForAll()
  @Field(() => String, { description: 'Its address, which only the members of the chat are told.' })
  url!: string;

  @SameForAll()
  @Field(() => Int, { description: 'Its width in pixels.' })
  width!: number;

  @SameForAll()
  @Field(() => Int, { description: 'Its height in pixels.' })
  height!: number;

  @SameForAll()
  @Field(() => String, { description: 'What it shows, as its sender says it; may be empty.' })
  alt!: string;
}

@ObjectType({ description: 'A chat with messages that you have not read.', simpleResolvers: true })
export class Notification {
  @Field(() => Chat, { description: 'The chat.' })
  chat!: Chat;

  @Field(() => Int, { description: 'How many of its messages you have not read.' })
  count!: number;
}

@ObjectType({ description: 'A chat that changed for you.' })
export class ChatChange {
  @Field(() => ID, { description: 'The chat.' })
  chatId!: string;
}

@ObjectType({ description: 'Somebody is typing a message.' })
export class Typing {
  @SameForAll()
  @Field(() => ID, { description: 'In this chat.' })
  chatId!: string;

  userId!: string;
}

@ObjectType({ description: 'You have left a group.', simpleResolvers: true })
export class LeftChat {
  @Field(() => ID, { description: 'The group.' })
  chatId!: string;
}

@ObjectType({ description: 'You have declined an invitation to a group.', simpleResolvers: true })
export class DeclinedChatInvitation {
  @Field(() => ID, { description: 'The group.' })
  chatId!: string;
}

export const OpenChatResult = createUnionType({
  name: 'OpenChatResult',
  description: 'The chat, or why it was refused.',
  types: () => [Chat, ChatRefused, TooManyAttempts] as const,
});

export const CreateGroupChatResult = createUnionType({
  name: 'CreateGroupChatResult',
  description: 'The new group, or why it was refused.',
  types: () => [Chat, ChatRefused, TooManyAttempts] as const,
});

export const ChangeChatResult = createUnionType({
  name: 'ChangeChatResult',
  description: 'The chat as it is now, or why it was not changed.',
  types: () => [Chat, ChatRefused, TooManyAttempts] as const,
});

export const LeaveChatResult = createUnionType({
  name: 'LeaveChatResult',
  description: 'That you have left, or why you have not.',
  types: () => [LeftChat, ChatRefused] as const,
});

export const DeclineChatInvitationResult = createUnionType({
  name: 'DeclineChatInvitationResult',
  description: 'That you have declined, or why you could not.',
  types: () => [DeclinedChatInvitation, ChatRefused] as const,
});

export const SendMessageResult = createUnionType({
  name: 'SendMessageResult',
  description: 'The message, or why it was not sent.',
  types: () => [Message, ChatRefused, TooManyAttempts, UploadRefused, ImageHostUnavailable] as const,
});

export const BlockUserResult = createUnionType({
  name: 'BlockUserResult',
  description: 'The person, or why they were not blocked.',
  types: () => [User, ChatRefused] as const,
});
