import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { mapConcurrent } from '../core/mapConcurrent';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { BookingChange, ChangeStatus } from '../bookings/bookingChange.entity';
import { Payment } from '../payments/payment.entity';
import { PATIENCE_MS, stopReconciling } from '../payments/payment.service';
import { repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import { listEvents, readSession } from '../integrations/payments';
import type { ProviderEvent as Told } from '../integrations/payments.shapes';
import { receiveEvent } from '../payments/webhookEvent.service';
import { closePage } from './paymentPage.service';
import { WebhookEvent } from '../payments/webhookEvent.entity';
import { expireCheckout, settleSession } from './settlement.service';

/** How many payments one run of the job asks about, and how many of them at once. */
const BATCH = 100;
const AT_ONCE = 5;
const DAY = 86_400_000;
/** The list is read again from so long before its newest event: some get into it late. */
const OVERLAP = 120_000;

/**
 * Asks the provider about payments that have not come to an end; a job. An event can be lost, or never be made:
 * who has paid should not wait for the hold to run out, and no page stays open behind what has ended.
 */
export async function reconcilePayments(): Promise<void> {
  const due = await repo(Payment).find({
    where: { dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    take: BATCH,
  });
  await mapConcurrent(AT_ONCE, due, askAbout);
}

/** What cannot be asked now is asked again after a while, and keeps nobody behind it waiting. */
async function askAbout(payment: Payment): Promise<void> {
  const { id, sessionId } = payment;
  try {
    const waits = await isAwaited(payment);
    await postpone(id);
    const session = sessionId ? await readSession(sessionId) : undefined;
    if (session?.paid) await settleSession(session);
    else if (session?.status === 'expired') await transaction(() => expireCheckout(session));
    else if (session && !waits) await closePage(payment);
    else if (!waits) await stopReconciling(id);
  } catch (error) {
    log.warn({ error, paymentId: id }, 'the provider could not be asked about a payment');
  }
}

async function postpone(id: string): Promise<void> {
  const dueAt = new Date(now().getTime() + PATIENCE_MS);
  await transaction(() => repo(Payment).update({ id, paidAt: IsNull(), dueAt: Not(IsNull()) }, { dueAt }));
}

/** Whether nights are held until this payment is made. */
const isAwaited = ({ bookingId, changeId }: Payment): Promise<boolean> =>
  changeId
    ? repo(BookingChange).existsBy({ id: changeId, status: ChangeStatus.HELD })
    : repo(Booking).existsBy({ id: bookingId, status: BookingStatus.HELD });

/**
 * Reads what the provider says has happened, on from the newest event that was read so before, and acts on those
 * that never came; a job. Without any, it looks a day back: no session lives longer.
 */
export async function readMissedEvents(): Promise<void> {
  const [newest] = await repo(WebhookEvent).find({
    where: { listed: true },
    order: { createdAt: 'DESC' },
    take: 1,
  });
  const since = new Date(newest ? newest.createdAt.getTime() - OVERLAP : Date.now() - DAY);
  let events: Told[];
  try {
    events = await listEvents({ since });
  } catch (error) {
    return log.warn({ error }, 'the provider could not be asked what has happened');
  }
  for (let from = 0; from < events.length; from += BATCH) await catchUp(events.slice(from, from + BATCH));
}

async function catchUp(events: Told[]): Promise<void> {
  const ids = In(events.map(({ id }) => id));
  const known = await repo(WebhookEvent).find({ where: { id: ids }, select: { id: true, listed: true } });
  const seen = new Map(known.map(({ id, listed }) => [id, listed]));
  for (const event of events) if (!seen.has(event.id)) await receiveEvent(event, { listed: true });
  if (known.some(({ listed }) => !listed))
    await transaction(() => repo(WebhookEvent).update({ id: ids, listed: false }, { listed: true }));
}
