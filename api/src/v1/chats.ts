import { Type } from '@sinclair/typebox';
import { OpenChatInput, SendMessageInput } from '../chats/chat.inputs';
import { findChat, openChat } from '../chats/chat.service';
import { listChats, markChatRead } from '../chats/chatList.service';
import { listMessages, sendMessage } from '../chats/messages/message.service';
import { Chat, Message, presentChat, presentMessages } from './chats.present';
import { notFound } from './failures';
import { inputOf } from './read';
import { route } from './route';
import { Id, PageQuery, rowsOf } from './shapes';

/** How many of a chat's messages are answered: the most recent ones. */
const MOST_MESSAGES = 1000;

/** Chats and their messages. */
export const chatRoutes = [
  route({
    method: 'get',
    path: '/chats',
    permission: 'chat:list-own',
    summary: 'Your chats, most recently changed first',
    query: PageQuery,
    answer: Type.Array(Chat),
    async handle({ query, viewer, loaders, total }) {
      const found = await listChats(viewer, rowsOf(query));
      total(found.total);
      return Promise.all(found.items.map((chat) => presentChat(chat, loaders)));
    },
  }),
  route({
    method: 'post',
    path: '/chats',
    permission: 'chat:open',
    summary: 'Opens your chat with another person; 201 where it is new',
    body: Type.Object({ chatPartner_Id: Id }),
    missing: 'Chat partner not sent',
    status: 201,
    foundStatus: 200,
    answer: Chat,
    async handle({ body, viewer, loaders, found }) {
      const input = await inputOf(OpenChatInput, { userId: body.chatPartner_Id });
      const { chat, isNew } = await openChat(viewer, input);
      if (!isNew) found();
      return presentChat(chat, loaders);
    },
  }),
  route({
    method: 'get',
    path: '/chats/:chat_Id',
    permission: 'chat:read',
    summary: 'One of your chats',
    params: Type.Object({ chat_Id: Id }),
    answer: Chat,
    async handle({ params, viewer, loaders }) {
      const chat = await findChat(viewer, params.chat_Id);
      if (!chat) throw notFound('this chat');
      return presentChat(chat, loaders);
    },
  }),
  route({
    method: 'get',
    path: '/messages/:chat_id',
    permission: 'chat:read',
    summary: `The last messages of one of your chats, oldest first, up to ${MOST_MESSAGES}; marks them as read`,
    params: Type.Object({ chat_id: Id }),
    answer: Type.Array(Message),
    async handle({ params: { chat_id: chatId }, viewer, loaders, total }) {
      const chat = await findChat(viewer, chatId);
      if (!chat) throw notFound('this chat');
      const { items } = await listMessages(viewer, chatId, { limit: MOST_MESSAGES });
      // Existing clients have no other call for it.
      await markChatRead(viewer, { chatId, number: items.at(-1)?.number ?? 0 });
      total(chat.messageCount);
      return presentMessages(items, chat, loaders);
    },
  }),
  route({
    method: 'post',
    path: '/messages',
    permission: 'chat:write',
    summary: 'Sends a message to one of your chats',
    body: Type.Object({ messageContent: Type.String(), chatInfo: Id }),
    missing: 'Provide both the chatInfo and the messageContent',
    status: 201,
    answer: Message,
    async handle({ body: { messageContent: content, chatInfo: chatId }, viewer, loaders, idempotencyKey }) {
      const input = await inputOf(SendMessageInput, { chatId, content, clientMessageId: idempotencyKey });
      const message = await sendMessage(viewer, input);
      const chat = await loaders.chats.load(chatId);
      return (await presentMessages([message], chat!, loaders))[0]!;
    },
  }),
];
