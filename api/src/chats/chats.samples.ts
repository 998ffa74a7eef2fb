import { type Sample } from '../../test/sample';

const REFUSED = '... on ChatRefused { message }';
const owned = (field: string, more = '') => ({
  document: ({ chatId, partnerId }: { chatId: string; partnerId: string }) =>
    `mutation { ${field}(input: { chatId: "${chatId}" ${more.replace('PARTNER', partnerId)} }) { __typename ${REFUSED} } }`,
  owned: true as const,
});
const answer = (field: string): Sample => ({
  document: ({ invitedChatId }) =>
    `mutation { ${field}(input: { chatId: "${invitedChatId}" }) { __typename ${REFUSED} } }`,
  owned: true,
});

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query chats': { document: () => '{ chats { total } }' },
  'query chat': { document: ({ chatId }) => `{ chat(id: "${chatId}") { id } }`, owned: true },
  'query messages': { document: () => '{ messages(text: "hello") { hasEarlier } }' },
  'query notifications': { document: () => '{ notifications { count } }' },
  'query onlineUsers': { document: () => '{ onlineUsers { id } }' },
  'query chatPartners': { document: () => '{ chatPartners(text: "an") { id } }' },
  'query chatInvitations': { document: () => '{ chatInvitations { id } }' },
  'query blockedUsers': { document: () => '{ blockedUsers { id } }' },
  'mutation openChat': {
    document: ({ partnerId }) =>
      `mutation { openChat(input: { userId: "${partnerId}" }) { __typename ${REFUSED} } }`,
  },
  'mutation openBookingChat': {
    document: ({ heldId }) =>
      `mutation { openBookingChat(input: { bookingId: "${heldId}" }) { __typename ${REFUSED} } }`,
    owned: true,
  },
  'mutation createGroupChat': {
    document: ({ partnerId }) =>
      `mutation { createGroupChat(input: { name: "Trip", memberIds: ["${partnerId}"] }) { __typename ${REFUSED} } }`,
  },
  'mutation acceptChatInvitation': answer('acceptChatInvitation'),
  'mutation declineChatInvitation': answer('declineChatInvitation'),
  'mutation renameGroupChat': owned('renameGroupChat', 'name: "Trip"'),
  'mutation addChatMembers': owned('addChatMembers', 'userIds: ["PARTNER"]'),
  'mutation removeChatMember': owned('removeChatMember', 'userId: "PARTNER"'),
  'mutation changeGroupAdmin': owned('changeGroupAdmin', 'userId: "PARTNER"'),
  'mutation leaveChat': { ...owned('leaveChat'), ends: true },
  'mutation sendMessage': owned('sendMessage', 'content: "Hello", clientMessageId: "1"'),
  'mutation markChatRead': owned('markChatRead'),
  'mutation muteChat': owned('muteChat', 'muted: true'),
  'mutation archiveChat': owned('archiveChat', 'archived: true'),
  'mutation sendTyping': {
    document: ({ chatId }) => `mutation { sendTyping(input: { chatId: "${chatId}" }) }`,
  },
  'mutation blockUser': {
    document: ({ partnerId }) =>
      `mutation { blockUser(input: { userId: "${partnerId}", blocked: false }) { __typename ${REFUSED} } }`,
  },
  'mutation setAppearsOnline': {
    document: () => 'mutation { setAppearsOnline(input: { appearsOnline: true }) { id } }',
  },
  'subscription messageReceived': { document: () => 'subscription { messageReceived { id } }' },
  'subscription notificationReceived': { document: () => 'subscription { notificationReceived { count } }' },
  'subscription chatChanged': { document: () => 'subscription { chatChanged { chatId } }' },
  'subscription chatInvitationsChanged': { document: () => 'subscription { chatInvitationsChanged { id } }' },
  'subscription chatRead': { document: () => 'subscription { chatRead { id } }' },
  'subscription typingReceived': { document: () => 'subscription { typingReceived { chatId } }' },
  'subscription onlineUsersChanged': { document: () => 'subscription { onlineUsersChanged { id } }' },
};
