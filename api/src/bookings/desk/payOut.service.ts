import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { transition } from '../history.service';
import { now } from '../../core/clock';
import { authorizedToAsk, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRow, repo, transaction } from '../../database/transaction';
import { englishDollars } from '../../mails/format';
import { Refund } from '../pay/refund.entity';
import { paymentStatusOf } from '../pay/refund.service';
import { FrontDeskRefused } from './frontDesk.types';
import type { PayOutInput } from './payOut.types';

/**
 * Records that a refund was paid out at the front desk, with the viewer and the time. The booking is REFUNDING until
 * all its refunds are paid. A second time changes nothing. Refuses FrontDeskRefused.
 */
export function confirmPayOut(viewer: Viewer | undefined, { refundId }: PayOutInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'payOut:confirm');
  return record(viewer, {
    refundId,
    paidOutById: who,
    action: 'confirmPayOut',
    permission: 'payOut:confirm',
  });
}

/**
 * Takes back a pay-out that was recorded by mistake: the refund is due again, and the history says who took it back.
 * A second time changes nothing. Refuses FrontDeskRefused.
 */
export function undoPayOut(viewer: Viewer | undefined, { refundId }: PayOutInput): Promise<Booking> {
  authorizeToAsk(viewer, 'payOut:undo');
  return record(viewer, { refundId, paidOutById: null, action: 'undoPayOut', permission: 'payOut:undo' });
}

/** What the history says about a pay-out. */
export const describePaidOut = (cents: number): string =>
  `${englishDollars(cents)} paid out at the front desk.`;

interface PayOutRecord {
  refundId: string;
  /** Who paid it out; null if it is not paid out. */
  paidOutById: string | null;
  action: string;
  permission: 'payOut:confirm' | 'payOut:undo';
}

const record = (
  viewer: Viewer | undefined,
  { refundId: id, paidOutById, action, permission }: PayOutRecord,
) =>
  transaction(async () => {
    const found = await repo(Refund).findOneBy({ id });
    const booking = found && (await lockRow(Booking, found.bookingId));
    if (!booking || !found.atDesk || !can(viewer, permission, booking))
      refuse(new FrontDeskRefused('This refund does not exist, or is not paid out at the front desk.'));
    const { paidOutAt, amountCents } = await repo(Refund).findOneByOrFail({ id });
    const isPaidOut = paidOutById !== null;
    if ((paidOutAt !== null) === isPaidOut) return booking;
    await repo(Refund).update({ id }, { paidOutAt: isPaidOut ? now() : null, paidOutById });
    const amount = englishDollars(amountCents);
    const why = isPaidOut
      ? describePaidOut(amountCents)
      : `The pay-out of ${amount} was taken back: it is due again.`;
    const payment = await paymentStatusOf(booking);
    await transition(booking, { payment }, { who: viewer?.id ?? null, why });
    const states = [{ paidOut: null }, { paidOut: amount }] as const;
    const [before, after] = isPaidOut ? states : [states[1], states[0]];
    await recordBookingChange(viewer, action, booking, { before, after });
    return booking;
  });
