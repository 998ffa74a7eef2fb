import { Type, type Static } from '@sinclair/typebox';
import type { Chat as ChatRow } from '../chats/chat.entity';
import type { Message as MessageRow } from '../chats/messages/message.entity';
import type { Loaders } from '../database/loaders';
import type { User } from '../users/user.entity';
import { Id, Instant, Named } from './shapes';
import { Person, presentPerson } from './users.present';

/** The name of a chat of two people. Clients show the other person's name instead. */
const PAIR = 'chatPartner';

const LastMessage = Named('LastMessage', 'The last message of a chat.', {
  _id: Id,
  messageContent: Type.String(),
  chatInfo: Id,
  sentBy: Person,
  createdAt: Instant,
  updatedAt: Instant,
});

export const Chat = Named('Chat', 'A conversation of two people, or of a group.', {
  _id: Id,
  members: Type.Array(Person),
  chatName: Type.String({ description: `The group's name; ${PAIR} for two people.` }),
  groupChat: Type.Boolean(),
  groupAdmin: Type.Optional(Id),
  lastMessage: Type.Optional(LastMessage),
  createdAt: Instant,
  updatedAt: Instant,
});

export const Message = Named('Message', 'A message, with the chat that it was sent to.', {
  _id: Id,
  messageContent: Type.String(),
  chatInfo: Chat,
  sentBy: Person,
  createdAt: Instant,
  updatedAt: Instant,
});

/**
 * A chat as existing clients read it. The people and the messages of a whole list take one statement each.
 */
export async function presentChat(chat: ChatRow, loaders: Loaders): Promise<Static<typeof Chat>> {
  const [members, last] = await Promise.all([
    loaders.membersOfChat.load(chat.id),
    chat.lastMessageId ? loaders.messages.load(chat.lastMessageId) : null,
  ]);
  const people = await Promise.all(members.map(({ userId }) => presentUser(userId, loaders)));
  const admin = members.find(({ isAdmin }) => isAdmin);
  return {
    _id: chat.id,
    members: people,
    chatName: chat.isGroup ? chat.groupName : PAIR,
    groupChat: chat.isGroup,
    ...(admin ? { groupAdmin: admin.userId } : {}),
    ...(last ? { lastMessage: { ...(await presentText(last, loaders)), chatInfo: chat.id } } : {}),
    createdAt: chat.createdAt.toISOString(),
    updatedAt: chat.updatedAt.toISOString(),
  };
}

/** Messages of one chat as existing clients read them. */
export async function presentMessages(
  messages: MessageRow[],
  chat: ChatRow,
  loaders: Loaders,
): Promise<Static<typeof Message>[]> {
  const chatInfo = await presentChat(chat, loaders);
  return Promise.all(messages.map(async (one) => ({ ...(await presentText(one, loaders)), chatInfo })));
}

/** Existing clients do not show pictures in chats, so the picture's address follows the text. */
const presentText = async ({ id, content, photoUrl, sentById, sentAt }: MessageRow, loaders: Loaders) => ({
  _id: id,
  messageContent: [content, photoUrl].filter(Boolean).join('\n'),
  sentBy: await presentUser(sentById, loaders),
  createdAt: sentAt.toISOString(),
  updatedAt: sentAt.toISOString(),
});

const presentUser = async (id: string, loaders: Loaders): Promise<Static<typeof Person>> =>
  presentPerson((await loaders.users.load(id)) as User);
