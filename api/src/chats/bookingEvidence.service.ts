import type { Booking } from '../bookings/booking.entity';
import { momentWords } from '../bookings/dispute/disputeWords';
import type { EvidenceSection } from '../bookings/dispute/evidence.view';
import { repo } from '../database/transaction';
import { Chat } from './chat.entity';
import { Message } from './messages/message.entity';

/** The most messages of the evidence: the newest ones. */
const MOST_MESSAGES = 200;

/** The messages of the chat about a booking, for the evidence about a dispute of its payment. */
export async function listMessagesOfBooking({ id: bookingId, userId }: Booking): Promise<EvidenceSection> {
  const chat = await repo(Chat).findOneBy({ bookingId });
  const messages = chat
    ? await repo(Message).find({
        where: { chatId: chat.id },
        order: { number: 'DESC' },
        take: MOST_MESSAGES,
      })
    : [];
  return {
    title: 'Messages about the booking',
    facts: messages.reverse().map(({ sentAt, sentById, content, photoUrl }) => {
      const words = [content, photoUrl ? '[a picture]' : ''].filter(Boolean).join(' ');
      return [momentWords(sentAt), `${sentById === userId ? 'Guest' : 'Hotel'}: ${words}`] as const;
    }),
  };
}
