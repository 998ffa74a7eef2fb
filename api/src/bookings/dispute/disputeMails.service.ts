import { referenceOf } from '../../../../schema/bookingReferences';
import { ROLE_CODES } from '../../../../schema/accounts';
import { HotelDuty } from '../../access/duty.enum';
import { reasonWords } from '../../../../schema/words';
import { pageUrl } from '../../core/pageUrl';
import { repo } from '../../database/transaction';
import { disputeLostMail, disputeOpenedMail } from '../../mails/dispute.mails';
import { queueMail } from '../../mails/outbox.service';
import { listWithDuty } from '../../users/teams/duties.service';
import { User } from '../../users/user.entity';
import type { Booking } from '../booking.entity';
import { DisputeStatus, type Dispute } from './dispute.entity';
import { momentWords } from './disputeWords';

/**
 * Mails the administrators that a dispute was opened or lost, inside the caller's transaction. `before` is its last known
 * state; null if it is new.
 */
export async function tellOfDispute(
  booking: Booking,
  before: Dispute | null,
  dispute: Dispute,
): Promise<void> {
  const { status, closedAt, amountCents, reason, evidenceDueBy } = dispute;
  const isLost = status === DisputeStatus.LOST && before?.status !== DisputeStatus.LOST;
  const isInquiry = status === DisputeStatus.WARNING;
  const isOpened = !closedAt && (!before || (before.status === DisputeStatus.WARNING && !isInquiry));
  if (!isLost && !isOpened) return;
  const admins = await repo(User).findBy({
    roleCode: ROLE_CODES.ADMIN,
    active: true,
    verified: true,
    deleted: false,
  });
  const about = {
    hotelName: booking.hotelName,
    reference: referenceOf(booking),
    cents: amountCents,
    reason: reasonWords(reason),
    isInquiry,
    dueBy: evidenceDueBy ? momentWords(evidenceDueBy) : '',
  };
  const team = booking.hotelId ? await listWithDuty(booking.hotelId, [HotelDuty.FINANCE]) : [];
  const mail = isLost ? disputeLostMail : disputeOpenedMail;
  for (const person of [...admins, ...team])
    await queueMail(person, () => mail({ ...about, name: person.name, url: pageUrl('/staff/disputes') }));
}
