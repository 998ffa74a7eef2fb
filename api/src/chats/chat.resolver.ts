import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { SameForAll } from '../core/sameForAll.decorator';
import { Booking } from '../bookings/booking.entity';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Page, type PageOf } from '../core/pagination';
import { can } from '../access/policy';
import { Hotel } from '../hotels/hotel.entity';
import { User } from '../users/user.entity';
import { Chat } from './chat.entity';
import { MessagesArgs, OpenBookingChatInput, OpenChatInput } from './chat.inputs';
import { ArchiveChatInput, ChatsArgs, MarkChatReadInput, MuteChatInput } from './chatList.inputs';
import { ChangeChatResult, MessageList, Notification, OpenChatResult } from './chat.types';
import { findChat, openChat } from './chat.service';
import {
  archiveChat,
  isArchived,
  listChats,
  listUnreadChats,
  markChatRead,
  muteChat,
} from './chatList.service';
import { ChatMember } from './chatMember.entity';
import { openBookingChat } from './bookingChat.service';
import { Message } from './messages/message.entity';
import { listMessages, type MessagePage } from './messages/message.service';

const ChatList = Page(Chat, 'Chat');

@Resolver(() => Chat)
export class ChatResolver {
  @Allow('chat:list-own')
  @Query(() => ChatList, { description: 'Your chats, most recently changed first.' })
  chats(@Args(() => ChatsArgs) args: ChatsArgs, @Ctx() { viewer }: Context): Promise<PageOf<Chat>> {
    return listChats(viewer, args);
  }

  @Allow('chat:read')
  @Query(() => Chat, { nullable: true, description: 'The chat; null unless you are in it.' })
  chat(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Context): Promise<Chat | null> {
    return findChat(viewer, id);
  }

  @ListSize(10)
  @Allow('chat:list-own')
  @Query(() => [Notification], {
    description: 'Your chats with unread messages, most recently changed first, without muted ones.',
  })
  notifications(@Ctx() { viewer }: Context): Promise<Notification[]> {
    return listUnreadChats(viewer);
  }

  @Allow('chat:open')
  @Mutation(() => OpenChatResult, {
    description: 'Opens your chat with another person; any two people have one chat.',
  })
  async openChat(
    @Arg('input', () => OpenChatInput) input: OpenChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return (await openChat(viewer, input)).chat;
  }

  @Allow('chat:open-booking')
  @Mutation(() => OpenChatResult, {
    description:
      "Opens the chat about a booking, between its guest and the hotel's front desk; administrators can join it.",
  })
  openBookingChat(
    @Arg('input', () => OpenBookingChatInput) input: OpenBookingChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return openBookingChat(viewer, input);
  }

  @Allow('chat:read')
  @Mutation(() => ChangeChatResult, { description: 'Marks messages as read.' })
  markChatRead(
    @Arg('input', () => MarkChatReadInput) input: MarkChatReadInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return markChatRead(viewer, input);
  }

  @Allow('chat:read')
  @Mutation(() => ChangeChatResult, {
    description: 'Mutes or unmutes the notifications of a chat.',
  })
  muteChat(
    @Arg('input', () => MuteChatInput) input: MuteChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return muteChat(viewer, input);
  }

  @Allow('chat:read')
  @Mutation(() => ChangeChatResult, {
    description: 'Archives a chat for you until its next message, or returns it to your inbox.',
  })
  archiveChat(
    @Arg('input', () => ArchiveChatInput) input: ArchiveChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return archiveChat(viewer, input);
  }

  @FieldResolver(() => String, { description: 'The name of the group, or of the other person.' })
  async name(@Root() chat: Chat, @Ctx() context: Context): Promise<string> {
    return chat.isGroup ? chat.groupName : ((await this.partner(chat, context))?.name ?? '');
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The other person; null for a group.',
  })
  async partner(@Root() { id, isGroup }: Chat, @Ctx() { viewer, loaders }: Context): Promise<User | null> {
    if (isGroup) return null;
    const other = (await loaders.membersOfChat.load(id)).find(({ userId }) => userId !== viewer?.id);
    return other ? loaders.users.load(other.userId) : null;
  }

  @ListSize(5)
  @FieldResolver(() => [User], { description: 'Its members, in the order in which they joined.' })
  async members(@Root() { id }: Chat, @Ctx() { loaders }: Context): Promise<User[]> {
    const members = await loaders.membersOfChat.load(id);
    const users = await Promise.all(members.map(({ userId }) => loaders.users.load(userId)));
    return users.filter((user) => user !== null);
  }

  @ListSize(5)
  @FieldResolver(() => [User], {
    description:
      'People who are invited to the group and have not accepted, in the order in which they were invited.',
  })
  async invited(@Root() { id }: Chat, @Ctx() { loaders }: Context): Promise<User[]> {
    const invitations = await loaders.invitationsOfChat.load(id);
    const shown = invitations.filter(({ isWithdrawn }) => !isWithdrawn);
    const users = await Promise.all(shown.map(({ userId }) => loaders.users.load(userId)));
    return users.filter((user) => user !== null);
  }

  @ListSize(5)
  @FieldResolver(() => [ChatMember], { description: 'Its members, with their role in this chat.' })
  memberships(@Root() { id }: Chat, @Ctx() { loaders }: Context): Promise<ChatMember[]> {
    return loaders.membersOfChat.load(id);
  }

  @FieldResolver(() => Int, { description: 'Number of messages that you have not read.' })
  async unreadCount(@Root() chat: Chat, @Ctx() context: Context): Promise<number> {
    const own = await ownMembership(chat, context);
    return own ? chat.messageCount - own.lastReadNumber : 0;
  }

  @FieldResolver(() => Boolean, { description: 'Whether you have muted it.' })
  async muted(@Root() chat: Chat, @Ctx() context: Context): Promise<boolean> {
    return (await ownMembership(chat, context))?.isMuted ?? false;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether you have archived it, and it has no newer message.',
  })
  async archived(@Root() chat: Chat, @Ctx() context: Context): Promise<boolean> {
    const own = await ownMembership(chat, context);
    return own !== null && isArchived(chat, own);
  }

  @FieldResolver(() => Boolean, { description: 'Whether you administer the group.' })
  async viewerIsAdmin(@Root() chat: Chat, @Ctx() context: Context): Promise<boolean> {
    return (await ownMembership(chat, context))?.isAdmin ?? false;
  }

  @FieldResolver(() => Message, { nullable: true, description: 'The last message; null before the first.' })
  lastMessage(@Root() { lastMessageId }: Chat, @Ctx() { loaders }: Context): Promise<Message | null> | null {
    return lastMessageId ? loaders.messages.load(lastMessageId) : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking that it is about; null for other chats, or if you may not read it.',
  })
  async booking(@Root() { bookingId }: Chat, @Ctx() { viewer, loaders }: Context): Promise<Booking | null> {
    const booking = bookingId ? await loaders.bookings.load(bookingId) : null;
    return booking && can(viewer, 'booking:read', booking) ? booking : null;
  }

  @SameForAll()
  @FieldResolver(() => Hotel, {
    nullable: true,
    description:
      'The hotel of the booking that it is about; null for other chats, or if it has been deleted.',
  })
  hotel(@Root() { hotelId }: Chat, @Ctx() { loaders }: Context): Promise<Hotel | null> | null {
    return hotelId ? loaders.hotels.load(hotelId) : null;
  }

  @FieldResolver(() => MessageList, {
    description: 'The last messages, or those before or after one; oldest first.',
  })
  messages(
    @Root() { id }: Chat,
    @Args(() => MessagesArgs) args: MessagesArgs,
    @Ctx() { viewer }: Context,
  ): Promise<MessagePage> {
    return listMessages(viewer, id, args);
  }
}

const ownMembership = ({ id }: Chat, { viewer, loaders }: Context): Promise<ChatMember | null> =>
  viewer ? loaders.membershipOf(viewer.id).load(id) : Promise.resolve(null);
