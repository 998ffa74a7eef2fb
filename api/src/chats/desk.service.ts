import { In } from 'typeorm';
import { hotelsWithDuty, includesDuty } from '../access/duties';
import { HotelDuty } from '../access/duty.enum';
import type { Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { Booking } from '../bookings/booking.entity';
import { groupBy } from '../core/groupBy';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { TeamMember } from '../users/teams/teamMember.entity';
import { roleOf, User } from '../users/user.entity';
import { Chat } from './chat.entity';
import { insertMembers } from './members.service';
import { ChatMember } from './chatMember.entity';

/** The duties of those who answer guests. Managers and owners do, too. */
export const DESK = [HotelDuty.FRONT_DESK];

/** The most chats that one transaction joins. */
const JOINED_AT_ONCE = 500;

/** The hotels by which the viewer is in chats about bookings; undefined means all hotels, as for administrators. */
export const desksOf = (viewer: Viewer): readonly string[] | undefined =>
  viewer.role === Role.ADMIN ? undefined : hotelsWithDuty(viewer, DESK);

/** The people who answer the guests of a hotel now, longest on the team first. */
export async function deskOf(hotelId: string): Promise<string[]> {
  const team = await repo(TeamMember).find({
    where: { hotelId, userRow: { active: true, deleted: false } },
    order: { joinedAt: 'ASC', id: 'ASC' },
  });
  return team.filter(({ duties }) => includesDuty(duties, DESK)).map(({ userId }) => userId);
}

/**
 * Joins a team member to the chats about bookings of their hotels, or to this one of them, without unread messages. Who
 * was in such a chat otherwise is in it by their duty from now on, except the guest. Administrators join one by one with
 * openBookingChat().
 */
export async function joinDeskChats(viewer: Viewer, chatId?: string): Promise<void> {
  if (viewer.actsAsHotel) return;
  const hotelIds = hotelsWithDuty(viewer, DESK);
  if (!hotelIds.length) return;
  for (;;) {
    const missing = await findMissing(viewer.id, hotelIds, chatId);
    if (!missing.length) return;
    try {
      await transaction(() => joinAll(viewer.id, missing));
    } catch (error) {
      // A concurrent request of the same person joins them.
      if (!isDuplicate(error)) throw error;
      return;
    }
    if (missing.length < JOINED_AT_ONCE) return;
  }
}

/** The chats of these hotels, last changed first, where the person is neither by duty nor as the guest. */
function findMissing(userId: string, hotelIds: string[], chatId: string | undefined): Promise<Chat[]> {
  const question = repo(Chat).createQueryBuilder('chat');
  const isIn = question
    .subQuery()
    .select('member.id')
    .from(ChatMember, 'member')
    .where('member.chatId = chat.id AND member.userId = :userId AND member.hotelId IS NOT NULL');
  const isGuest = question
    .subQuery()
    .select('booking.id')
    .from(Booking, 'booking')
    .where('booking.id = chat.bookingId AND booking.userId = :userId');
  return question
    .where({ hotelId: In(hotelIds), ...(chatId && { id: chatId }) })
    .andWhere(`NOT EXISTS ${isIn.getQuery()}`)
    .andWhere(`NOT EXISTS ${isGuest.getQuery()}`)
    .setParameters({ userId })
    .orderBy('chat.updatedAt', 'DESC')
    .take(JOINED_AT_ONCE)
    .getMany();
}

async function joinAll(userId: string, chats: Chat[]): Promise<void> {
  const id = In(chats.map((chat) => chat.id));
  const present = await repo(ChatMember).findBy({ userId, chatId: id });
  const isPresent = new Set(present.map(({ chatId }) => chatId));
  for (const [hotelId, ofHotel] of groupBy(chats, (chat) => chat.hotelId!))
    await repo(ChatMember).update({ userId, chatId: In(ofHotel.map((chat) => chat.id)) }, { hotelId });
  for (const chat of chats)
    if (!isPresent.has(chat.id)) await insertMembers(chat, [userId], { byDuty: [userId] });
  await repo(Chat).update({ id }, { membersVersion: () => 'membersVersion + 1' });
}

/** These memberships without people who were members by a duty that they no longer have. */
export async function presentMembers(members: ChatMember[]): Promise<ChatMember[]> {
  const byDuty = members.filter(({ hotelId }) => hotelId !== null);
  if (!byDuty.length) return members;
  const userId = In([...new Set(byDuty.map((member) => member.userId))]);
  const hotelId = In([...new Set(byDuty.map((member) => member.hotelId!))]);
  const [team, people] = await Promise.all([
    repo(TeamMember).findBy({ userId, hotelId }),
    repo(User).findBy({ id: userId }),
  ]);
  const administrators = new Set(people.filter((one) => roleOf(one) === Role.ADMIN).map(({ id }) => id));
  const atDesk = new Set(
    team.filter(({ duties }) => includesDuty(duties, DESK)).map((one) => `${one.userId} ${one.hotelId}`),
  );
  return members.filter(
    (one) =>
      one.hotelId === null || administrators.has(one.userId) || atDesk.has(`${one.userId} ${one.hotelId}`),
  );
}
