import { written } from './answers';
import { guest, visit, type Answers } from './visit';
import { RealtimeChatPage } from '../src/chats/RealtimeChatPage';

/* The page of chats with one chat of two people, for its tests. */

const routes = [{ path: '/realtimechat', element: <RealtimeChatPage /> }];
export const tomas = { __typename: 'User', id: 'tomas', name: 'Tomás Ferreira', photo: null };
export const me = { __typename: 'User', id: guest.id, name: guest.name, photo: null };

export const message = (number: number, more: object = {}) => ({
  __typename: 'Message' as const,
  id: `m${number}`,
  number,
  clientMessageId: `c${number}`,
  content: `Message ${number}`,
  sentAt: '2026-11-20T10:00:00.000Z',
  hotelId: null,
  bookingId: null,
  photo: null,
  sentBy: tomas,
  chat: { __typename: 'Chat', id: 'chat1' },
  ...more,
});
/** A message by the viewer, as the server returns it. */
export const sent = (content: string, clientMessageId: string) =>
  message(3, { content, clientMessageId, sentBy: me });
/** The booking that a chat is about. */
export const booked = {
  __typename: 'Booking',
  id: 'booking1',
  user: me,
  viewerCan: { __typename: 'BookingAbilities', readGuestMessages: false },
  reference: 'K7M4-2QXR',
  hotelName: 'The Lampwright',
  status: 'CONFIRMED' as const,
  stays: [
    {
      __typename: 'Stay',
      id: 's1',
      number: 101,
      title: 'Double',
      shownTitle: written('Double'),
      checkIn: '2099-01-05',
      checkOut: '2099-01-08',
    },
    {
      __typename: 'Stay',
      id: 's2',
      number: 102,
      title: 'Double',
      shownTitle: written('Double'),
      checkIn: '2099-01-05',
      checkOut: '2099-01-08',
    },
  ],
  hotel: { __typename: 'Hotel', id: 'hotel1', photos: [] as string[] },
};
type Booked = typeof booked;
export const chat = (more: object = {}) => ({
  __typename: 'Chat' as const,
  id: 'chat1',
  isGroup: false,
  name: tomas.name,
  updatedAt: '2026-11-20T10:00:00.000Z',
  messageCount: 2,
  unreadCount: 0,
  muted: false,
  archived: false,
  hotelId: null as string | null,
  hotel: null as { __typename: 'Hotel'; id: string; photos: string[] } | null,
  viewerIsAdmin: false,
  partner: tomas as typeof tomas | null,
  lastMessage: message(2),
  memberships: [
    { __typename: 'ChatMember', id: 'p1', isAdmin: false, lastReadNumber: 2, user: me },
    { __typename: 'ChatMember', id: 'p2', isAdmin: false, lastReadNumber: 2, user: tomas },
  ],
  invited: [],
  booking: null as Booked | null,
  messages: {
    __typename: 'MessageList',
    hasEarlier: false,
    hasLater: false,
    items: [message(1), message(2)],
    changes: [],
  },
  ...more,
});
export const list = (...items: ReturnType<typeof chat>[]) => ({
  ChatList: () => ({ chats: { __typename: 'ChatList', total: items.length, items } }),
});
const answers = {
  ...list(chat()),
  OnlineUsersChanged: () => ({ onlineUsersChanged: [] }),
  MessageReceived: () => ({ messageReceived: message(2) }),
  ChatRead: () => ({ chatRead: { __typename: 'ChatMember', id: 'p2', lastReadNumber: 2 } }),
  ChatChanged: () => ({
    chatChanged: { __typename: 'ChatChange', chatId: 'chat1', chat: chat(), groupChanges: [] },
  }),
  TypingReceived: () => ({
    typingReceived: { __typename: 'Typing', chatId: 'chat1', user: tomas },
  }),
  SendTyping: () => ({ sendTyping: true }),
  AppearsOnline: () => ({ viewer: { __typename: 'User', id: guest.id, appearsOnline: true } }),
  ChatInvitations: () => ({ chatInvitations: [] }),
  ChatInvitationsChanged: () => ({ chatInvitationsChanged: [] }),
  ChatPartners: () => ({ chatPartners: [] }),
  BlockedUsers: () => ({ blockedUsers: [] }),
  MessagePane: () => ({ chat: chat() }),
  FindMessages: () => ({
    messages: { __typename: 'FoundMessageList', hasEarlier: false, items: [] },
  }),
  ListedChat: () => ({ chat: null }),
  MarkChatRead: () => ({ markChatRead: { __typename: 'Chat', id: 'chat1', unreadCount: 0 } }),
} satisfies Answers;
/** Opens the page of chats, as a guest by default. */
export const openChats = (at: string, more: Answers = {}, viewer = guest) =>
  visit({ at, routes, answers: { ...answers, ...more }, viewer });
