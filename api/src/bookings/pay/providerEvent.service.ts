import { In, LessThan } from 'typeorm';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { hook } from '../../core/hooks';
import { log } from '../../core/log';
import { isDuplicate } from '../../database/dbErrors';
import { workOffDue } from '../../database/dueRows';
import { lockRows, repo, transaction } from '../../database/transaction';
import { listEvents } from '../../external/payments';
import type { ProviderEvent, ProviderSession } from '../../external/payments.shapes';
import { addCard } from './payment.service';
import { recordProviderRefund } from './providerRefund.service';
import { refundBooking } from './refund.service';
import { WebhookEvent, newProviderEvent } from './providerEvent.entity';

const BACKOFF = { firstMs: 5000, longestMs: 3_600_000 };
const DAY = 86_400_000;
/** How many listed events are compared with the stored ones at once. */
const BATCH = 100;
/** The list is read again from so long before its newest event, in milliseconds: some get into it late. */
const OVERLAP = 120_000;

/** What an event says of a checkout session. */
export interface SessionEvent {
  type: string;
  session: ProviderSession;
}

/**
 * Runs inside the transaction in which an event is marked as done: decides what it means for a booking. A listener
 * answers the id of the booking of which something may have to be refunded then.
 */
export const onSessionEvent = hook<SessionEvent, string | undefined>();

/** Stores an event of the card provider, so that it cannot be lost any more; one that came before is not stored again. */
export async function storeEvent(event: ProviderEvent, { listed = false } = {}): Promise<void> {
  const { id, type, createdAt, session, refund } = event;
  const about = { ...(session ? { session } : {}), ...(refund ? { refund } : {}) };
  const at = now();
  const row = newProviderEvent({ id, type, about, createdAt, receivedAt: at, listed, dueAt: at });
  try {
    await transaction(() => repo(WebhookEvent).insert(row));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    log.info({ eventId: id }, 'an event came again');
  }
}

/** Acts on a stored event now; what fails is tried again by the job. */
export const processEvent = (id: string): Promise<void> =>
  act(id).catch((error: unknown) => logFailure(error, { id }));

/** Acts on events that were stored when the process died, or that failed; a job. */
export async function processDueEvents(): Promise<void> {
  await workOffDue({
    entity: WebhookEvent,
    backoff: BACKOFF,
    work: ({ id }) => act(id),
    failed: logFailure,
  });
}

const logFailure = (error: unknown, { id }: Pick<WebhookEvent, 'id'>): void =>
  log.error({ error, eventId: id }, 'an event could not be acted on and will be tried again');

/**
 * Acts on a stored event once: what it means and that it was done are written together. Paid and expired are final
 * and exclude each other, so events may come in any order.
 */
async function act(id: string): Promise<void> {
  const stored = await repo(WebhookEvent).findOneBy({ id });
  const known = stored?.dueAt && stored.about.session && (await addCard(stored.about.session));
  const bookingIds = await transaction(async () => {
    const [event] = await lockRows(WebhookEvent, [id]);
    if (!event?.dueAt) return [];
    await repo(WebhookEvent).update({ id }, { dueAt: null });
    const { type, about } = event;
    if (about.refund) await recordProviderRefund(about.refund);
    const session = known || about.session;
    return session ? Object.values(await onSessionEvent.run({ type, session })) : [];
  });
  for (const bookingId of bookingIds) if (bookingId) await refundBooking(bookingId);
}

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
  let events: ProviderEvent[];
  try {
    events = await listEvents({ since });
  } catch (error) {
    return log.warn({ error }, 'the provider could not be asked what has happened');
  }
  for (let from = 0; from < events.length; from += BATCH) await catchUp(events.slice(from, from + BATCH));
}

async function catchUp(events: ProviderEvent[]): Promise<void> {
  const ids = In(events.map(({ id }) => id));
  const known = await repo(WebhookEvent).find({ where: { id: ids }, select: { id: true, listed: true } });
  const seen = new Set(known.map(({ id }) => id));
  for (const event of events) {
    if (seen.has(event.id)) continue;
    await storeEvent(event, { listed: true });
    await processEvent(event.id);
  }
  if (known.some(({ listed }) => !listed))
    await transaction(() => repo(WebhookEvent).update({ id: ids, listed: false }, { listed: true }));
}

/** Forgets events that can no longer come again; a job. */
export async function forgetEvents(): Promise<void> {
  const receivedAt = LessThan(new Date(now().getTime() - config.keepDays.events * DAY));
  await transaction(() => repo(WebhookEvent).delete({ receivedAt }));
}
