import { In } from 'typeorm';
import { now } from '../core/clock';
import {
  authorized,
  authorizedToAsk,
  authorizeToAsk,
  can,
  type SubjectPermission,
  type Viewer,
} from '../access/policy';
import { refuse } from '../core/problems';
import { isDuplicate } from '../database/dbErrors';
import { afterCommit, lockRows, repo, transaction } from '../database/transaction';
import { takeOrRefuse } from '../access/limits/take';
import { User } from '../users/user.entity';
import { requireUnblocked } from './people/personBlock.service';
import type { OpenChatInput } from './chat.inputs';
import { Chat, newChat } from './chat.entity';
import { ChatRefused, unknownChat, unknownPerson } from './chat.types';
import { ChatMember } from './chatMember.entity';
import { joinDeskChats } from './desk.service';
import { insertGroupChanges, type Happened } from './changes/groupChange.service';
import { insertMembers, type MemberRoles } from './members.service';
import { publishChange } from './delivery/publish.service';

type ChatPermission = Extract<SubjectPermission, `chat:${string}`>;

/** The chat, if it exists and the viewer is a member. */
export async function findChat(viewer: Viewer | undefined, id: string): Promise<Chat | null> {
  return (await findMember(viewer, 'chat:read', id)) && repo(Chat).findOneBy({ id });
}

/** The viewer's membership of the chat, if it exists and grants this permission. */
export async function findMember(
  viewer: Viewer | undefined,
  permission: ChatPermission,
  chatId: string,
): Promise<ChatMember | null> {
  const asking = authorizedToAsk(viewer, permission);
  const key = { chatId, userId: asking.id };
  let member = await repo(ChatMember).findOneBy(key);
  if (!member && asking.duties) {
    await joinDeskChats(asking, chatId);
    member = await repo(ChatMember).findOneBy(key);
  }
  return member && can(viewer, permission, member) ? member : null;
}

/** The locked chat with the viewer's membership; inside the caller's transaction. Refuses ChatRefused. */
export async function lockChat(
  viewer: Viewer | undefined,
  permission: ChatPermission,
  chatId: string,
): Promise<{ chat: Chat; member: ChatMember }> {
  authorizeToAsk(viewer, permission);
  const [chat] = await lockRows(Chat, [chatId]);
  const member = chat && (await findMember(viewer, permission, chatId));
  if (!chat || !member) refuse(unknownChat());
  return { chat, member };
}

/**
 * The chat of the viewer and another person, and whether it is new; creates the chat if it does not exist.
 * Refuses ChatRefused for the viewer's own id, for unknown people, and if one has blocked the other. Refuses
 * TooManyAttempts after too many new chats in a day.
 */
export async function openChat(
  viewer: Viewer | undefined,
  { userId }: OpenChatInput,
): Promise<{ chat: Chat; isNew: boolean }> {
  const opener = authorized(viewer, 'chat:open');
  const { id } = opener;
  if (userId === id) refuse(new ChatRefused('You cannot be your chat partner'));
  const pairKey = pairKeyOf(id, userId);
  if (!(await repo(Chat).existsBy({ pairKey }))) await takeOrRefuse('newChats', opener);
  try {
    return await transaction(async () => {
      await requireActiveUsers([userId]);
      const found = await repo(Chat).findOneBy({ pairKey });
      if (found) return { chat: found, isNew: false };
      await requireUnblocked(id, [userId]);
      return { chat: await insertChat(newChat({ pairKey }), [id, userId]), isNew: true };
    });
  } catch (error) {
    // A concurrent call has just opened it.
    const chat = isDuplicate(error) && (await repo(Chat).findOneBy({ pairKey }));
    if (chat) return { chat, isNew: false };
    throw error;
  }
}

/** The unique key of the chat of these two people. */
export const pairKeyOf = (userId: string, otherId: string): string => [userId, otherId].sort().join('');

/** The other person of a chat of two. */
export const partnerOf = ({ pairKey }: Chat, userId: string): string => pairKey!.replace(userId, '');

/** Refuses ChatRefused unless all of these people have an active account. */
export async function requireActiveUsers(ids: string[]): Promise<void> {
  const found = await repo(User).countBy({ id: In(ids), active: true, deleted: false });
  if (found < new Set(ids).size) refuse(unknownPerson());
}

/** Inserts a chat with its members inside the caller's transaction. */
export async function insertChat(chat: Chat, userIds: string[], roles?: MemberRoles): Promise<Chat> {
  await repo(Chat).insert(chat);
  await insertMembers(chat, userIds, roles);
  afterCommit(() => publishChange(chat));
  return chat;
}

/**
 * Stores a changed group with the next version of its members and with what happened, inside the caller's transaction,
 * and publishes the change to present and former members.
 */
export async function saveMembersChange(
  chat: Chat,
  happened: readonly Happened[],
  removed: string[] = [],
): Promise<void> {
  const groupChanges = await insertGroupChanges(chat, happened);
  chat.membersVersion += 1;
  chat.updatedAt = now();
  await repo(Chat).save(chat);
  afterCommit(() => publishChange(chat, { removed, groupChanges }));
}
