import { LessThan, LessThanOrEqual } from 'typeorm';
import { mapConcurrent } from '../core/mapConcurrent';
import { refundBooking } from './refund.service';
import { recordProviderRefund } from './providerRefund.service';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import type { ProviderEvent as Told } from '../integrations/payments.shapes';
import { WebhookEvent } from './webhookEvent.entity';
import { expireCheckout, settle } from '../checkouts/settlement.service';

/** How many events one run of the job acts on, and on how many of them at once. */
const BATCH = 100;
const AT_ONCE = 5;
const SHORTEST_PAUSE = 5000;
const LONGEST_PAUSE = 3_600_000;
/** The provider lists events for 30 days, and may deliver them again for three. */
const FORGET_AFTER = 40 * 86_400_000;

/** Keeps an event of the card provider, so that it cannot be lost any more; one that came before is not kept again. */
export async function storeEvent(event: Told, { listed = false } = {}): Promise<void> {
  const { id, type, createdAt, session, refund } = event;
  const about = { ...(session ? { session } : {}), ...(refund ? { refund } : {}) };
  const at = now();
  const row = { id, type, about, createdAt, receivedAt: at, listed, dueAt: at, attempts: 0 };
  try {
    await transaction(() => repo(WebhookEvent).insert(row));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    log.info({ eventId: id }, 'an event came again');
  }
}

/**
 * Acts on a kept event, once: what it means and that it was done are written together. Paid and given up are
 * final and exclude each other, so events may come in any order. What fails is tried again by the job.
 */
export async function processEvent(id: string): Promise<void> {
  try {
    const bookingId = await transaction(async () => {
      const [event] = await lockRows(WebhookEvent, [id]);
      if (!event?.dueAt) return undefined;
      await repo(WebhookEvent).update({ id }, { dueAt: null });
      return decide(event);
    });
    if (bookingId) await refundBooking(bookingId);
  } catch (error) {
    log.error({ error, eventId: id }, 'an event could not be acted on and will be tried again');
    await postpone(id);
  }
}

/** Keeps an event and acts on it. */
export async function receiveEvent(event: Told, options?: { listed: boolean }): Promise<void> {
  await storeEvent(event, options);
  await processEvent(event.id);
}

async function decide({ type, about }: WebhookEvent): Promise<string | undefined> {
  const { session, refund } = about;
  if (session?.paid) return settle(session);
  if (session && type === 'checkout.session.expired') await expireCheckout(session);
  if (refund) await recordProviderRefund(refund);
  return undefined;
}

async function postpone(id: string): Promise<void> {
  const { attempts } = await repo(WebhookEvent).findOneByOrFail({ id });
  const pause = Math.min(SHORTEST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  const dueAt = new Date(now().getTime() + pause);
  await transaction(() => repo(WebhookEvent).update({ id }, { attempts: attempts + 1, dueAt }));
}

/** Acts on events that were kept when the process died, or that failed; a job. */
export async function processDueEvents(): Promise<void> {
  const due = await repo(WebhookEvent).find({
    where: { dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    select: { id: true },
    take: BATCH,
  });
  await mapConcurrent(AT_ONCE, due, ({ id }) => processEvent(id));
}

/** Forgets events that can no longer come again; a job. */
export async function forgetEvents(): Promise<void> {
  const receivedAt = LessThan(new Date(now().getTime() - FORGET_AFTER));
  await transaction(() => repo(WebhookEvent).delete({ receivedAt }));
}
