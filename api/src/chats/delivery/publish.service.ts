import { publish } from '../../core/events';
import type { Chat } from '../chat.entity';
import type { Message } from '../messages/message.entity';

type Version = Pick<Chat, 'id' | 'membersVersion'>;

/** Tells the members that somebody has sent a message. */
export const publishMessage = ({ id, membersVersion }: Version, message: Message): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, message: { ...message } });

/** Tells the members, or one of them, that the chat changed, and those who are members no more that they are not. */
export const publishChange = (
  { id, membersVersion }: Version,
  { removed, onlyFor }: { removed?: string[]; onlyFor?: string } = {},
): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, changed: { onlyFor }, removed });

/** Tells the members that somebody, by the id of the membership, has read further. */
export const publishRead = ({ id, membersVersion }: Version, readBy: string): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, readBy });

/** Tells people that their invitations to groups are others now. */
export const publishInvitations = async (userIds: string[]): Promise<void> => {
  if (userIds.length) await publish('chatInvitations', 'all', { userIds });
};

/** Tells the members who is typing. */
export const publishTyping = ({ id, membersVersion }: Version, typing: string): Promise<void> =>
  publish('chatEvent', 'all', { chatId: id, membersVersion, typing });
