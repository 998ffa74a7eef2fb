import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { BOOK, CHAT, member, NEVER, owner, ownerOrDutyAtHotel, READ, signedIn } from '../access/rules';
import type { LoaderKit, LoadersOf, LoaderTable } from '../database/loaders';
import { In } from 'typeorm';
import { groupBy } from '../core/groupBy';
import { repo } from '../database/transaction';
import { onEvidence } from '../bookings/dispute/evidence.service';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { listMessagesOfBooking } from './bookingEvidence.service';
import { GroupChange } from './changes/groupChange.entity';
import { ChatChangeResolver, GroupChangeResolver, MessageListResolver } from './changes/groupChange.resolver';
import { Chat } from './chat.entity';
import { ChatResolver } from './chat.resolver';
import { ChatMember } from './chatMember.entity';
import { presentMembers } from './desk.service';
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
import { UnansweredResolver } from './unanswered.resolver';
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

/** The members of a chat, in the order in which they joined. */
const membersOfChat = (kit: LoaderKit) =>
  kit.batch(async (chatIds): Promise<ChatMember[][]> => {
    const rows = await repo(ChatMember).find({
      where: { chatId: In([...chatIds]) },
      order: { chatId: 'ASC', joinedAt: 'ASC', id: 'ASC' },
      take: kit.budget.rowsLeft + 1,
    });
    kit.budget.countRows(rows.length);
    const members = groupBy(await presentMembers(rows), ({ chatId }) => chatId);
    return chatIds.map((id) => members.get(id) ?? []);
  });

const loaders = {
  chats: (kit) => kit.row(Chat, 'id'),
  messages: (kit) => kit.row(Message, 'id'),
  membersOfChat,
  memberCountOfChat: (kit) => kit.count(ChatMember, 'chatId'),
  membershipOf,
  invitationsOfChat: (kit) => kit.rows(ChatInvitation, 'chatId', 'createdAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'chat:list-own': [signedIn, [CHAT, READ]],
  'chat:open': [signedIn, [CHAT, BOOK]],
  'chat:open-booking': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [CHAT, READ]],
  'chat:read': [member, [CHAT, READ]],
  'chat:write': [member, [CHAT, BOOK]],
  'chat:change': [member, [CHAT, BOOK]],
  'invitation:answer': [owner, [CHAT, BOOK]],
  'presence:read': [signedIn, [CHAT, READ]],
  'presence:change-own': [signedIn, NEVER],
  'person:find': [signedIn, [CHAT, READ]],
  'person:block': [signedIn, [CHAT, BOOK]],
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
  entities: [Chat, ChatMember, ChatInvitation, GroupChange, Message, ChatWord, PersonBlock],
  resolvers: [
    ChatResolver,
    GroupResolver,
    GroupChangeResolver,
    MessageListResolver,
    ChatChangeResolver,
    InvitationResolver,
    MessageResolver,
    PersonResolver,
    ChatStreamResolver,
    TypingResolver,
    UnansweredResolver,
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
