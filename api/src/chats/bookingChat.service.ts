import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { Booking } from '../bookings/booking.entity';
import { findBooking } from '../bookings/booking.service';
import { authorized, authorizedToAsk, can, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { StaffMember } from '../hotels/staff.entity';
import { GroupChangeKind } from './changes/groupChangeKind.enum';
import { Chat, newChat } from './chat.entity';
import type { OpenBookingChatInput } from './chat.inputs';
import { ChatRefused } from './chat.types';
import { findMember, insertChat, saveMembersChange } from './chat.service';
import { insertMembers } from './members.service';
import { deskOf } from './desk.service';
import { ChatMember } from './chatMember.entity';

/**
 * The group chat about a booking. It is created with the guest and the hotel's front desk when it is first opened; a
 * hotel whose team has none is represented by the staff of its page. Administrators who open it later join it. Refuses
 * ChatRefused if the viewer may not answer in the booking's chat, or if the chat would have no other member.
 */
export async function openBookingChat(
  viewer: Viewer | undefined,
  { bookingId }: OpenBookingChatInput,
): Promise<Chat> {
  const opener = authorizedToAsk(viewer, 'chat:open-booking');
  const booking = await findBooking(viewer, bookingId);
  if (!booking || !can(viewer, 'chat:open-booking', booking))
    refuse(new ChatRefused('The booking does not exist, or is not yours.', 404));
  try {
    return await transaction(async () => {
      const chat = await joinChat(viewer, booking);
      if (chat) return chat;
      await recordJoining(viewer, booking);
      return createBookingChat(booking, opener);
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
  const joining = authorized(viewer, 'chat:open-booking', booking);
  const userId = joining.id;
  const found = await repo(Chat).findOneBy({ bookingId: booking.id });
  const [chat] = found ? await lockRows(Chat, [found.id]) : [];
  if (!chat || (await findMember(joining, 'chat:read', chat.id))) return chat;
  await repo(ChatMember).delete({ chatId: chat.id, userId });
  await recordJoining(viewer, booking);
  await insertMembers(chat, [userId], { byDuty: userId === booking.userId ? [] : [userId] });
  await saveMembersChange(chat, [{ kind: GroupChangeKind.JOINED, byId: userId }]);
  return chat;
}

async function createBookingChat({ id, userId, hotelId, hotelName }: Booking, opener: Viewer): Promise<Chat> {
  const desk = hotelId ? await deskOf(hotelId) : [];
  const byDuty = [...desk, opener.id].filter((one) => one !== userId);
  const staff =
    hotelId && !desk.length
      ? await repo(StaffMember).find({
          where: { hotelId, userRow: { active: true, deleted: false } },
          order: { isManager: 'DESC', id: 'ASC' },
        })
      : [];
  const people = [...new Set([userId, ...desk, ...staff.map((one) => one.userId), opener.id])];
  if (people.length < 2)
    refuse(new ChatRefused('This hotel cannot be reached by chat. Please contact Customer Service.', 404));
  const chat = newChat({ isGroup: true, groupName: hotelName, bookingId: id, hotelId });
  return insertChat(chat, people, { adminId: people[1]!, byDuty });
}
