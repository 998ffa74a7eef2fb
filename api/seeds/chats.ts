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

const CHATS_SEED = 20_260_108;
const MINUTE = 60_000;

/** Who says what, so many minutes after the line before. */
type Line = [username: string, minutes: number, content: string];

interface Script {
  /** The first administers a group. */
  people: string[];
  /** Of a group; without it there are two people. */
  name?: string;
  /** The booking that it is about. */
  bookingId?: string;
  /** A hotel that is shared with the first line. */
  hotelId?: string | null;
  /** When it ended, in minutes before now. */
  ended: number;
  lines: Line[];
  /** Who has not read the last so many lines. */
  unread?: [username: string, lines: number];
}

export interface ChatRows {
  chats: Chat[];
  members: ChatMember[];
  messages: Message[];
}

/** Chats of the demonstration's people about stays that they have booked. */
export function planChats(accounts: User[], rows: BookingRows): ChatRows {
  const random = makeRandom(CHATS_SEED);
  const users = new Map(accounts.map((user) => [user.username, user]));
  const made: ChatRows = { chats: [], members: [], messages: [] };
  for (const script of scripts(accounts, rows)) {
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
        content,
        sentAt: new Date(sentAt),
        hotelId: index ? null : (script.hotelId ?? null),
        wordsVersion: WORDS_VERSION,
      });
    });
    const members = userIds.map((userId, index) => {
      const [reader, lines] = script.unread ?? [];
      const left = users.get(reader ?? '')?.id === userId ? lines! : 0;
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
      groupName: script.name ?? '',
      pairKey: script.name ? null : [...userIds].sort().join(''),
      bookingId: script.bookingId ?? null,
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

/** What was said; about bookings ahead only where there are some. */
function scripts(accounts: User[], rows: BookingRows): Script[] {
  const visit = visitsOf(accounts, rows);
  const [next, rooms, past, current] = [
    visit('guest_demo', 9),
    visit('guest_demo', 52),
    visit('guest_two', -61),
    visit('guest_three', -24),
  ];
  return [
    ...(past
      ? [
          {
            people: ['guest_two', 'guest_three'],
            hotelId: past.booking.hotelId,
            ended: 3 * 1440,
            lines: [
              ['guest_two', 0, `This is where I stayed: ${past.hotel}. Ask for a room at the back.`],
              ['guest_three', 42, 'It looks lovely. Was it quiet at night?'],
              ['guest_two', 8, 'Very. And breakfast is worth getting up for.'],
              ['guest_three', 3, 'Sold. I will look at dates tonight.'],
            ] as Line[],
          },
        ]
      : []),
    ...(current
      ? [
          {
            people: ['staff_demo', 'guest_three'],
            name: current.hotel,
            bookingId: current.booking.id,
            ended: 19 * 1440,
            lines: [
              ['guest_three', 0, 'I think I left a blue scarf in the room. Has anybody found one?'],
              ['staff_demo', 65, 'We have. Shall we send it, or keep it until you come again?'],
              ['guest_three', 20, 'Please keep it, I hope to be back in the autumn. Thank you!'],
            ] as Line[],
          },
        ]
      : []),
    ...(rooms
      ? [
          {
            people: ['guest_demo', 'guest_two', 'guest_three'],
            name: `${rooms.hotel} together`,
            hotelId: rooms.booking.hotelId,
            ended: 26 * 60,
            lines: [
              ['guest_demo', 0, `Two rooms at ${rooms.hotel} from ${rooms.checkIn}: one is for you two.`],
              ['guest_two', 14, 'Wonderful! I can be there on the first day.'],
              ['guest_three', 31, 'I arrive a day later. Keep me the bed by the window.'],
              ['guest_demo', 5, 'It is yours.'],
              ['guest_two', 2, 'What do we owe you?'],
            ] as Line[],
            unread: ['guest_demo', 1] as [string, number],
          },
        ]
      : []),
    ...(next
      ? [
          {
            people: ['staff_demo', 'guest_demo'],
            name: next.hotel,
            bookingId: next.booking.id,
            ended: 95,
            lines: [
              [
                'guest_demo',
                0,
                `We arrive on ${next.checkIn}, rather late. Until what hour can we check in?`,
              ],
              ['staff_demo', 38, `Somebody is there all night. I have noted it for your ${next.room}.`],
              ['guest_demo', 11, 'Perfect. Is there somewhere to leave a bicycle?'],
              ['staff_demo', 24, 'Yes, in the courtyard, and it is locked at night.'],
              ['staff_demo', 1, 'Write to us here if your plans change.'],
            ] as Line[],
            unread: ['guest_demo', 2] as [string, number],
          },
        ]
      : []),
    {
      people: ['admin_demo', 'staff_demo'],
      ended: 40,
      lines: [
        ['staff_demo', 0, 'The reviews of last week are answered, but for two.'],
        ['admin_demo', 17, 'Thank you. I will read those two this afternoon.'],
        ['staff_demo', 4, 'Good, the guests have been waiting since Monday.'],
      ],
      unread: ['admin_demo', 1],
    },
  ];
}

interface Visit {
  booking: Booking;
  hotel: string;
  room: string;
  checkIn: string;
}

/** The confirmed booking of a guest that begins on a day or up to three days later, counted from today. */
function visitsOf(accounts: User[], { bookings, stays }: BookingRows) {
  const today = now().toISOString().slice(0, 10);
  const stayOf = new Map<string, Stay>(stays.map((stay) => [stay.bookingId, stay]));
  return (username: string, days: number): Visit | undefined => {
    const userId = accounts.find((user) => user.username === username)!.id;
    const [from, to] = [addNights(today, days - 1), addNights(today, days + 3)];
    for (const booking of bookings) {
      const stay = stayOf.get(booking.id);
      if (booking.userId !== userId || booking.status !== BookingStatus.CONFIRMED || !stay) continue;
      if (stay.checkIn < from || stay.checkIn > to) continue;
      return { booking, hotel: booking.hotelName, room: stay.title, checkIn: dayInWords(stay.checkIn) };
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
