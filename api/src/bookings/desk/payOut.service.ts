import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { transition } from '../history.service';
import { now } from '../../core/clock';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRow, repo, transaction } from '../../database/transaction';
import { dollars } from '../../mails/format';
import { Refund } from '../pay/refund.entity';
import { FrontDeskRefused } from './frontDesk.types';
import type { ConfirmPayOutInput } from './payOut.types';

/**
 * Records in the booking's history that a refund was paid out at the front desk, with the viewer and the time. A second
 * time changes nothing. Refuses FrontDeskRefused.
 */
export function confirmPayOut(
  viewer: Viewer | undefined,
  { refundId: id }: ConfirmPayOutInput,
): Promise<Booking> {
  const { id: who } = authorized(viewer, 'payOut:confirm');
  return transaction(async () => {
    const found = await repo(Refund).findOneBy({ id });
    if (!found?.atDesk)
      refuse(new FrontDeskRefused('This refund does not exist, or is not paid out at the front desk.'));
    const booking = await lockRow(Booking, found.bookingId);
    const { paidOutAt, amountCents } = await repo(Refund).findOneByOrFail({ id });
    if (paidOutAt) return booking;
    await repo(Refund).update({ id }, { paidOutAt: now(), paidOutById: who });
    await transition(booking, {}, { who, why: `${dollars(amountCents)} paid out at the front desk.` });
    const after = { paidOut: dollars(amountCents) };
    await recordBookingChange(viewer, 'confirmPayOut', booking, { before: { paidOut: null }, after });
    return booking;
  });
}
