import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/**
 * Fields that are the same for whoever may read them, as their resolvers do not ask who the viewer is. A subscription to
 * nothing else is executed once for all its subscribers.
 */
const SHARED = new Set([
  'Subscription.messageReceived',
  'Message.id',
  'Message.number',
  'Message.content',
  'Message.clientMessageId',
  'Message.sentAt',
  'Message.sentBy',
  'Message.chat',
  'Message.hotel',
  'Message.hotelId',
  'Message.bookingId',
  'Message.photo',
  'MessagePhoto.url',
  'MessagePhoto.width',
  'MessagePhoto.height',
  'MessagePhoto.alt',
  'Chat.id',
  'Chat.isGroup',
  'Chat.messageCount',
  'Subscription.chatRead',
  'ChatMember.id',
  'ChatMember.chatId',
  'ChatMember.lastReadNumber',
  'ChatMember.user',
  'Subscription.typingReceived',
  'Typing.chatId',
  'Typing.user',
  'User.id',
  'User.name',
  'User.photo',
  'Hotel.id',
  'Hotel.name',
  'Hotel.photos',
]);

const known = new WeakMap<DocumentNode, boolean>();

/** Whether a valid document asks for nothing that depends on who asks, beside whether it may be asked at all. */
export function isSameForMembers(schema: GraphQLSchema, document: DocumentNode): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  const info = new TypeInfo(schema);
  let isSame = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => {
        isSame &&= name.value === '__typename' || SHARED.has(`${info.getParentType()?.name}.${name.value}`);
      },
    }),
  );
  known.set(document, isSame);
  return isSame;
}
