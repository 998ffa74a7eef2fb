import { authorizedToAsk, authorizeToAsk, type Viewer } from '../../access/policy';
import { Forbidden } from '../../core/problems';
import type { PushStream } from '../../core/pushStream';
import { repo } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { listBlocks } from '../people/personBlock.service';
import type { TypingInput } from '../chat.inputs';
import { Chat } from '../chat.entity';
import { LARGEST_NOTIFIED_GROUP } from '../chatList.service';
import { findMember, partnerOf } from '../chat.service';
import { ChatMember } from '../chatMember.entity';
import { joinDeskChats } from '../desk.service';
import { listen, type ListenerEvents } from './listeners';
import { publishTyping } from './publish.service';

/**
 * The viewer's events from now on: of one chat, which requires membership, or of all chats of the viewer.
 * Messages sent while the viewer is not a member are never delivered, and the stream of one chat ends when
 * its membership ends.
 */
export async function openStream<K extends keyof ListenerEvents>(
  kind: K,
  viewer: Viewer | undefined,
  chatId?: string | null,
): Promise<PushStream<ListenerEvents[K]>> {
  const listener = authorizedToAsk(viewer, 'chat:read');
  if (!chatId) {
    await joinDeskChats(listener);
    return listen(kind, listener);
  }
  if (!(await findMember(viewer, 'chat:read', chatId))) throw new Forbidden();
  return listen(kind, listener, chatId);
}

/**
 * Publishes to the other members of a small chat that the viewer is typing; does nothing if the viewer is not
 * a member.
 */
export async function sendTyping(viewer: Viewer | undefined, { chatId }: TypingInput): Promise<void> {
  authorizeToAsk(viewer, 'chat:write');
  const member = await findMember(viewer, 'chat:write', chatId);
  const chat = member && (await repo(Chat).findOneBy({ id: chatId }));
  if (chat && (await mayBeSeen(chat, member.userId))) await publishTyping(chat, member.userId);
}

/**
 * Whether others may see that a person is present. People can hide it, and it is hidden between two people if one
 * blocked the other.
 */
async function mayBeSeen(chat: Chat, userId: string): Promise<boolean> {
  if (!(await repo(User).existsBy({ id: userId, appearsOnline: true }))) return false;
  if (chat.isGroup) return (await repo(ChatMember).countBy({ chatId: chat.id })) <= LARGEST_NOTIFIED_GROUP;
  const { blocked, blockedBy } = await listBlocks(userId);
  return ![...blocked, ...blockedBy].includes(partnerOf(chat, userId));
}
