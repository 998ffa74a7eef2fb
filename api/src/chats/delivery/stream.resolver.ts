import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { SameForAll } from '../../core/sameForAll.decorator';
import { User } from '../../users/user.entity';
import { Chat } from '../chat.entity';
import { ChatChange, Notification, Typing } from '../chat.types';
import { findChat } from '../chat.service';
import { ChatMember } from '../chatMember.entity';
import type { ListenerEvents } from './listeners';
import { Message } from '../messages/message.entity';
import { openOnlineStream, onlineFor, type Online } from '../people/presence.service';
import { openStream } from './stream.service';

interface Opening {
  args: { chatId?: string | null };
  context: Context;
}
const stream =
  <K extends keyof ListenerEvents>(kind: K) =>
  ({ args, context }: Opening) =>
    openStream(kind, context.viewer, args.chatId);

const OF_CHAT = {
  nullable: true,
  description: 'Only this chat, if you are in it; all your chats by default.',
};

@Resolver(() => ChatChange)
export class ChatStreamResolver {
  @SameForAll()
  @Allow('chat:read')
  @Subscription(() => Message, {
    description: 'Messages sent from now on, including your own, in the order of their numbers.',
    subscribe: stream('message') as never,
  })
  messageReceived(@Root() message: Message, @Arg('chatId', () => ID, OF_CHAT) _chatId?: string): Message {
    return message;
  }

  @Allow('chat:read')
  @Subscription(() => Notification, {
    description: 'One of your chats that is not muted has a new message from someone else.',
    subscribe: stream('notification') as never,
  })
  notificationReceived(@Root() notification: Notification): Notification {
    return notification;
  }

  @Allow('chat:read')
  @Subscription(() => ChatChange, {
    description:
      'One of your chats has a new name or new members, you have joined or left it, or you have read or muted it elsewhere.',
    subscribe: stream('changed') as never,
  })
  chatChanged(@Root() change: ChatChange): ChatChange {
    return change;
  }

  @SameForAll()
  @Allow('chat:read')
  @Subscription(() => ChatMember, {
    description: 'Someone in a chat of at most 20 people has read more messages.',
    subscribe: stream('read') as never,
  })
  chatRead(@Root() member: ChatMember, @Arg('chatId', () => ID, OF_CHAT) _chatId?: string): ChatMember {
    return member;
  }

  @SameForAll()
  @Allow('chat:read')
  @Subscription(() => Typing, {
    description:
      'Someone who does not hide being online is typing in a chat of at most 20 people; show it for five seconds, or until their message arrives.',
    subscribe: stream('typing') as never,
  })
  typingReceived(@Root() typing: Typing, @Arg('chatId', () => ID, OF_CHAT) _chatId?: string): Typing {
    return typing;
  }

  @ListSize(50)
  @Allow('presence:read')
  @Subscription(() => [User], {
    description:
      'Who else is online, by name: the whole list now, and whenever it changes. People who hide it, and people you blocked or who blocked you, are left out.',
    subscribe: (({ context }: Opening) => openOnlineStream(context.viewer)) as never,
  })
  onlineUsersChanged(@Root() online: Online, @Ctx() { viewer }: Context): User[] {
    return onlineFor(viewer, online);
  }

  @FieldResolver(() => Chat, {
    nullable: true,
    description: 'The updated chat; null if you are no longer in it.',
  })
  chat(@Root() { chatId }: ChatChange, @Ctx() { viewer }: Context): Promise<Chat | null> {
    return findChat(viewer, chatId);
  }
}

@Resolver(() => Typing)
export class TypingResolver {
  @SameForAll()
  @FieldResolver(() => User, { description: 'Who.' })
  user(@Root() { userId }: Typing, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
