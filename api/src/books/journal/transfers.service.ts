import type { MoneyMoved } from '../../bookings/folio/folio.service';
import { Dispute, DisputeStatus, isWithholding } from '../../bookings/dispute/dispute.entity';
import { entryDay } from '../../bookings/hotelDay.service';
import { AccountSettlement, SettledBy } from '../../bookings/onAccount/accountSettlement.entity';
import { type Payment, PaymentMethod } from '../../bookings/pay/payment.entity';
import { isDue, type Refund } from '../../bookings/pay/refund.entity';
import { repo } from '../../database/transaction';
import { BookAccount } from '../accounts';
import { balanceEntries, type Moved } from './postEntries.service';

/**
 * Posts what left the hotel's accounts for a booking since its last step: refunds that were sent or paid out, payments
 * that a bank took, and what companies paid of their accounts. Runs inside the transaction of the step. Repeating it posts nothing.
 */
export async function postTransfers({ booking, payments, refunds }: MoneyMoved): Promise<void> {
  const { id: bookingId, hotelId, paidCents } = booking;
  if (paidCents === 0) return;
  const disputes = await repo(Dispute).findBy({ bookingId });
  const isOnAccount = payments.some(({ method }) => method === PaymentMethod.ON_ACCOUNT);
  const settlements = isOnAccount ? await repo(AccountSettlement).findBy({ bookingId }) : [];
  if (refunds.length === 0 && disputes.length === 0 && settlements.length === 0) return;
  const moved = transfersOf({ refunds, disputes, payments, settlements });
  await balanceEntries({ hotelId, bookingId, day: await entryDay(booking) }, moved);
}

/** The rows of a booking that move money between the accounts of its hotel. */
interface MoneyRows {
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  payments: readonly Payment[];
  settlements: readonly AccountSettlement[];
}

/**
 * What moved between the accounts of a hotel for a booking: refunds that were sent or paid out, what banks took, and what
 * companies paid of their accounts.
 */
export function transfersOf({ refunds, disputes, payments, settlements }: MoneyRows): Moved[] {
  const methods = new Map(payments.map(({ id, method }) => [id, method]));
  const sent = refunds.filter((refund) => !isDue(refund) && refund.amountCents > 0);
  return [
    ...sent.map((refund) => refundPosting(refund, methods.get(refund.paymentId))),
    ...disputes.filter(hasTaken).map(disputePosting),
    ...settlements.map(settlementPosting),
  ];
}

/** The account from which a front desk pays out, by how it was paid. A company is paid back by the bank. */
const PAID_OUT_FROM: Record<PaymentMethod, BookAccount> = {
  [PaymentMethod.ONLINE]: BookAccount.CARD_ONLINE,
  [PaymentMethod.CASH]: BookAccount.CASH,
  [PaymentMethod.TERMINAL]: BookAccount.CARD_AT_DESK,
  [PaymentMethod.ON_ACCOUNT]: BookAccount.BANK,
};

function refundPosting({ id, atDesk, toAccount, amountCents }: Refund, method?: PaymentMethod): Moved {
  const posting = { debit: BookAccount.REFUNDS_PAYABLE, cents: amountCents, source: id };
  if (toAccount)
    return {
      ...posting,
      credit: BookAccount.RECEIVABLES,
      why: 'A refund was taken off what a company owes.',
    };
  if (!atDesk) return { ...posting, credit: BookAccount.CARD_ONLINE, why: 'A refund was sent to the card.' };
  return { ...posting, credit: PAID_OUT_FROM[method!], why: 'A refund was paid out at the front desk.' };
}

/** The account that a settlement reaches. */
const SETTLED_TO: Record<SettledBy, BookAccount> = {
  [SettledBy.BANK_TRANSFER]: BookAccount.BANK,
  [SettledBy.TERMINAL]: BookAccount.CARD_AT_DESK,
  [SettledBy.CASH]: BookAccount.CASH,
};

const settlementPosting = ({ id, paidBy, cents, userId }: AccountSettlement): Moved => ({
  debit: SETTLED_TO[paidBy],
  credit: BookAccount.RECEIVABLES,
  cents,
  userId,
  source: id,
  why: cents > 0 ? 'A company paid its account.' : 'A payment of a company was entered by mistake.',
});

const hasTaken = (dispute: Dispute): boolean =>
  dispute.status === DisputeStatus.LOST || isWithholding(dispute);

const disputePosting = ({ id, takenCents }: Dispute): Moved => ({
  debit: BookAccount.DISPUTES,
  credit: BookAccount.CARD_ONLINE,
  cents: takenCents,
  source: id,
  why: "The guest's bank took a payment back.",
});
