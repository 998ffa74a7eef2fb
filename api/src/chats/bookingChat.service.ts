import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { Booking } from '../bookings/booking.entity';
import { findBooking } from '../bookings/booking.service';
import { now } from '../core/clock';
import { authorized, authorizedToAsk, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { isDuplicate } from '../database/dbErrors';
import { afterCommit, lockRows, repo, transaction } from '../database/transaction';
import { StaffMember } from '../hotels/staff.entity';
import { Chat, newChat } from './chat.entity';
import type { OpenBookingChatInput } from './chat.inputs';
import { ChatRefused } from './chat.types';
import { insertChat, insertMembers } from './chat.service';
import { ChatMember } from './chatMember.entity';
import { publishChange } from './delivery/publish.service';

/**
 * The group chat about a booking. It is created with the guest and the present hotel staff when it is first opened;
 * anybody who opens it later joins it. Refuses ChatRefused if the viewer cannot read the booking, or if the chat would
 * have no other member.
 */
export async function openBookingChat(
  viewer: Viewer | undefined,
  { bookingId }: OpenBookingChatInput,
): Promise<Chat> {
  const { id } = authorizedToAsk(viewer, 'booking:read');
  const booking = await findBooking(viewer, bookingId);
  if (!booking) refuse(new ChatRefused('The booking does not exist, or is not yours.', 404));
  try {
    return await transaction(async () => {
      const chat = await joinChat(viewer, booking);
      if (chat) return chat;
      await recordJoining(viewer, booking);
      return createBookingChat(booking, id);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // A concurrent call has just opened it.
    const opened = await transaction(() => joinChat(viewer, booking));
    if (!opened) throw error;
    return opened;
  }
}

/** Logs that an administrator joined the chat to read and write; members see the administrator as well. */
const recordJoining = (
  viewer: Viewer | undefined,
  { id, hotelName: name, hotelId }: Booking,
): Promise<void> =>
  recordChange(viewer, { action: 'openBookingChat', record: AuditRecord.BOOKING, id, name, hotelId });

async function joinChat(viewer: Viewer | undefined, booking: Booking): Promise<Chat | undefined> {
  const { id: userId } = authorized(viewer, 'booking:read', booking);
  const found = await repo(Chat).findOneBy({ bookingId: booking.id });
  const [chat] = found ? await lockRows(Chat, [found.id]) : [];
  if (!chat || (await repo(ChatMember).existsBy({ chatId: chat.id, userId }))) return chat;
  await recordJoining(viewer, booking);
  await insertMembers(chat, [userId]);
  chat.membersVersion += 1;
  chat.updatedAt = now();
  await repo(Chat).save(chat);
  afterCommit(() => publishChange(chat));
  return chat;
}

async function createBookingChat(
  { id, userId, hotelId, hotelName }: Booking,
  openedBy: string,
): Promise<Chat> {
  const staff = hotelId
    ? await repo(StaffMember).find({
        where: { hotelId, userRow: { active: true, deleted: false } },
        order: { isManager: 'DESC', id: 'ASC' },
      })
    : [];
  const people = [...new Set([userId, ...staff.map((one) => one.userId), openedBy])];
  if (people.length < 2)
    refuse(new ChatRefused('This hotel cannot be reached by chat. Please contact Customer Service.', 404));
  return insertChat(newChat({ isGroup: true, groupName: hotelName, bookingId: id }), people, people[1]);
}
