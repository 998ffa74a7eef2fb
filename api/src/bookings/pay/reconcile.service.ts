import { Booking, BookingStatus } from '../booking.entity';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { log } from '../../core/log';
import { processDueRows } from '../../database/dueRows';
import { repo, transaction } from '../../database/transaction';
import { readSession } from '../../external/payments';
import { EVENT_WAIT_MS, completeCard, stopReconciling } from './payment.service';
import { Payment } from './payment.entity';
import { closePage } from './paymentPage.service';
import { expireCheckout, settleSession } from './settlement.service';
import { isBalanceAwaited } from '../online/openPages.service';

/** The first wait is as long as for events. A session is asked about at equal pauses until it has ended. */
const BACKOFF = { firstMs: EVENT_WAIT_MS, longestMs: EVENT_WAIT_MS };

/**
 * Asks the provider about payments without an outcome; a job.
 * It finds payments whose event was lost or never made, and closes pages whose hold has ended or whose sum is not owed.
 */
export async function reconcilePayments(): Promise<void> {
  await processDueRows({
    entity: Payment,
    backoff: BACKOFF,
    work: reconcile,
    failed: (error, { id }) =>
      log.warn({ error, paymentId: id }, 'the provider could not be asked about a payment'),
  });
}

async function reconcile(payment: Payment): Promise<void> {
  if (payment.paidAt) return completeCard(payment);
  const awaited = await isAwaited(payment);
  const session = payment.sessionId ? await readSession(payment.sessionId) : undefined;
  if (session?.paid) {
    await settleSession(session);
    // If it was not settled, it does not match, and asking again would change nothing.
    await stopReconciling(payment);
  } else if (session?.status === 'expired') await transaction(() => expireCheckout(session));
  else if (session && !awaited) await closePage(payment);
  else if (!awaited) await stopReconciling(payment);
}

/** Whether nights are held for this payment, or what it pays is still owed. */
function isAwaited(payment: Payment): Promise<boolean> {
  const { bookingId, changeId, requestKey } = payment;
  if (changeId) return repo(BookingChange).existsBy({ id: changeId, status: ChangeStatus.HELD });
  if (requestKey) return isBalanceAwaited(payment);
  return repo(Booking).existsBy({ id: bookingId, status: BookingStatus.HELD });
}
