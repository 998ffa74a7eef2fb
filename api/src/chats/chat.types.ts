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
  description: 'The chat or person does not exist for you, or you may not do this there.',
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

@ObjectType({ description: 'Consecutive messages of a chat.', simpleResolvers: true })
export class MessageList {
  @ListSize({ perRow: 1 })
  @Field(() => [Message], { description: 'The messages, oldest first.' })
  items!: Message[];

  @Field(() => Boolean, { description: 'Whether there are messages before these.' })
  hasEarlier!: boolean;

  @Field(() => Boolean, { description: 'Whether there are messages after these.' })
  hasLater!: boolean;
}

@ObjectType({ description: 'Messages found, of one chat or several.', simpleResolvers: true })
export class FoundMessageList {
  @ListSize({ perRow: 1 })
  @Field(() => [Message], { description: 'The messages, newest first.' })
  items!: Message[];

  @Field(() => Boolean, { description: 'Whether there are more, sent before these.' })
  hasEarlier!: boolean;
}

@ObjectType({ description: 'A picture that was sent with a message.', simpleResolvers: true })
export class MessagePhoto {
  @SameForAll()
  @Field(() => String, { description: 'Its address, visible only to the members of the chat.' })
  url!: string;

  @SameForAll()
  @Field(() => Int, { description: 'Its width in pixels.' })
  width!: number;

  @SameForAll()
  @Field(() => Int, { description: 'Its height in pixels.' })
  height!: number;

  @SameForAll()
  @Field(() => String, { description: 'The description by its sender; may be empty.' })
  alt!: string;
}

@ObjectType({ description: 'A chat with messages that you have not read.', simpleResolvers: true })
export class Notification {
  @Field(() => Chat, { description: 'The chat.' })
  chat!: Chat;

  @Field(() => Int, { description: 'Number of its messages that you have not read.' })
  count!: number;
}

@ObjectType({ description: 'A chat that changed for you.' })
export class ChatChange {
  @Field(() => ID, { description: 'The chat.' })
  chatId!: string;
}

@ObjectType({ description: 'Someone is typing a message.' })
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
  description: 'The chat, or why it was not opened.',
  types: () => [Chat, ChatRefused, TooManyAttempts] as const,
});

export const CreateGroupChatResult = createUnionType({
  name: 'CreateGroupChatResult',
  description: 'The new group, or why it was not created.',
  types: () => [Chat, ChatRefused, TooManyAttempts] as const,
});

export const ChangeChatResult = createUnionType({
  name: 'ChangeChatResult',
  description: 'The updated chat, or why it was not changed.',
  types: () => [Chat, ChatRefused, TooManyAttempts] as const,
});

export const LeaveChatResult = createUnionType({
  name: 'LeaveChatResult',
  description: 'Confirms that you have left, or says why not.',
  types: () => [LeftChat, ChatRefused] as const,
});

export const DeclineChatInvitationResult = createUnionType({
  name: 'DeclineChatInvitationResult',
  description: 'Confirms that you have declined, or says why not.',
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
