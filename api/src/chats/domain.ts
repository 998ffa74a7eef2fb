import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { BOOK, member, NEVER, owner, READ, signedIn } from '../access/rules';
import type { LoaderKit, LoadersOf, LoaderTable } from '../database/loaders';
import { onEvidence } from '../bookings/dispute/evidence.service';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { listMessagesOfBooking } from './bookingEvidence.service';
import { Chat } from './chat.entity';
import { ChatResolver } from './chat.resolver';
import { ChatMember } from './chatMember.entity';
import type { ChatEvent } from './delivery/chatEvent';
import { ChatStreamResolver, TypingResolver } from './delivery/stream.resolver';
import { ChatInvitation } from './groups/chatInvitation.entity';
import { GroupResolver } from './groups/group.resolver';
import { InvitationResolver } from './groups/invitation.resolver';
import { Message } from './messages/message.entity';
import { MessageResolver } from './messages/message.resolver';
import { ChatWord } from './messageSearch/chatWord.entity';
import { writeMissingWords } from './messageSearch/messageWords.service';
import { exportChats, leaveChatsOfUser } from './onAccountDeleted.service';
import { PersonResolver } from './people/person.resolver';
import { PersonBlock } from './people/personBlock.entity';

/** The memberships of a person, by chat id. */
function membershipOf(kit: LoaderKit) {
  const loadMember = (userId: string) => kit.row(ChatMember, 'chatId', { userId });
  const made = new Map<string, ReturnType<typeof loadMember>>();
  return (userId: string) => {
    const loader = made.get(userId) ?? loadMember(userId);
    made.set(userId, loader);
    return loader;
  };
}

const loaders = {
  chats: (kit) => kit.row(Chat, 'id'),
  messages: (kit) => kit.row(Message, 'id'),
  membersOfChat: (kit) => kit.rows(ChatMember, 'chatId', 'joinedAt', 'id'),
  memberCountOfChat: (kit) => kit.count(ChatMember, 'chatId'),
  membershipOf,
  invitationsOfChat: (kit) => kit.rows(ChatInvitation, 'chatId', 'createdAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'chat:list-own': [signedIn, READ],
  'chat:open': [signedIn, BOOK],
  'chat:read': [member, READ],
  'chat:write': [member, BOOK],
  'chat:change': [member, BOOK],
  'invitation:answer': [owner, BOOK],
  'presence:read': [signedIn, READ],
  'presence:change-own': [signedIn, NEVER],
  'person:find': [signedIn, READ],
  'person:block': [signedIn, BOOK],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}
declare module '../core/events' {
  interface Events {
    /** An event of a chat; the key is 'all'. */
    chatEvent: ChatEvent;
    /** People were invited to a group, or their invitations ended; the key is 'all'. */
    chatInvitations: { userIds: string[] };
    /** The people who are connected to an instance; the key is 'all'. */
    presence: { instance: string; userIds: string[]; isNew?: boolean; isChange?: boolean };
  }
}

/** Chats of two people and of groups, their messages, and who is online. */
export const chats: Domain = {
  entities: [Chat, ChatMember, ChatInvitation, Message, ChatWord, PersonBlock],
  resolvers: [
    ChatResolver,
    GroupResolver,
    InvitationResolver,
    MessageResolver,
    PersonResolver,
    ChatStreamResolver,
    TypingResolver,
  ],
  loaders,
  permissions,
  jobs: { writeMissingWords: { every: 2000, run: writeMissingWords } },
  joinHooks() {
    onAccountDeleted.join('chats', leaveChatsOfUser);
    onDataExport.join('chats', exportChats);
    onEvidence.join('chats', listMessagesOfBooking);
  },
};
