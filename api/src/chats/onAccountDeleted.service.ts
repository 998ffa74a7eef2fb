import { afterCommit, lockRows, repo } from '../database/transaction';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { PersonBlock } from './people/personBlock.entity';
import { GroupChange } from './changes/groupChange.entity';
import { Chat } from './chat.entity';
import { ChatInvitation } from './groups/chatInvitation.entity';
import { ChatMember } from './chatMember.entity';
import { removeFromGroup } from './groups/group.service';
import { deleteInvitations } from './groups/invite.service';
import { Message } from './messages/message.entity';
import { publishChange } from './delivery/publish.service';

/**
 * Removes a deleted account from its groups. Its messages and its chats of two remain, under 'Deleted user'.
 */
export async function leaveChatsOfUser({ user: { id: userId } }: AccountDeletion): Promise<void> {
  const memberships = await repo(ChatMember).find({ where: { userId }, order: { chatId: 'ASC' } });
  for (const member of memberships) {
    const [chat] = await lockRows(Chat, [member.chatId]);
    if (chat?.isGroup) await removeFromGroup(chat, member);
    else if (chat) afterCommit(() => publishChange(chat));
  }
  await deleteInvitations([{ userId }, { invitedById: userId }]);
  await repo(PersonBlock).delete([{ userId }, { blockedId: userId }]);
}

/** The chats of a person and the messages that they have sent, for the data export. */
export async function exportChats({ userId }: DataExport): Promise<unknown> {
  const memberships = await repo(ChatMember).find({
    where: { userId },
    order: { joinedAt: 'ASC', id: 'ASC' },
  });
  const messages = await repo(Message).find({
    where: { sentById: userId },
    order: { sentAt: 'ASC', id: 'ASC' },
  });
  const invitations = await repo(ChatInvitation).find({
    where: [{ userId }, { invitedById: userId }],
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const changes = await repo(GroupChange).find({
    where: [{ byId: userId }, { userId }],
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return {
    memberships: memberships.map(({ chatId, joinedAt, isAdmin, isMuted, archivedNumber }) => ({
      chatReference: chatId,
      joinedAt,
      isAdmin,
      isMuted,
      archivedNumber,
    })),
    invitations: invitations.map((invitation) => ({
      chatReference: invitation.chatId,
      isOwn: invitation.invitedById === userId,
      // The sender of an invitation must not learn that it was declined.
      ...(invitation.userId === userId ? { isDeclined: invitation.isDeclined } : {}),
      invitedAt: invitation.createdAt,
    })),
    groupChanges: changes.map(({ chatId, kind, byId, name, createdAt }) => ({
      chatReference: chatId,
      kind,
      isOwn: byId === userId,
      name,
      at: createdAt,
    })),
    messages: messages.map(({ id, chatId, content, photoUrl, photoAlt, sentAt }) => ({
      reference: id,
      chatReference: chatId,
      content,
      ...(photoUrl ? { photo: photoUrl, photoDescription: photoAlt } : {}),
      sentAt,
    })),
  };
}
