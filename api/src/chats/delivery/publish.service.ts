import { publish } from '../../core/events';
import type { GroupChange } from '../changes/groupChange.entity';
import type { Chat } from '../chat.entity';
import type { Message } from '../messages/message.entity';

type Version = Pick<Chat, 'id' | 'membersVersion'>;

/** Publishes a new message to the members. */
export const publishMessage = ({ id, membersVersion }: Version, message: Message): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, message: { ...message } });

/** Publishes a change of the chat to its members, with what happened to a group, or to one of them, and to removed members. */
export const publishChange = (
  { id, membersVersion }: Version,
  {
    removed,
    onlyFor,
    groupChanges,
  }: { removed?: string[]; onlyFor?: string; groupChanges?: GroupChange[] } = {},
): Promise<void> =>
  publish('chatEvent', 'all', {
    chatId: id,
    membersVersion,
    changed: { onlyFor, groupChanges: groupChanges?.map((change) => ({ ...change })) },
    removed,
  });

/** Publishes that the person of this membership has read further. */
export const publishRead = ({ id, membersVersion }: Version, readBy: string): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, readBy });

/** Publishes to people that their invitations to groups have changed. */
export const publishInvitations = async (userIds: string[]): Promise<void> => {
  if (userIds.length) await publish('chatInvitations', 'all', { userIds });
};

/** Publishes to the members who is typing. */
export const publishTyping = ({ id, membersVersion }: Version, typing: string): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, typing });
