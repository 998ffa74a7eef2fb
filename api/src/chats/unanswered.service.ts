import { In, IsNull, Not } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { now } from '../core/clock';
import { repo } from '../database/transaction';
import { Chat } from './chat.entity';
import { Message } from './messages/message.entity';

/** Older messages are no longer waited for: the stay is over. In milliseconds. */
const WAITING_MS = 30 * 86_400_000;

/** The chats about bookings of these hotels, or of all, whose last message is the guest's. */
export function countUnanswered(hotels: readonly string[] | undefined): Promise<number> {
  return repo(Chat)
    .createQueryBuilder('chat')
    .innerJoin(Booking, 'booking', 'booking.id = chat.bookingId')
    .innerJoin(Message, 'message', 'message.id = chat.lastMessageId AND message.sentById = booking.userId')
    .where({ hotelId: hotels ? In([...hotels]) : Not(IsNull()) })
    .andWhere('chat.updatedAt >= :since', { since: new Date(now().getTime() - WAITING_MS) })
    .getCount();
}
