import { now } from '../core/clock';
import { bulkInsert } from '../database/bulkInsert';
import type { Chat } from './chat.entity';
import { ChatMember, newChatMember } from './chatMember.entity';

/** What members of a chat are in it. */
export interface MemberRoles {
  /** The member who administers the group. */
  adminId?: string;
  /** Those who are members by their duty at the hotel of the chat. */
  byDuty?: readonly string[];
}

/** Inserts members of a chat, who have no unread messages. */
export const insertMembers = (
  chat: Chat,
  userIds: string[],
  { adminId, byDuty = [] }: MemberRoles = {},
): Promise<void> =>
  bulkInsert(
    ChatMember,
    userIds.map((userId, index) =>
      newChatMember({
        chatId: chat.id,
        userId,
        hotelId: byDuty.includes(userId) ? chat.hotelId : null,
        isAdmin: userId === adminId,
        // Keeps the order in which members are listed.
        joinedAt: new Date(now().getTime() + index),
        lastReadNumber: chat.messageCount,
      }),
    ),
  );
