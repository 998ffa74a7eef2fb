import { Booking } from '../src/bookings/booking.entity';
import { ChatMember } from '../src/chats/chatMember.entity';
import type { Viewer } from '../src/access/policy';
import { repo } from '../src/database/transaction';
import { Review } from '../src/reviews/review.entity';
import { RoomType } from '../src/rooms/roomType.entity';
import { User, roleOf } from '../src/users/user.entity';

/** The ids of a guest and of a booking of theirs, its hotel, a room type, a review and a chat. */
export type DemoIds = Record<'booking' | 'hotel' | 'roomType' | 'review' | 'chat' | 'user', string>;

interface DemoCallers {
  /** Nobody, a guest and an administrator, by name. */
  viewers: Map<string, Viewer | undefined>;
  ids: DemoIds;
}

/** Finds callers in a database with the demonstration rows, and ids that they can ask for. */
export async function findDemoCallers(): Promise<DemoCallers> {
  const viewers: DemoCallers['viewers'] = new Map([['nobody', undefined]]);
  for (const username of ['guest_demo', 'admin_demo']) {
    const user = await repo(User).findOneByOrFail({ username });
    viewers.set(username, { id: user.id, role: roleOf(user), sessionId: '' });
  }
  const userId = viewers.get('guest_demo')!.id;
  const { id: booking, hotelId } = await repo(Booking).findOneByOrFail({ userId });
  const { id: roomType } = await repo(RoomType).findOneByOrFail({ hotelId: hotelId! });
  const { id: review } = await repo(Review).findOneByOrFail({ userId });
  const { chatId: chat } = await repo(ChatMember).findOneByOrFail({ userId });
  return { viewers, ids: { booking, hotel: hotelId!, roomType, review, chat, user: userId } };
}
