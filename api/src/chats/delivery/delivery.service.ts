import { LRUCache } from 'lru-cache';
import { In, MoreThan, type FindOptionsWhere } from 'typeorm';
import { build } from '../../core/build';
import { log } from '../../core/log';
import { subscribe, type Events } from '../../core/events';
import type { ChatEvent } from './chatEvent';
import { repo } from '../../database/transaction';
import { Chat } from '../chat.entity';
import { GroupChange } from '../changes/groupChange.entity';
import { ChatInvitation } from '../groups/chatInvitation.entity';
import { ChatMember } from '../chatMember.entity';
import { holdBriefly, inOrder } from './eventOrder';
import { endListening, isAnybodyListening, listenersAmong, listeningUserIds, push } from './listeners';
import { Message } from '../messages/message.entity';
import { readMessages } from '../messages/message.service';
import { perApp } from '../../core/appState';

/** The members of a chat at a version of the member list. */
interface Members {
  version: number;
  ids: ReadonlySet<string>;
  /** The hotel of each member who is one by a duty there. */
  byDuty: ReadonlyMap<string, string>;
}
/** The range of message numbers that this instance has delivered, without gaps. */
interface Delivered {
  first: number;
  last: number;
}

/** The number of missed messages that one statement reads. */
const READ_AT_ONCE = 200;

const members = perApp(() => new LRUCache<string, Members>({ max: 10_000 }));
const delivered = perApp(() => new LRUCache<string, Delivered>({ max: 50_000 }));

/** Delivers chat events of all instances to the subscribers on this instance, until closePubSub(). */
export function deliverChatEvents(): void {
  members().clear();
  delivered().clear();
  subscribe('chatEvent', 'all', (event) => {
    if (!holdBriefly(event, isPerhapsEarly(event), deliver)) inOrder(event.chatId, () => deliver(event));
  });
  subscribe('chatInvitations', 'all', ({ userIds }) => push('invitations', userIds, '', {}));
  subscribe('eventsMissed', 'all', (missed) => {
    Promise.all([catchUp(missed), catchUpInvitations(missed)]).catch((error: unknown) =>
      log.error({ error }, 'reading missed messages failed'),
    );
  });
}

/**
 * The first message event of a chat may arrive before earlier ones, unless it is the chat's first message.
 */
const isPerhapsEarly = ({ chatId, message }: ChatEvent): boolean =>
  message !== undefined && Number(message.number) > 1 && !delivered().has(chatId) && isAnybodyListening();

async function deliver(event: ChatEvent): Promise<void> {
  const { chatId, message, changed, removed, readBy, typing } = event;
  for (const userId of removed ?? []) {
    push('changed', [userId], chatId, { chatId });
    endListening(userId, chatId);
  }
  if (message) await deliverMessage(event, reviveMessage(message));
  if (!isAnybodyListening()) return;
  const { ids, byDuty } = await membersAt(event);
  if (changed) {
    const all = changed.onlyFor === undefined ? ids : new Set([changed.onlyFor]);
    const groupChanges = changed.groupChanges?.map(reviveChange) ?? [];
    push('changed', listenersAmong('changed', all), chatId, { chatId, groupChanges }, byDuty);
  }
  if (typing) {
    const others = listenersAmong('typing', ids).filter((userId) => userId !== typing);
    push('typing', others, chatId, { chatId, userId: typing }, byDuty);
  }
  const readers = readBy ? listenersAmong('read', ids) : [];
  const reader = readers.length ? await repo(ChatMember).findOneBy({ id: readBy! }) : null;
  if (reader) push('read', readers, chatId, reader, byDuty);
}

const reviveMessage = (row: Record<string, unknown>): Message =>
  build(Message, { ...(row as unknown as Message), sentAt: new Date(row.sentAt as string) });

const reviveChange = (row: Record<string, unknown>): GroupChange =>
  build(GroupChange, { ...(row as unknown as GroupChange), createdAt: new Date(row.createdAt as string) });

/**
 * Delivers a message once, and the messages between it and those delivered before: their events are late, and
 * the numbers of a chat have no gaps. Messages arrive in order, except that a very late message follows later
 * ones.
 */
async function deliverMessage(event: ChatEvent, message: Message): Promise<void> {
  const { chatId, number } = message;
  const done = delivered().get(chatId) ?? { first: number, last: number - 1 };
  if (number >= done.first && number <= done.last) return;
  const [from, to] = number > done.last ? [done.last + 1, number - 1] : [number + 1, done.first - 1];
  const isGap = from <= to && isAnybodyListening();
  const between = isGap ? await readMessages(chatId, from, to) : [];
  const all = number > done.last ? [...between, message] : [message, ...between];
  for (const one of all) await pushMessage(event, one);
  delivered().set(chatId, { first: Math.min(done.first, number), last: Math.max(done.last, number) });
}

async function pushMessage(
  event: Pick<ChatEvent, 'chatId' | 'membersVersion'>,
  message: Message,
): Promise<void> {
  if (!isAnybodyListening()) return;
  const { ids, byDuty } = await membersAt(event);
  push('message', listenersAmong('message', ids), message.chatId, message, byDuty);
  const others = listenersAmong('notification', ids).filter((userId) => userId !== message.sentById);
  if (others.length) await notify(message, others, byDuty);
}

/** Sends the number of unread messages to people who have not muted the chat. */
async function notify(
  { chatId, number }: Message,
  userIds: string[],
  byDuty: ReadonlyMap<string, string>,
): Promise<void> {
  const [chat, rows] = await Promise.all([
    repo(Chat).findOneBy({ id: chatId }),
    repo(ChatMember).findBy({ chatId, userId: In(userIds), isMuted: false }),
  ]);
  for (const { userId, lastReadNumber } of chat ? rows : [])
    if (number > lastReadNumber)
      push('notification', [userId], chatId, { chat: chat!, count: number - lastReadNumber }, byDuty);
}

/** The members of a chat at this version of the member list or a later one. */
async function membersAt({
  chatId,
  membersVersion,
}: Pick<ChatEvent, 'chatId' | 'membersVersion'>): Promise<Members> {
  const known = members().get(chatId);
  if (known && known.version >= membersVersion) return known;
  const rows = await repo(ChatMember).find({
    select: { id: true, userId: true, hotelId: true },
    where: { chatId },
  });
  const read = {
    version: membersVersion,
    ids: new Set(rows.map(({ userId }) => userId)),
    byDuty: new Map(rows.flatMap(({ userId, hotelId }) => (hotelId ? [[userId, hotelId]] : []))),
  };
  members().set(chatId, read);
  return read;
}

/** Notifies people of invitations since a moment; events after that moment may be lost. */
async function catchUpInvitations({ since }: Events['eventsMissed']): Promise<void> {
  const people = listeningUserIds('invitations');
  if (!people.length) return;
  const invited = await repo(ChatInvitation).find({
    select: { id: true, userId: true },
    where: { userId: In(people), createdAt: MoreThan(new Date(since)) },
  });
  push('invitations', new Set(invited.map(({ userId }) => userId)), '', {});
}

/** Delivers the messages since a moment; events after that moment may be lost. */
async function catchUp({ since }: Events['eventsMissed']): Promise<void> {
  const people = listeningUserIds('message', 'notification');
  if (!people.length) return;
  const chats = await repo(Chat)
    .createQueryBuilder('chat')
    .innerJoin(ChatMember, 'member', 'member.chatId = chat.id')
    .where('member.userId IN (:...people)', { people })
    .andWhere({ updatedAt: MoreThan(new Date(since)) })
    .getMany();
  for (const { id, membersVersion } of chats)
    inOrder(id, async () => {
      const done = delivered().get(id);
      let missed = await readMissed(
        id,
        done ? { number: MoreThan(done.last) } : { sentAt: MoreThan(new Date(since)) },
      );
      while (missed.length) {
        for (const message of missed) await deliverMessage({ chatId: id, membersVersion }, message);
        missed = await readMissed(id, { number: MoreThan(missed.at(-1)!.number) });
      }
    });
}

const readMissed = (chatId: string, where: FindOptionsWhere<Message>): Promise<Message[]> =>
  repo(Message).find({ where: { chatId, ...where }, order: { number: 'ASC' }, take: READ_AT_ONCE });
