import { authorizedToAsk, authorizeToAsk, type Viewer } from '../../access/policy';
import { Forbidden } from '../../core/problems';
import type { PushStream } from '../../core/pushStream';
import { repo } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { listBlocks } from '../people/personBlock.service';
import type { TypingInput } from '../chat.inputs';
import { Chat } from '../chat.entity';
import { LARGEST_TOLD } from '../chatList.service';
import { findMember, partnerOf } from '../chat.service';
import { ChatMember } from '../chatMember.entity';
import { listen, type Heard } from './listeners';
import { publishTyping } from './publish.service';

/**
 * What the viewer hears from now on: of one chat, of which the viewer must be a member, or of all that the viewer is in.
 * What was sent while the viewer is no member is never heard, and the stream of the one chat ends then.
 */
export async function openStream<K extends keyof Heard>(
  kind: K,
  viewer: Viewer | undefined,
  chatId?: string | null,
): Promise<PushStream<Heard[K]>> {
  const { id } = authorizedToAsk(viewer, 'chat:read');
  if (!chatId) return listen(kind, id);
  if (!(await findMember(viewer, 'chat:read', chatId))) throw new Forbidden();
  return listen(kind, id, chatId);
}

/** Tells the other members that the viewer is typing, in chats of a few people; nobody where the viewer is no member. */
export async function sendTyping(viewer: Viewer | undefined, { chatId }: TypingInput): Promise<void> {
  authorizeToAsk(viewer, 'chat:write');
  const member = await findMember(viewer, 'chat:write', chatId);
  const chat = member && (await repo(Chat).findOneBy({ id: chatId }));
  if (chat && (await mayBeSeen(chat, member.userId))) await publishTyping(chat, member.userId);
}

/** Whether others may know that somebody is there: neither who hides it, nor between people of whom one blocked the other. */
async function mayBeSeen(chat: Chat, userId: string): Promise<boolean> {
  if (!(await repo(User).existsBy({ id: userId, appearsOnline: true }))) return false;
  if (chat.isGroup) return (await repo(ChatMember).countBy({ chatId: chat.id })) <= LARGEST_TOLD;
  const { blocked, blockedBy } = await listBlocks(userId);
  return ![...blocked, ...blockedBy].includes(partnerOf(chat, userId));
}
