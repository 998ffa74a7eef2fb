import { addNights } from '../../schema/nights';
import { Booking, BookingStatus } from '../src/bookings/booking.entity';
import type { Stay } from '../src/bookings/stay.entity';
import { Chat, newChat } from '../src/chats/chat.entity';
import { ChatMember, newChatMember } from '../src/chats/chatMember.entity';
import { Message, newMessage } from '../src/chats/messages/message.entity';
import { WORDS_VERSION } from '../src/chats/messageSearch/messageWords.service';
import { now } from '../src/core/clock';
import type { User } from '../src/users/user.entity';
import type { BookingRows } from './bookingRows';
import { makeRandom } from './random';
import { readData } from './readData';
import { ChatsSeed, type ChatSeed } from './seed.types';

const CHATS_SEED = 20_260_108;
const MINUTE = 60_000;

const CHATS = readData('chats', ChatsSeed);

export interface ChatRows {
  chats: Chat[];
  members: ChatMember[];
  messages: Message[];
}

/** Chats between the demonstration accounts about stays that they have booked. */
export function planChats(accounts: User[], rows: BookingRows): ChatRows {
  const random = makeRandom(CHATS_SEED);
  const users = new Map(accounts.map((user) => [user.username, user]));
  const made: ChatRows = { chats: [], members: [], messages: [] };
  const stayOf = staysOf(accounts, rows);
  for (const script of CHATS) {
    const stay = script.stay && stayOf(script.stay);
    if (script.stay && !stay) continue;
    const fill = fillerOf(stay);
    const last = now().getTime() - script.ended * MINUTE;
    const first = last - script.lines.slice(1).reduce((sum, [, minutes]) => sum + minutes, 0) * MINUTE;
    const idAt = (time: number) => random.id(Math.floor(time / 1000));
    const userIds = script.people.map((username) => users.get(username)!.id);
    const id = idAt(first);
    let sentAt = first;
    const messages = script.lines.map(([username, minutes, content], index) => {
      if (index) sentAt += minutes * MINUTE;
      return newMessage({
        id: idAt(sentAt),
        chatId: id,
        number: index + 1,
        sentById: users.get(username)!.id,
        clientMessageId: `${id}-${index + 1}`,
        content: fill(content),
        sentAt: new Date(sentAt),
        hotelId: index === 0 && script.about === 'hotel' ? stay!.booking.hotelId : null,
        wordsVersion: WORDS_VERSION,
      });
    });
    const members = userIds.map((userId, index) => {
      const left =
        script.unread && users.get(script.unread.username)!.id === userId ? script.unread.lines : 0;
      return newChatMember({
        id: idAt(first),
        chatId: id,
        userId,
        isAdmin: Boolean(script.name) && index === 0,
        joinedAt: new Date(first + index),
        lastReadNumber: messages.length - left,
      });
    });
    const chat = newChat({
      id,
      isGroup: Boolean(script.name),
      groupName: fill(script.name ?? ''),
      pairKey: script.name ? null : [...userIds].sort().join(''),
      bookingId: script.about === 'booking' ? stay!.booking.id : null,
      hotelId: script.about === 'booking' ? stay!.booking.hotelId : null,
      messageCount: messages.length,
      lastMessageId: messages.at(-1)!.id,
      createdAt: new Date(first),
      updatedAt: new Date(last),
    });
    made.chats.push(chat);
    made.members.push(...members);
    made.messages.push(...messages);
  }
  return made;
}

interface SeededStay {
  booking: Booking;
  room: string;
  checkIn: string;
}

/** Fills the facts of the stay into the text of a chat. */
const fillerOf =
  (stay: SeededStay | undefined) =>
  (words: string): string =>
    stay
      ? words
          .replaceAll('HOTEL', stay.booking.hotelName)
          .replaceAll('ROOM', stay.room)
          .replaceAll('CHECK_IN', dayInWords(stay.checkIn))
      : words;

/** The confirmed booking of a guest that begins on this day, counted from today, or up to three days later. */
function staysOf(accounts: User[], { bookings, stays }: BookingRows) {
  const today = now().toISOString().slice(0, 10);
  const stayOf = new Map<string, Stay>(stays.map((stay) => [stay.bookingId, stay]));
  return ({ guest, days }: NonNullable<ChatSeed['stay']>): SeededStay | undefined => {
    const userId = accounts.find(({ username }) => username === guest)!.id;
    const [from, to] = [addNights(today, days - 1), addNights(today, days + 3)];
    for (const booking of bookings) {
      const stay = stayOf.get(booking.id);
      if (booking.userId !== userId || booking.status !== BookingStatus.CONFIRMED || !stay) continue;
      if (stay.checkIn < from || stay.checkIn > to) continue;
      return { booking, room: stay.title, checkIn: stay.checkIn };
    }
    return undefined;
  };
}

const dayInWords = (night: string): string =>
  new Date(`${night}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
