import { Between, MoreThanOrEqual } from 'typeorm';
import { now } from '../../core/clock';
import { bulkInsert } from '../../database/bulkInsert';
import { repo } from '../../database/transaction';
import type { Chat } from '../chat.entity';
import { GroupChange, newGroupChange } from './groupChange.entity';
import { GroupChangeKind } from './groupChangeKind.enum';

/** What happened to a group, and to whom. */
export type Happened = Pick<GroupChange, 'kind' | 'byId'> & Partial<Pick<GroupChange, 'userId' | 'name'>>;

/** The place of consecutive messages in a chat: from and to a number. Without `to`, they are the last ones. */
export interface MessageRange {
  chatId: string;
  from: number;
  to: number | undefined;
}

/** The maximum number of changes that are shown between the messages of one page: the latest ones. */
const MOST_CHANGES = 100;

/** Inserts changes of a locked group after its last message, inside the caller's transaction. */
export async function insertGroupChanges(chat: Chat, happened: readonly Happened[]): Promise<GroupChange[]> {
  const changes = happened.map((one, index) =>
    newGroupChange({
      ...one,
      chatId: chat.id,
      afterNumber: chat.messageCount,
      // Keeps the order of changes that are made together.
      createdAt: new Date(now().getTime() + index),
    }),
  );
  await bulkInsert(GroupChange, changes);
  return changes;
}

/** The changes of these people by this person, in the same order. */
export const changesOf = (kind: GroupChangeKind, byId: string, userIds: readonly string[]): Happened[] =>
  userIds.map((userId) => ({ kind, byId, userId }));

/** The changes between messages, oldest first; the caller must have checked the reader's permission. */
export async function listGroupChanges({ chatId, from, to }: MessageRange): Promise<GroupChange[]> {
  const changes = await repo(GroupChange).find({
    where: { chatId, afterNumber: to === undefined ? MoreThanOrEqual(from) : Between(from, to) },
    order: { afterNumber: 'DESC', createdAt: 'DESC', id: 'DESC' },
    take: MOST_CHANGES,
  });
  return changes.reverse();
}
