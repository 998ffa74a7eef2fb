import { In } from 'typeorm';
import { text } from '../../../../schema/fill';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { afterCommit, repo, transaction } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { PersonBlock, newPersonBlock } from './personBlock.entity';
import type { BlockUserInput } from '../chat.inputs';
import { ChatRefused, unknownPerson } from '../chat.types';
import { deleteInvitations } from '../groups/invite.service';
import { publishPresence } from './presence.service';

/**
 * Blocks or unblocks a person. While blocked, neither can open a chat with the other, write in the existing
 * one, add the other to a group, or see that the other is online; invitations between them end. Returns the person.
 */
export function blockUser(
  viewer: Viewer | undefined,
  { userId: blockedId, blocked }: BlockUserInput,
): Promise<User> {
  const { id: userId } = authorized(viewer, 'person:block');
  return transaction(async () => {
    const person = await repo(User).findOneBy({ id: blockedId });
    if (!person || blockedId === userId) refuse(unknownPerson());
    await repo(PersonBlock).delete({ userId, blockedId });
    afterCommit(publishPresence);
    if (!blocked) return person;
    await repo(PersonBlock).insert(newPersonBlock({ userId, blockedId }));
    await deleteInvitations([
      { userId, invitedById: blockedId },
      { userId: blockedId, invitedById: userId },
    ]);
    return person;
  });
}

/** Refuses ChatRefused if the person has blocked one of the others, or one of them the person. */
export async function requireUnblocked(userId: string, others: string[]): Promise<void> {
  const blocks = await repo(PersonBlock).findBy([
    { userId, blockedId: In(others) },
    { userId: In(others), blockedId: userId },
  ]);
  if (!blocks.length) return;
  const isOwn = blocks.some((block) => block.userId === userId);
  const message = isOwn
    ? text('You have blocked this person. Unblock them first.')
    : text('You cannot write to this person.');
  refuse(new ChatRefused(message, 403));
}

/** The ids of people that the viewer has blocked, and of people who have blocked the viewer. */
export async function listBlocks(userId: string): Promise<{ blocked: string[]; blockedBy: string[] }> {
  const blocks = await repo(PersonBlock).find({ where: [{ userId }, { blockedId: userId }] });
  return {
    blocked: blocks.filter((block) => block.userId === userId).map(({ blockedId }) => blockedId),
    blockedBy: blocks.filter(({ blockedId }) => blockedId === userId).map((block) => block.userId),
  };
}
