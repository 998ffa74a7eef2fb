import { Between, LessThan, MoreThan } from 'typeorm';
import { findBooking } from '../../bookings/booking.service';
import { authorizedToAsk, type Viewer } from '../../access/policy';
import { BadInput, refuse } from '../../core/problems';
import { newId } from '../../database/columns';
import { afterCommit, repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { LISTED } from '../../hotels/visibleHotel';
import { takeOrRefuse } from '../../access/limits/take';
import { User } from '../../users/user.entity';
import { requireUnblocked } from '../people/personBlock.service';
import type { MessageRange } from '../changes/groupChange.service';
import { Chat } from '../chat.entity';
import type { MessagesArgs, SendMessageInput } from '../chat.inputs';
import { ChatRefused } from '../chat.types';
import { findMember, lockChat, partnerOf } from '../chat.service';
import { ChatMember } from '../chatMember.entity';
import { Message, newMessage } from './message.entity';
import { findPhoto, storePhoto } from './messagePhoto.service';
import { insertWords, WORDS_VERSION } from '../messageSearch/messageWords.service';
import { publishMessage } from '../delivery/publish.service';

/** Messages of a chat, oldest first. */
export interface MessagePage {
  items: Message[];
  hasEarlier: boolean;
  hasLater: boolean;
  /** Where they are in the chat; undefined for those who may not read it. */
  range?: MessageRange;
}

const DEFAULT_LIMIT = 30;

/**
 * Sends a message to a chat of the viewer and marks all earlier messages as read. A repeated clientMessageId
 * returns the first message. Refuses ChatRefused, TooManyAttempts, UploadRefused and ImageHostUnavailable.
 */
export async function sendMessage(viewer: Viewer | undefined, input: SendMessageInput): Promise<Message> {
  const { id: sentById } = authorizedToAsk(viewer, 'chat:write');
  await takeOrRefuse('messages', sentById);
  const photo = input.photo && (await findPhoto(viewer, input, input.photo));
  return insertMessage(viewer, input, photo ? (id) => storePhoto(sentById, id, photo) : undefined);
}

/**
 * Inserts a message in a transaction, without counting it against the sender's limit. `storePhotoOf` stores its picture and
 * returns the columns. Refuses ChatRefused.
 */
export async function insertMessage(
  viewer: Viewer | undefined,
  input: SendMessageInput,
  storePhotoOf?: (messageId: string) => Promise<Partial<Message>>,
): Promise<Message> {
  const { chatId, content, clientMessageId, hotelId = null } = input;
  const { id: sentById } = authorizedToAsk(viewer, 'chat:write');
  return transaction(async () => {
    const { chat, member } = await lockChat(viewer, 'chat:write', chatId);
    const sent = await repo(Message).findOneBy({ chatId, sentById, clientMessageId });
    if (sent) return sent;
    if (!chat.isGroup) await requirePartner(chat, sentById);
    const bookingId = await requireShared(viewer, input);
    const id = newId();
    const message = newMessage({
      id,
      chatId,
      number: chat.messageCount + 1,
      sentById,
      clientMessageId,
      content: content.trim(),
      hotelId,
      bookingId,
      ...(await storePhotoOf?.(id)),
      wordsVersion: WORDS_VERSION,
    });
    const { number, sentAt } = message;
    await repo(Message).insert(message);
    await insertWords([message]);
    await repo(Chat).update({ id: chatId }, { messageCount: number, lastMessageId: id, updatedAt: sentAt });
    await repo(ChatMember).update({ id: member.id }, { lastReadNumber: number });
    afterCommit(() => publishMessage(chat, message));
    return message;
  });
}

/** The id of the shared booking, if there is one. Refuses ChatRefused if the sender cannot read the shared hotel or booking. */
async function requireShared(
  viewer: Viewer | undefined,
  { hotelId, bookingId }: SendMessageInput,
): Promise<string | null> {
  if (hotelId && !(await repo(Hotel).existsBy({ id: hotelId, ...LISTED })))
    refuse(new ChatRefused('The hotel does not exist.', 404));
  if (!bookingId) return null;
  const booking = await findBooking(viewer, bookingId);
  if (!booking) refuse(new ChatRefused('The booking does not exist, or is not yours.', 404));
  return booking.id;
}

/** Refuses ChatRefused if the other of two people cannot receive messages. */
async function requirePartner(chat: Chat, userId: string): Promise<void> {
  const partnerId = partnerOf(chat, userId);
  if (await repo(User).existsBy({ id: partnerId, deleted: true }))
    refuse(new ChatRefused('This person has deleted their account.', 404));
  await requireUnblocked(userId, [partnerId]);
}

/**
 * Lists the last messages of a chat, or those around, before or after a message; a client reads those after
 * its last message when it reconnects. Empty unless the viewer is a member.
 */
export async function listMessages(
  viewer: Viewer | undefined,
  chatId: string,
  { before, after, around, limit }: MessagesArgs,
): Promise<MessagePage> {
  if (!(await findMember(viewer, 'chat:read', chatId)))
    return { items: [], hasEarlier: false, hasLater: false };
  if ([before, after, around].filter(Boolean).length > 1)
    throw new BadInput('Ask for messages before, after or around one, not for a combination.');
  const take = limit ?? DEFAULT_LIMIT;
  if (around) return listAround(chatId, await numberOf(chatId, around), take);
  const edge = before || after ? await numberOf(chatId, (before ?? after)!) : undefined;
  const rows = await repo(Message).find({
    where: { chatId, ...(edge === undefined ? {} : { number: before ? LessThan(edge) : MoreThan(edge) }) },
    order: { number: after ? 'ASC' : 'DESC' },
    take: take + 1,
  });
  const items = rows.slice(0, take);
  const isMore = rows.length > take;
  if (after) {
    const range = { ...rangeOf(chatId, items, true, isMore), from: edge! };
    return { items, hasEarlier: true, hasLater: isMore, range };
  }
  items.reverse();
  const hasLater = Boolean(before);
  return { items, hasEarlier: isMore, hasLater, range: rangeOf(chatId, items, isMore, hasLater) };
}

/** The place of consecutive messages. Those at the beginning and at the end of the chat reach beyond its messages. */
const rangeOf = (
  chatId: string,
  items: readonly Message[],
  hasEarlier: boolean,
  hasLater: boolean,
): MessageRange => ({
  chatId,
  from: (hasEarlier && items[0]?.number) || 0,
  to: hasLater ? (items.at(-1)?.number ?? 0) : undefined,
});

/** A message with the same number of messages before and after it, or one more; numbers have no gaps. */
async function listAround(chatId: string, number: number, take: number): Promise<MessagePage> {
  const first = Math.max(1, number - Math.floor(take / 2));
  const rows = await readMessages(chatId, first, first + take);
  const items = rows.slice(0, take);
  const [hasEarlier, hasLater] = [first > 1, rows.length > take];
  return { items, hasEarlier, hasLater, range: rangeOf(chatId, items, hasEarlier, hasLater) };
}

async function numberOf(chatId: string, id: string): Promise<number> {
  const message = await repo(Message).findOneBy({ id, chatId });
  if (!message) throw new BadInput('The message does not exist in this chat.');
  return message.number;
}

/** The messages of a chat with these numbers; the caller must have checked the reader's permission. */
export const readMessages = (chatId: string, from: number, to: number): Promise<Message[]> =>
  repo(Message).find({ where: { chatId, number: Between(from, to) }, order: { number: 'ASC' } });
