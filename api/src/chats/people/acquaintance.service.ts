import { In } from 'typeorm';
import { Booking, BookingStatus } from '../../bookings/booking.entity';
import { hotelsWithDuty, includesDuty } from '../../access/duties';
import type { Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { repo } from '../../database/transaction';
import { StaffMember } from '../../hotels/staff.entity';
import { Chat } from '../chat.entity';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { pairKeyOf } from '../chat.service';
import { DESK } from '../desk.service';
import { Message } from '../messages/message.entity';

const CONFIRMED = BookingStatus.CONFIRMED;

/**
 * Which of these people the viewer may add to a group without an invitation: people who share a chat of two with the
 * viewer in which both have written, the staff of hotels for which the viewer has a confirmed booking, and guests with
 * a confirmed booking of hotels where the viewer is staff. The members of a hotel's team know one another, and its front
 * desk and these guests know each other, too. Administrators may add anybody.
 */
export async function findAcquainted(
  viewer: Viewer,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id: userId, role } = viewer;
  if (role === Role.ADMIN) return new Set(others);
  const ids = [...others];
  const [partners, team, deskGuests, staff, guests] = await Promise.all([
    findPartners(userId, ids),
    findTeam(viewer, ids),
    findGuests(viewer, ids),
    repo(StaffMember)
      .createQueryBuilder('staff')
      .select('staff.userId', 'userId')
      .innerJoin(Booking, 'booking', 'booking.hotelId = staff.hotelId')
      .where({ userId: In(ids) })
      .andWhere('booking.userId = :userId AND booking.status = :status', { userId, status: CONFIRMED })
      .distinct()
      .getRawMany<{ userId: string }>(),
    repo(Booking)
      .createQueryBuilder('booking')
      .select('booking.userId', 'userId')
      .innerJoin(StaffMember, 'staff', 'staff.hotelId = booking.hotelId')
      .where({ userId: In(ids), status: CONFIRMED })
      .andWhere('staff.userId = :viewerId', { viewerId: userId })
      .distinct()
      .getRawMany<{ userId: string }>(),
  ]);
  return new Set([...partners, ...team, ...deskGuests, ...[...staff, ...guests].map((row) => row.userId)]);
}

/** Which of these people are on a team of the viewer, or answer guests of a hotel for which the viewer has a confirmed booking. */
async function findTeam({ id: userId, duties }: Viewer, others: string[]): Promise<string[]> {
  const team = await repo(TeamMember).findBy({ userId: In(others) });
  if (!team.length) return [];
  const hotelIds = [...new Set(team.map(({ hotelId }) => hotelId))];
  const booked = await repo(Booking).find({
    select: { id: true, hotelId: true },
    where: { userId, status: CONFIRMED, hotelId: In(hotelIds) },
  });
  const bookedAt = new Set(booked.map(({ hotelId }) => hotelId));
  const isKnown = ({ hotelId, duties: held }: TeamMember) =>
    duties?.has(hotelId) || (bookedAt.has(hotelId) && includesDuty(held, DESK));
  return team.filter(isKnown).map((member) => member.userId);
}

/** Which of these people have a confirmed booking of a hotel where the viewer answers guests. */
async function findGuests(viewer: Viewer, others: string[]): Promise<string[]> {
  const hotelIds = hotelsWithDuty(viewer, DESK);
  if (!hotelIds.length) return [];
  const booked = await repo(Booking).find({
    select: { id: true, userId: true },
    where: { userId: In(others), status: CONFIRMED, hotelId: In(hotelIds) },
  });
  return booked.map(({ userId }) => userId);
}

/** Which of these people have a chat of two with a person in which both have written. */
async function findPartners(userId: string, others: string[]): Promise<string[]> {
  const byKey = new Map(others.map((other) => [pairKeyOf(userId, other), other]));
  const wrote = (sender: string) =>
    `EXISTS ${repo(Chat)
      .createQueryBuilder()
      .subQuery()
      .select('message.id')
      .from(Message, 'message')
      .where(`message.chatId = chat.id AND message.sentById ${sender}`)
      .getQuery()}`;
  const chats = await repo(Chat)
    .createQueryBuilder('chat')
    .where({ pairKey: In([...byKey.keys()]) })
    .andWhere(wrote('= :userId'))
    .andWhere(wrote('<> :userId'))
    .setParameters({ userId })
    .getMany();
  return chats.map(({ pairKey }) => byKey.get(pairKey!)!);
}
