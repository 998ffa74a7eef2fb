import type { SelectQueryBuilder } from 'typeorm';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { authorized, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { afterCommit, repo, transaction } from '../database/transaction';
import { Chat } from './chat.entity';
import type { ArchiveChatInput, MarkChatReadInput, MuteChatInput } from './chatList.inputs';
import type { ChatFilter } from './chatFilter.enum';
import { unknownChat } from './chat.types';
import { findMember } from './chat.service';
import { ChatMember } from './chatMember.entity';
import { desksOf, joinDeskChats } from './desk.service';
import { publishChange, publishRead } from './delivery/publish.service';

/** The maximum number of chats in the list of unread messages. */
const MOST_UNREAD = 50;
/** Groups larger than this do not publish who has read how far, or who is typing. */
export const LARGEST_NOTIFIED_GROUP = 20;

/** Conditions of the lists of chats. */
const IS_UNREAD = 'chat.messageCount > member.lastReadNumber';
const IN_INBOX = '(member.archivedNumber IS NULL OR member.archivedNumber < chat.messageCount)';
const CONDITIONS: Record<ChatFilter, string> = {
  INBOX: IN_INBOX,
  UNREAD: `${IN_INBOX} AND ${IS_UNREAD}`,
  HOTELS: `${IN_INBOX} AND chat.hotelId IS NOT NULL`,
  PEOPLE: `${IN_INBOX} AND chat.hotelId IS NULL`,
  ARCHIVED: 'member.archivedNumber >= chat.messageCount',
};

/** One page of the viewer's chats, last changed first; without a filter archived ones, too. */
export async function listChats(
  viewer: Viewer | undefined,
  { filter, ...page }: PageArgs & { filter?: ChatFilter | null },
): Promise<PageOf<Chat>> {
  const reader = authorized(viewer, 'chat:list-own');
  await joinDeskChats(reader);
  const { take, skip } = slice(page);
  const chats = () => (filter ? chatsOf(reader).andWhere(CONDITIONS[filter]) : chatsOf(reader));
  const [items, total] = await Promise.all([chats().limit(take).offset(skip).getMany(), chats().getCount()]);
  return { items, total };
}

/** The viewer's chats with unread messages, last changed first; muted chats are left out. */
export async function listUnreadChats(viewer: Viewer | undefined): Promise<{ chat: Chat; count: number }[]> {
  const reader = authorized(viewer, 'chat:list-own');
  await joinDeskChats(reader);
  const { entities, raw } = await chatsOf(reader)
    .addSelect('member.lastReadNumber', 'lastRead')
    .andWhere('member.isMuted = :isMuted', { isMuted: false })
    .andWhere(IS_UNREAD)
    .limit(MOST_UNREAD)
    .getRawAndEntities<{ lastRead: unknown }>();
  return entities.map((chat, index) => ({ chat, count: chat.messageCount - Number(raw[index]!.lastRead) }));
}

/** The viewer's chats, last changed first, without those of hotels where they no longer answer guests. */
export function chatsOf(viewer: Viewer): SelectQueryBuilder<Chat> {
  const desks = desksOf(viewer);
  const own = repo(Chat)
    .createQueryBuilder('chat')
    .innerJoin(ChatMember, 'member', 'member.chatId = chat.id')
    .where('member.userId = :userId', { userId: viewer.id })
    .orderBy('chat.updatedAt', 'DESC')
    .addOrderBy('chat.id', 'DESC');
  if (!desks) return own;
  return desks.length
    ? own.andWhere('(member.hotelId IS NULL OR member.hotelId IN (:...desks))', { desks })
    : own.andWhere('member.hotelId IS NULL');
}

/** Stores that the viewer has read the messages up to a number, or all. Refuses ChatRefused. */
export const markChatRead = (
  viewer: Viewer | undefined,
  { chatId, number }: MarkChatReadInput,
): Promise<Chat> =>
  changeOwn(viewer, chatId, async (chat, member) => {
    const upTo = Math.min(number ?? chat.messageCount, chat.messageCount);
    if (upTo <= member.lastReadNumber) return;
    await repo(ChatMember).update({ id: member.id }, { lastReadNumber: upTo });
    if ((await repo(ChatMember).countBy({ chatId })) <= LARGEST_NOTIFIED_GROUP)
      afterCommit(() => publishRead(chat, member.id));
    afterCommit(() => publishChange(chat, { onlyFor: member.userId }));
  });

/**
 * Mutes or unmutes a chat for the viewer: messages of a muted chat arrive without notifications. Refuses
 * ChatRefused.
 */
export const muteChat = (viewer: Viewer | undefined, { chatId, muted }: MuteChatInput): Promise<Chat> =>
  changeOwn(viewer, chatId, async (chat, member) => {
    await repo(ChatMember).update({ id: member.id }, { isMuted: muted });
    afterCommit(() => publishChange(chat, { onlyFor: member.userId }));
  });

/**
 * Archives a chat for the viewer until its next message, or returns it to their inbox. A message that is sent at the same
 * time returns it, too. Refuses ChatRefused.
 */
export const archiveChat = (
  viewer: Viewer | undefined,
  { chatId, archived }: ArchiveChatInput,
): Promise<Chat> =>
  changeOwn(viewer, chatId, async (chat, member) => {
    const archivedNumber = archived ? chat.messageCount : null;
    await repo(ChatMember).update({ id: member.id }, { archivedNumber });
    afterCommit(() => publishChange(chat, { onlyFor: member.userId }));
  });

/** True if the member has archived the chat, and no message was sent since. */
export const isArchived = ({ messageCount }: Chat, { archivedNumber }: ChatMember): boolean =>
  archivedNumber !== null && archivedNumber >= messageCount;

function changeOwn(
  viewer: Viewer | undefined,
  chatId: string,
  change: (chat: Chat, member: ChatMember) => Promise<void>,
): Promise<Chat> {
  return transaction(async () => {
    const member = await findMember(viewer, 'chat:read', chatId);
    const chat = member && (await repo(Chat).findOneBy({ id: chatId }));
    if (!chat) refuse(unknownChat());
    await change(chat, member);
    return chat;
  });
}
