import { In, type FindOptionsWhere } from 'typeorm';
import { bulkInsert } from '../../database/bulkInsert';
import { afterCommit, repo } from '../../database/transaction';
import { ChatInvitation, newChatInvitation } from './chatInvitation.entity';
import { publishInvitations } from '../delivery/publish.service';

/** Invites people to a group, inside the caller's transaction. People who have declined are skipped. */
export async function invite(chatId: string, userIds: string[], invitedById: string): Promise<void> {
  if (!userIds.length) return;
  const known = await repo(ChatInvitation).findBy({ chatId, userId: In(userIds) });
  const withdrawn = known.filter(({ isWithdrawn }) => isWithdrawn);
  if (withdrawn.length)
    await repo(ChatInvitation).update({ id: In(withdrawn.map(({ id }) => id)) }, { isWithdrawn: false });
  const added = userIds.filter((userId) => !known.some((one) => one.userId === userId));
  await bulkInsert(
    ChatInvitation,
    added.map((userId) => newChatInvitation({ chatId, userId, invitedById })),
  );
  afterCommit(() => publishInvitations(added));
}

/** Withdraws an invitation, inside the caller's transaction; returns whether there was one. */
export async function withdrawInvitation(chatId: string, userId: string): Promise<boolean> {
  const invitation = await repo(ChatInvitation).findOneBy({ chatId, userId, isWithdrawn: false });
  if (!invitation) return false;
  const { id, isDeclined } = invitation;
  if (isDeclined) await repo(ChatInvitation).update({ id }, { isWithdrawn: true });
  else await deleteInvitations({ id });
  return true;
}

/**
 * Deletes invitations inside the caller's transaction, and publishes the change to the invited people and the
 * groups.
 */
export async function deleteInvitations(
  where: FindOptionsWhere<ChatInvitation> | FindOptionsWhere<ChatInvitation>[],
): Promise<void> {
  const found = await repo(ChatInvitation).findBy(where);
  if (!found.length) return;
  await repo(ChatInvitation).delete({ id: In(found.map(({ id }) => id)) });
  afterCommit(() => publishInvitations(found.map(({ userId }) => userId)));
}
