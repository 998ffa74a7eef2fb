import { Not } from 'typeorm';
import { sumCents } from '../../../../schema/prices';
import { repo } from '../../database/transaction';
import type { Booking, PaymentStatus } from '../booking.entity';
import { transition } from '../history.service';
import { Payment } from '../pay/payment.entity';
import { paymentStatusOf, queueRefund, refundMoved } from '../pay/refund.service';
import { Dispute, DisputeStatus, isWithholding } from './dispute.entity';
import { tellOfDispute } from './disputeMails.service';
import { describeDispute, describeTaken } from './disputeWords';
import { arrangeRefunds, withheldCentsOf } from './withheldRefunds.service';

const { WARNING, LOST, WON } = DisputeStatus;

/**
 * Writes a dispute in its new state with all that follows from it, inside the caller's transaction with the booking's row
 * locked: what the bank took, the refunds that are withheld, due again or no longer owed, a line in the history when the
 * state or the sum changes, and mails to the administrators. `before` is its last known state; null if it is new.
 */
export async function applyDispute(
  booking: Booking,
  before: Dispute | null,
  dispute: Dispute,
): Promise<void> {
  const { id, paymentId, status } = dispute;
  const wasLost = before?.status === LOST;
  const taken = wasLost ? before.takenCents : 0;
  dispute.takenCents = status === WARNING || status === WON ? 0 : await takenNow(dispute);
  const again = wasLost && status !== LOST ? dispute.settledCents : 0;
  if (again) dispute.settledCents = 0;
  if (before) await repo(Dispute).save(dispute);
  else await repo(Dispute).insert(dispute);

  const more = (status === LOST ? dispute.takenCents : 0) - taken;
  if (more) {
    const { disputedCents } = await repo(Payment).findOneByOrFail({ id: paymentId });
    await repo(Payment).update({ id: paymentId }, { disputedCents: disputedCents + more });
    booking.disputedCents += more;
  }
  const waited = await withheldCentsOf(booking);
  const settled = await arrangeRefunds(booking);
  if (settled) await repo(Dispute).update({ id }, { settledCents: dispute.settledCents + settled });
  const payment = more ? await statusAfter(booking, again) : booking.payment;
  const released = waited - settled - (await withheldCentsOf(booking));
  const why = describeDispute(before, dispute, Math.max(released, again));
  // Without a step, what the bank holds may still have changed.
  if (!why && !more) await refundMoved(booking);
  else
    await transition(
      booking,
      { payment },
      { who: null, why: why ?? describeTaken(dispute), settles: more !== 0 },
    );
  await tellOfDispute(booking, before, dispute);
}

/** The payment status after money was lost or came back: refunds that a loss settled are due again when it is reversed. */
const statusAfter = (booking: Booking, againCents: number): Promise<PaymentStatus> =>
  againCents > 0 ? queueRefund(booking, againCents, 'cancelled') : paymentStatusOf(booking);

/** What the bank has taken of the payment with this dispute: at most what other disputes left of it. */
async function takenNow({ id, paymentId, amountCents }: Dispute): Promise<number> {
  const payment = await repo(Payment).findOneByOrFail({ id: paymentId });
  const others = await repo(Dispute).findBy({ paymentId, id: Not(id) });
  const taken = others
    .filter((other) => other.status === LOST || isWithholding(other))
    .map(({ takenCents: cents }) => ({ cents }));
  return Math.min(amountCents, payment.amountCents - sumCents(taken));
}
