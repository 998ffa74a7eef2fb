import { In, IsNull, Not } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { authorized, authorizedToAsk, type Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { BadInput, refuse } from '../../core/problems';
import { afterCommit, repo, transaction } from '../../database/transaction';
import { takeOrRefuse } from '../../access/limits/take';
import { findAcquainted } from '../people/acquaintance.service';
import { requireUnblocked } from '../people/personBlock.service';
import { changesOf, insertGroupChanges, type Happened } from '../changes/groupChange.service';
import { GroupChangeKind } from '../changes/groupChangeKind.enum';
import { Chat, newChat } from '../chat.entity';
import type {
  AddChatMembersInput,
  CreateGroupChatInput,
  GroupMemberInput,
  LeaveChatInput,
  RenameGroupChatInput,
} from '../chat.inputs';
import { ChatRefused } from '../chat.types';
import { insertMembers } from '../members.service';
import { insertChat, lockChat, requireActiveUsers, saveMembersChange } from '../chat.service';
import { ChatInvitation } from './chatInvitation.entity';
import { ChatMember } from '../chatMember.entity';
import { deleteInvitations, invite, withdrawInvitation } from './invite.service';
import { publishChange } from '../delivery/publish.service';

/**
 * Creates a group with the viewer as administrator; invites people that the viewer does not know. Refuses ChatRefused
 * for unknown people and people who have blocked the viewer. Refuses TooManyAttempts after too many groups or people in
 * a day.
 */
export async function createGroupChat(
  viewer: Viewer | undefined,
  { name, memberIds }: CreateGroupChatInput,
): Promise<Chat> {
  const creator = authorized(viewer, 'chat:open');
  const { id } = creator;
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== id);
  if (!others.length) refuse(new ChatRefused('Choose at least one other person for the group.'));
  await takeOrRefuse('newGroups', creator);
  await takeOrRefuse('newMembers', creator, others.length);
  return transaction(async () => {
    await requireActiveUsers(others);
    await requireUnblocked(id, others);
    const known = await findAcquainted(creator, others);
    const [members, invited] = splitBy(others, known);
    const chat = await insertChat(newChat({ isGroup: true, groupName: name.trim() }), [id, ...members], {
      adminId: id,
    });
    await insertGroupChanges(chat, [
      { kind: GroupChangeKind.CREATED, byId: id, name: chat.groupName },
      ...changesOf(GroupChangeKind.ADDED, id, members),
    ]);
    await invite(chat.id, invited, id);
    return chat;
  });
}

/** Renames a group of which the viewer is the administrator. Refuses ChatRefused. */
export const renameGroupChat = (
  viewer: Viewer | undefined,
  { chatId, name }: RenameGroupChatInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async (chat, { userId: byId }) => {
    if (chat.groupName === name.trim()) return {};
    chat.groupName = name.trim();
    return { happened: [{ kind: GroupChangeKind.RENAMED, byId, name: chat.groupName }] };
  });

/**
 * Adds people to a group that the viewer administers, and invites those that the viewer does not know. People who are
 * members or invited already are skipped. Refuses ChatRefused, and TooManyAttempts after too many people in a day.
 */
export async function addChatMembers(
  viewer: Viewer | undefined,
  { chatId, userIds }: AddChatMembersInput,
): Promise<Chat> {
  const adder = authorizedToAsk(viewer, 'chat:change');
  const wanted = [...new Set(userIds)];
  if (wanted.length) await takeOrRefuse('newMembers', adder, wanted.length);
  return changeGroup(viewer, chatId, async (chat, { userId }) => {
    const present = await repo(ChatMember).findBy({ chatId });
    const added = wanted.filter((id) => !present.some((member) => member.userId === id));
    if (!added.length) return {};
    await requireRoom(chatId, present.length, added);
    await requireActiveUsers(added);
    await requireUnblocked(userId, added);
    const [members, invited] = splitBy(added, await findAcquainted(adder, added));
    await deleteInvitations({ chatId, userId: In(members) });
    await insertMembers(chat, members);
    await invite(chatId, invited, userId);
    return { happened: changesOf(GroupChangeKind.ADDED, userId, members) };
  });
}

/** Refuses ChatRefused if the group would have too many members and invited people. */
async function requireRoom(chatId: string, members: number, added: string[]): Promise<void> {
  const invited = await repo(ChatInvitation).countBy({ chatId, isDeclined: false, userId: Not(In(added)) });
  if (members + invited + added.length > LIMITS.chatMembers)
    throw new BadInput(fill('A group can have at most {most} members.', { most: LIMITS.chatMembers }));
}

const splitBy = (ids: string[], chosen: ReadonlySet<string>): [string[], string[]] => [
  ids.filter((id) => chosen.has(id)),
  ids.filter((id) => !chosen.has(id)),
];

/**
 * Removes a person, or their invitation, from a group of which the viewer is the administrator. Refuses
 * ChatRefused.
 */
export const removeChatMember = (
  viewer: Viewer | undefined,
  { chatId, userId }: GroupMemberInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async (_chat, admin) => {
    if (userId === admin.userId) refuse(new ChatRefused('To remove yourself, leave the group.'));
    if (await repo(ChatMember).existsBy({ chatId, userId, hotelId: Not(IsNull()) })) refuse(inByDuty());
    const { affected } = await repo(ChatMember).delete({ chatId, userId });
    if (affected)
      return { removed: [userId], happened: changesOf(GroupChangeKind.REMOVED, admin.userId, [userId]) };
    if (!(await withdrawInvitation(chatId, userId))) refuse(notInGroup());
    return {};
  });

/**
 * Makes another member the administrator of a group of which the viewer is the administrator. Refuses
 * ChatRefused.
 */
export const changeGroupAdmin = (
  viewer: Viewer | undefined,
  { chatId, userId }: GroupMemberInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async (_chat, { userId: byId }) => {
    const chosen = await repo(ChatMember).findOneBy({ chatId, userId });
    if (!chosen) refuse(notInGroup());
    await repo(ChatMember).update({ chatId, isAdmin: true }, { isAdmin: false });
    await repo(ChatMember).update({ id: chosen.id }, { isAdmin: true });
    return { happened: userId === byId ? [] : changesOf(GroupChangeKind.ADMIN_CHANGED, byId, [userId]) };
  });

/**
 * Removes the viewer from a group. The longest member becomes its administrator; the group ends with its last
 * member.
 */
export function leaveChat(viewer: Viewer | undefined, { chatId }: LeaveChatInput): Promise<void> {
  return transaction(async () => {
    const { chat, member } = await lockChat(viewer, 'chat:change', chatId);
    if (!chat.isGroup)
      refuse(new ChatRefused('You can only leave a group. Mute the chat or block the person instead.'));
    if (member.hotelId && isTeamMember(viewer)) refuse(inByDuty());
    await removeFromGroup(chat, member);
  });
}

/** Removes a member who leaves a locked group, inside the caller's transaction. */
export async function removeFromGroup(chat: Chat, member: ChatMember): Promise<void> {
  await repo(ChatMember).delete({ id: member.id });
  const [next] = await repo(ChatMember).find({
    where: { chatId: chat.id },
    order: { isAdmin: 'DESC', joinedAt: 'ASC', id: 'ASC' },
    take: 1,
  });
  if (!next) {
    await deleteInvitations({ chatId: chat.id });
    await repo(Chat).delete({ id: chat.id });
    // Publishes to other devices of the last member.
    afterCommit(() => publishChange(chat, { removed: [member.userId] }));
    return;
  }
  if (!next.isAdmin) await repo(ChatMember).update({ id: next.id }, { isAdmin: true });
  await saveMembersChange(chat, [{ kind: GroupChangeKind.LEFT, byId: member.userId }], [member.userId]);
}

/** What a change did: the lines in the history of the group, and the members that it removed. */
interface Change {
  happened?: Happened[];
  removed?: string[];
}

async function changeGroup(
  viewer: Viewer | undefined,
  chatId: string,
  change: (chat: Chat, admin: ChatMember) => Promise<Change>,
): Promise<Chat> {
  return transaction(async () => {
    const { chat, member } = await lockChat(viewer, 'chat:change', chatId);
    if (!chat.isGroup) refuse(new ChatRefused('Only groups can be changed.'));
    if (!member.isAdmin) refuse(new ChatRefused('Only the administrator of the group may do this.', 403));
    const { happened = [], removed } = await change(chat, member);
    await saveMembersChange(chat, happened, removed);
    return chat;
  });
}

const isTeamMember = (viewer: Viewer | undefined): boolean =>
  viewer?.role === Role.TEAM && !viewer.actsAsHotel;

const inByDuty = () =>
  new ChatRefused('The front desk of the hotel stays in this chat. Mute it instead.', 403);

const notInGroup = () => new ChatRefused('This person is not in the group.', 404);
