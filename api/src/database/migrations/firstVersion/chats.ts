import {
  count,
  flag,
  foreignKey,
  id,
  index,
  longText,
  moment,
  ref,
  text,
  unique,
  type Tables,
} from '../words';

/** Chats with their members and messages, blocked people and invitations. */
export const chatsTables: Tables = {
  chats: {
    columns: [
      id(),
      flag('isGroup'),
      text('groupName', 120),
      text('pairKey', 48, { nullable: true }),
      ref('bookingId', { nullable: true }),
      count('messageCount'),
      ref('lastMessageId', { nullable: true }),
      count('membersVersion'),
      moment('createdAt'),
      moment('updatedAt'),
    ],
    indices: [unique('chats_pair', 'pairKey'), unique('chats_booking', 'bookingId')],
  },
  chat_members: {
    columns: [
      id(),
      ref('chatId'),
      ref('userId'),
      flag('isAdmin'),
      moment('joinedAt'),
      count('lastReadNumber'),
      flag('isMuted'),
    ],
    indices: [
      unique('chat_members_person', 'chatId', 'userId'),
      index('chat_members_user', 'userId', 'chatId'),
    ],
    foreignKeys: [
      foreignKey('members_of_chat', 'chatId', 'chats', 'CASCADE'),
      foreignKey('chats_of_user', 'userId', 'users', 'RESTRICT'),
    ],
  },
  chat_messages: {
    columns: [
      id(),
      ref('chatId'),
      count('number'),
      ref('sentById'),
      text('clientMessageId', 64),
      longText('content'),
      ref('hotelId', { nullable: true }),
      ref('bookingId', { nullable: true }),
      moment('sentAt'),
      text('photoUrl', 500, { nullable: true }),
      count('photoWidth', { nullable: true }),
      count('photoHeight', { nullable: true }),
      text('photoAlt', 300, { nullable: true }),
      count('wordsVersion', { default: 0 }),
    ],
    indices: [
      unique('chat_messages_number', 'chatId', 'number'),
      unique('chat_messages_client', 'chatId', 'sentById', 'clientMessageId'),
      index('chat_messages_sender', 'sentById', 'sentAt', 'id'),
      index('chat_messages_words', 'wordsVersion', 'id'),
    ],
    foreignKeys: [
      foreignKey('messages_of_chat', 'chatId', 'chats', 'CASCADE'),
      foreignKey('messages_of_user', 'sentById', 'users', 'RESTRICT'),
    ],
  },
  chat_words: {
    columns: [
      ref('chatId', { primary: true }),
      text('word', 60, { primary: true }),
      count('number', { primary: true }),
    ],
    indices: [index('chat_words_message', 'chatId', 'number', 'word')],
    foreignKeys: [foreignKey('words_of_chat', 'chatId', 'chats', 'CASCADE')],
  },
  chat_blocks: {
    columns: [id(), ref('userId'), ref('blockedId'), moment('createdAt')],
    indices: [unique('chat_blocks_person', 'userId', 'blockedId'), index('chat_blocks_blocked', 'blockedId')],
    foreignKeys: [
      foreignKey('blocks_of_user', 'userId', 'users', 'CASCADE'),
      foreignKey('blocks_against_user', 'blockedId', 'users', 'CASCADE'),
    ],
  },
  chat_invitations: {
    columns: [
      id(),
      ref('chatId'),
      ref('userId'),
      ref('invitedById'),
      flag('isDeclined'),
      flag('isWithdrawn'),
      moment('createdAt'),
    ],
    indices: [
      unique('chat_invitations_person', 'chatId', 'userId'),
      index('chat_invitations_user', 'userId', 'isDeclined', 'createdAt', 'id'),
      index('chat_invitations_inviter', 'invitedById'),
    ],
    foreignKeys: [
      foreignKey('invitations_of_chat', 'chatId', 'chats', 'CASCADE'),
      foreignKey('invitations_of_user', 'userId', 'users', 'CASCADE'),
      foreignKey('invitations_by_user', 'invitedById', 'users', 'CASCADE'),
    ],
  },
};
