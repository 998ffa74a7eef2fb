import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../core/policy';
import { BadInput, refuse } from '../core/problems';
import { afterCommit, repo, transaction } from '../database/transaction';
import { requireUnblocked } from './block.service';
import { Chat } from './chat.entity';
import type {
  AddChatMembersInput,
  CreateGroupChatInput,
  GroupMemberInput,
  LeaveChatInput,
  RenameGroupChatInput,
} from './chat.inputs';
import { ChatRefused } from './chat.problems';
import { insertChat, insertMembers, lockChat, requirePeople } from './chat.service';
import { ChatMember } from './chatMember.entity';
import { publishChange } from './publish.service';

/** Makes a group, which the viewer administers. Refuses ChatRefused for people who are not there or have blocked the viewer. */
export async function createGroupChat(
  viewer: Viewer | undefined,
  { name, memberIds }: CreateGroupChatInput,
): Promise<Chat> {
  const { id } = authorized(viewer, 'chat:open');
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== id);
  if (!others.length) refuse(new ChatRefused('Choose at least one other person for the group.'));
  return transaction(async () => {
    await requirePeople(others);
    await requireUnblocked(id, others);
    return insertChat({ isGroup: true, groupName: name.trim() }, [id, ...others], id);
  });
}

/** Renames a group that the viewer administers. Refuses ChatRefused. */
export const renameGroupChat = (
  viewer: Viewer | undefined,
  { chatId, name }: RenameGroupChatInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async (chat) => {
    chat.groupName = name.trim();
    return {};
  });

/** Adds people to a group that the viewer administers; who is in it already stays. Refuses ChatRefused. */
export const addChatMembers = (
  viewer: Viewer | undefined,
  { chatId, userIds }: AddChatMembersInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async (chat, { userId }) => {
    const present = await repo(ChatMember).findBy({ chatId });
    const known = new Set(present.map((member) => member.userId));
    const added = [...new Set(userIds)].filter((id) => !known.has(id));
    if (!added.length) return {};
    if (present.length + added.length > LIMITS.chatMembers)
      throw new BadInput(`A group has at most ${LIMITS.chatMembers} members.`);
    await requirePeople(added);
    await requireUnblocked(userId, added);
    await insertMembers(chat, added);
    return { added };
  });

/** Removes somebody from a group that the viewer administers. Refuses ChatRefused. */
export const removeChatMember = (
  viewer: Viewer | undefined,
  { chatId, userId }: GroupMemberInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async (_chat, admin) => {
    if (userId === admin.userId) refuse(new ChatRefused('Leave the group instead of removing yourself.'));
    const { affected } = await repo(ChatMember).delete({ chatId, userId });
    if (!affected) refuse(notInGroup());
    return { removed: [userId] };
  });

/** Makes another member the administrator of a group that the viewer administers. Refuses ChatRefused. */
export const changeGroupAdmin = (
  viewer: Viewer | undefined,
  { chatId, userId }: GroupMemberInput,
): Promise<Chat> =>
  changeGroup(viewer, chatId, async () => {
    const chosen = await repo(ChatMember).findOneBy({ chatId, userId });
    if (!chosen) refuse(notInGroup());
    await repo(ChatMember).update({ chatId, isAdmin: true }, { isAdmin: false });
    await repo(ChatMember).update({ id: chosen.id }, { isAdmin: true });
    return {};
  });

/** Leaves a group; who has been in it longest administers it then, and the group ends with its last member. */
export function leaveChat(viewer: Viewer | undefined, { chatId }: LeaveChatInput): Promise<void> {
  return transaction(async () => {
    const { chat, member } = await lockChat(viewer, 'chat:change', chatId);
    if (!chat.isGroup) refuse(new ChatRefused('Only a group can be left. Mute or block instead.'));
    await removeFromGroup(chat, member);
  });
}

/** Takes a member out of a locked group, inside the caller's transaction. */
export async function removeFromGroup(chat: Chat, member: ChatMember): Promise<void> {
  await repo(ChatMember).delete({ id: member.id });
  const [next] = await repo(ChatMember).find({
    where: { chatId: chat.id },
    order: { isAdmin: 'DESC', joinedAt: 'ASC', id: 'ASC' },
    take: 1,
  });
  if (!next) {
    await repo(Chat).delete({ id: chat.id });
    // On other devices of the last member.
    afterCommit(() => publishChange(chat, { removed: [member.userId] }));
    return;
  }
  if (!next.isAdmin) await repo(ChatMember).update({ id: next.id }, { isAdmin: true });
  await saveMembersChange(chat, [member.userId]);
}

interface GroupChange {
  added?: string[];
  removed?: string[];
}

async function changeGroup(
  viewer: Viewer | undefined,
  chatId: string,
  change: (chat: Chat, admin: ChatMember) => Promise<GroupChange>,
): Promise<Chat> {
  return transaction(async () => {
    const { chat, member } = await lockChat(viewer, 'chat:change', chatId);
    if (!chat.isGroup) refuse(new ChatRefused('Only a group can be changed.'));
    if (!member.isAdmin) refuse(new ChatRefused('Only the administrator of the group may do this.', 403));
    const { removed } = await change(chat, member);
    await saveMembersChange(chat, removed);
    return chat;
  });
}

/** Stores a changed group with the next version of its members, and tells them and those who are members no more. */
async function saveMembersChange(chat: Chat, removed: string[] = []): Promise<void> {
  chat.membersVersion += 1;
  chat.updatedAt = now();
  await repo(Chat).save(chat);
  afterCommit(() => publishChange(chat, { removed }));
}

const notInGroup = () => new ChatRefused('This person is not in the group.', 404);
