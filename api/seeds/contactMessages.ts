import { ROLE_CODES } from '../../schema/accounts';
import {
  ContactChannel,
  ContactMessage,
  ContactState,
  ContactTopic,
  newContactMessage,
} from '../src/contact/contactMessage.entity';
import { now } from '../src/core/clock';
import { emailColumns } from '../src/users/normalise';
import type { User } from '../src/users/user.entity';
import type { BookingRows } from './bookingRows';
import { makeRandom } from './random';

const MESSAGES_SEED = 20_260_114;
const HOUR = 3_600_000;

interface MessageSeed {
  /** The demonstration account that sent it, or the name and address of a visitor. */
  from: string | { name: string; email: string };
  topic: ContactTopic;
  text: string;
  /** Whether it names the last booking of its sender. */
  isAboutBooking?: true;
  /** How many hours ago it was sent. */
  sent: number;
  /** Hours until it was answered or marked as done, and the answer. */
  closed?: { after: number; answer?: string };
}

const MESSAGES: readonly MessageSeed[] = [
  {
    from: 'guest_demo',
    topic: ContactTopic.PAYMENT,
    text: 'My bank shows the payment for this booking twice, one of them as pending.\n\nWill the second one disappear by itself?',
    isAboutBooking: true,
    sent: 3,
  },
  {
    from: { name: 'Ines Duarte', email: 'ines.duarte@mail.example' },
    topic: ContactTopic.OTHER,
    text: 'We are a choir of 24 people and look for rooms in Lisbon in May. Can you help, or do we book room by room?',
    sent: 20,
  },
  {
    from: 'guest_two',
    topic: ContactTopic.BOOKING,
    text: 'The hotel has not replied in the chat for two days. We arrive late and need to know how to get in.',
    isAboutBooking: true,
    sent: 30,
  },
  {
    from: 'guest_three',
    topic: ContactTopic.ACCOUNT,
    text: 'How do I change the email address of my account? I lose access to the old one next month.',
    sent: 74,
    closed: {
      after: 5,
      answer:
        'Open My account and press Update. Enter the new address and your password. We then email a link to the new address, and it counts once you have opened the link.',
    },
  },
  {
    from: { name: 'Rank Boosters', email: 'offers@boosters.example' },
    topic: ContactTopic.OTHER,
    text: 'Dear owner, we bring your site to the first page of all search engines.',
    sent: 120,
    closed: { after: 2 },
  },
];

/** Messages from the contact form of the demonstration: most of them open, one answered by email, one marked as done. */
export function planMessages(accounts: User[], { bookings }: BookingRows): ContactMessage[] {
  const random = makeRandom(MESSAGES_SEED);
  const users = new Map(accounts.map((user) => [user.username, user]));
  const { id: adminId } = accounts.find(({ roleCode }) => roleCode === ROLE_CODES.ADMIN)!;
  return MESSAGES.map(({ from, topic, text, isAboutBooking, sent, closed }) => {
    const user = typeof from === 'string' ? users.get(from)! : undefined;
    const { name, email } = typeof from === 'string' ? user! : from;
    const booking = isAboutBooking && bookings.filter(({ userId }) => userId === user?.id).at(-1);
    const sentAt = new Date(now().getTime() - sent * HOUR);
    const answer = closed?.answer ?? null;
    return newContactMessage({
      id: random.id(Math.floor(sentAt.getTime() / 1000)),
      userId: user?.id ?? null,
      name,
      ...emailColumns(email),
      topic,
      text,
      bookingReference: booking ? (booking.reference ?? booking.id) : null,
      bookingId: booking ? booking.id : null,
      sentAt,
      ...(closed && {
        state: answer ? ContactState.ANSWERED : ContactState.DONE,
        answer,
        answeredBy: answer ? ContactChannel.MAIL : null,
        closedAt: new Date(sentAt.getTime() + closed.after * HOUR),
        closedById: adminId,
      }),
    });
  });
}
