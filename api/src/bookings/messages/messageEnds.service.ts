import { inBatches } from '../../database/inBatches';
import { repo } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { GuestMessage } from './guestMessage.entity';
import { MessageOptOut } from './messageOptOut.entity';
import { MessageTemplate } from './messageTemplate.entity';

/** Deletes the messages of a closed hotel and who refuses them. What guests got stays with their bookings. */
export async function deleteTemplatesOfHotel({ hotelId }: { hotelId: string }): Promise<void> {
  await inBatches(MessageTemplate, { hotelId }, (those) => repo(MessageTemplate).delete(those));
  await inBatches(MessageOptOut, { hotelId }, (those) => repo(MessageOptOut).delete(those));
}

/** Deletes what hotels wrote to a deleted account, and which hotels it refused. */
export async function deleteMessagesOfUser({ user }: AccountDeletion): Promise<void> {
  await repo(GuestMessage).delete({ userId: user.id });
  await repo(MessageOptOut).delete({ userId: user.id });
}

/** The messages that hotels sent a user, and the hotels whose thanks they refused, for the data export. */
export async function exportGuestMessages({ userId }: DataExport): Promise<unknown> {
  const sent = await repo(GuestMessage).find({ where: { userId }, order: { sentAt: 'ASC', id: 'ASC' } });
  const refused = await repo(MessageOptOut).find({
    where: { userId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return {
    sent: sent.map(({ bookingId, hotelId, kind, subject, text, sentAt }) => ({
      bookingId,
      hotelId,
      kind,
      subject,
      text,
      sentAt,
    })),
    refused: refused.map(({ hotelId, createdAt }) => ({ hotelId, refusedAt: createdAt })),
  };
}
