import { fill } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { sumCents } from '../../../../schema/prices';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRow, repo, transaction } from '../../database/transaction';
import { dollars, englishDollars } from '../../mails/format';
import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { transition } from '../history.service';
import { Payment, PaymentMethod } from '../pay/payment.entity';
import { isDue, newRefund, Refund } from '../pay/refund.entity';
import { paymentStatusOf, refundMoved } from '../pay/refund.service';
import { AccountRefused, type SettleAccountInput, type UndoSettlementInput } from './account.types';
import { AccountSettlement, newAccountSettlement } from './accountSettlement.entity';

/**
 * Records that a company paid what it owes of a payment on account, or a part of it. The same key records it once. Refuses
 * AccountRefused.
 */
export function settleAccount(viewer: Viewer | undefined, input: SettleAccountInput): Promise<Payment> {
  const { id: userId } = authorizedToAsk(viewer, 'account:settle');
  const { paymentId, cents, paidBy, idempotencyKey: requestKey } = input;
  const note = input.note?.trim() || null;
  return transaction(async () => {
    const { booking, payment } = await lockAccount(viewer, paymentId);
    const known = await repo(AccountSettlement).findOneBy({ paymentId, requestKey });
    if (known?.cents === cents && known.paidBy === paidBy) return payment;
    if (known)
      refuse(new AccountRefused('This idempotency key was used for another settlement. Use a new one.'));
    if (cents > payment.openCents)
      refuse(
        new AccountRefused(
          payment.openCents
            ? fill('The company owes {open}. Enter that amount or less.', {
                open: exactDollars(payment.openCents),
              })
            : 'The company owes nothing of this payment.',
        ),
      );
    const of = { paymentId, bookingId: booking.id, userId };
    await repo(AccountSettlement).insert([newAccountSettlement({ ...of, paidBy, cents, note, requestKey })]);
    const settled = await writeOpen(payment, payment.openCents - cents);
    await refundMoved(booking);
    await recordChange(viewer, 'settleAccount', booking, [payment, settled]);
    return settled;
  });
}

/**
 * Undoes a settlement that was entered by mistake, by its opposite: the company owes the amount again. Refunds that were still
 * to be paid back to the company are taken off that first. Repeating it changes nothing. Refuses AccountRefused.
 */
export function undoSettlement(
  viewer: Viewer | undefined,
  { settlementId: id, reason }: UndoSettlementInput,
): Promise<Payment> {
  const { id: userId } = authorizedToAsk(viewer, 'account:settle');
  return transaction(async () => {
    const found = await repo(AccountSettlement).findOneBy({ id });
    const of = await repo(Payment).findOneBy({ id: found?.paymentId ?? '' });
    if (!found || !of || !can(viewer, 'account:settle', of))
      refuse(new AccountRefused('This settlement does not exist.'));
    const { paymentId, bookingId, paidBy, cents, undoesId } = found;
    if (undoesId)
      refuse(new AccountRefused('This entry undoes another one. Enter what the company paid again instead.'));
    const { booking, payment } = await lockAccount(viewer, paymentId);
    if (await repo(AccountSettlement).existsBy({ undoesId: id })) return payment;
    const settledCents = sumCents(await repo(AccountSettlement).findBy({ paymentId })) - cents;
    const refunds = (await repo(Refund).findBy({ paymentId })).filter(({ atDesk }) => atDesk);
    const due = refunds.filter(isDue);
    const dueCents = sumOf(due);
    const excess = sumOf(refunds) - settledCents;
    if (excess > dueCents)
      refuse(
        new AccountRefused(
          'A refund was paid back to the company. If that was a mistake, take back the pay-out first.',
        ),
      );
    const entry = { paymentId, bookingId, userId, paidBy, cents: -cents, note: reason.trim() };
    await repo(AccountSettlement).insert([
      newAccountSettlement({ ...entry, undoesId: id, requestKey: `undo-${id}` }),
    ]);
    const credited = Math.max(0, excess);
    const open = await writeOpen(payment, payment.openCents + cents - credited);
    if (credited) {
      await creditDue(due, credited);
      const why = `${englishDollars(credited)} of what was to be paid back to ${open.company} was taken off its account.`;
      await transition(booking, { payment: await paymentStatusOf(booking) }, { who: userId, why });
    } else await refundMoved(booking);
    await recordChange(viewer, 'undoSettlement', booking, [payment, open]);
    return open;
  });
}

const sumOf = (refunds: readonly Refund[]): number =>
  sumCents(refunds.map(({ amountCents: cents }) => ({ cents })));

/** Takes these cents of refunds that are due off the account instead. */
async function creditDue(due: readonly Refund[], cents: number): Promise<void> {
  let left = cents;
  for (const refund of due) {
    const part = Math.min(left, refund.amountCents);
    left -= part;
    if (!part) return;
    const toAccount = { atDesk: false, toAccount: true };
    if (part === refund.amountCents) {
      await repo(Refund).update({ id: refund.id }, toAccount);
      continue;
    }
    await repo(Refund).update({ id: refund.id }, { amountCents: refund.amountCents - part });
    const { paymentId, bookingId, hotelId, reason, requestKey, createdAt, dueAt } = refund;
    const same = { paymentId, bookingId, hotelId, reason, requestKey, createdAt, dueAt };
    await repo(Refund).insert([newRefund({ ...same, ...toAccount, amountCents: part })]);
  }
}

/** Locks the booking of a payment on account. Refuses AccountRefused for other payments,
 * for those of other hotels, and for a voided one. */
async function lockAccount(
  viewer: Viewer | undefined,
  id: string,
): Promise<{ booking: Booking; payment: Payment }> {
  const found = await repo(Payment).findOneBy({ id });
  if (found?.method !== PaymentMethod.ON_ACCOUNT || !can(viewer, 'account:settle', found))
    refuse(new AccountRefused('This payment does not exist, or is not on account.'));
  const booking = await lockRow(Booking, found.bookingId);
  const payment = await repo(Payment).findOneByOrFail({ id });
  if (!payment.paidAt) refuse(new AccountRefused('This payment was voided.'));
  return { booking, payment };
}

/** Writes what is open of a payment on account, in cents. */
async function writeOpen(payment: Payment, openCents: number): Promise<Payment> {
  const open = { openCents, openSince: openCents ? payment.paidAt : null };
  await repo(Payment).update({ id: payment.id }, open);
  return repo(Payment).findOneByOrFail({ id: payment.id });
}

const recordChange = (
  viewer: Viewer | undefined,
  action: string,
  booking: Booking,
  [before, after]: [Payment, Payment],
): Promise<void> =>
  recordBookingChange(viewer, action, booking, {
    before: { openCents: before.openCents },
    after: { openCents: after.openCents },
  });
