import { In, LessThan } from 'typeorm';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { hook } from '../../core/hooks';
import { log } from '../../core/log';
import { isDuplicate } from '../../database/dbErrors';
import { processDueRows } from '../../database/dueRows';
import { lockRows, repo, transaction } from '../../database/transaction';
import { listEvents } from '../../external/payments';
import type { PaymentEvent, ProviderSession } from '../../external/payments.shapes';
import { addCard } from './payment.service';
import { recordProviderRefund } from './providerRefund.service';
import { refundBooking } from './refund.service';
import { ProviderEvent, newProviderEvent } from './providerEvent.entity';

const BACKOFF = { firstMs: 5000, longestMs: 3_600_000 };
const DAY = 86_400_000;
/** Listed events that are compared with the stored ones by one statement. */
const BATCH = 100;
/** How far before its newest event the list is read again, in milliseconds: some events are listed late. */
const OVERLAP = 120_000;

/** A provider's event about a checkout session. */
export interface SessionEvent {
  type: string;
  session: ProviderSession;
}

/**
 * Runs inside the transaction that marks an event as processed.
 * A listener returns the id of the booking whose refunds may be due.
 */
export const onSessionEvent = hook<SessionEvent, string | undefined>();

/**
 * Stores an event of the card provider before it is processed, so that it cannot be lost. A repeated event is
 * ignored.
 */
export async function storeEvent(event: PaymentEvent, { listed = false } = {}): Promise<void> {
  const { id, type, createdAt, session, refund } = event;
  const about = { ...(session ? { session } : {}), ...(refund ? { refund } : {}) };
  const at = now();
  const row = newProviderEvent({ id, type, about, createdAt, receivedAt: at, listed, dueAt: at });
  try {
    await transaction(() => repo(ProviderEvent).insert(row));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    log.info({ eventId: id }, 'an event was delivered again');
  }
}

/** Processes a stored event now. After a failure the job retries it. */
export const processEvent = (id: string): Promise<void> =>
  act(id).catch((error: unknown) => logFailure(error, { id }));

/** Processes events that failed or that were stored when the process died; a job. */
export async function processDueEvents(): Promise<void> {
  await processDueRows({
    entity: ProviderEvent,
    backoff: BACKOFF,
    work: ({ id }) => act(id),
    failed: logFailure,
  });
}

const logFailure = (error: unknown, { id }: Pick<ProviderEvent, 'id'>): void =>
  log.error({ error, eventId: id }, 'an event could not be acted on and will be tried again');

/**
 * Processes a stored event once: its effect and its mark are written in one transaction.
 * Paid and expired are final and exclude each other, so events may arrive in any order.
 */
async function act(id: string): Promise<void> {
  const stored = await repo(ProviderEvent).findOneBy({ id });
  const known = stored?.dueAt && stored.about.session && (await addCard(stored.about.session));
  const bookingIds = await transaction(async () => {
    const [event] = await lockRows(ProviderEvent, [id]);
    if (!event?.dueAt) return [];
    await repo(ProviderEvent).update({ id }, { dueAt: null });
    const { type, about } = event;
    if (about.refund) await recordProviderRefund(about.refund);
    const session = known || about.session;
    return session ? Object.values(await onSessionEvent.run({ type, session })) : [];
  });
  for (const bookingId of bookingIds) if (bookingId) await refundBooking(bookingId);
}

/**
 * Reads the provider's list from the newest listed event on, and processes the events that were never
 * delivered; a job.
 * Without a listed event it reads a day back, which is longer than a session lasts.
 */
export async function readMissedEvents(): Promise<void> {
  const [newest] = await repo(ProviderEvent).find({
    where: { listed: true },
    order: { createdAt: 'DESC' },
    take: 1,
  });
  const since = new Date(newest ? newest.createdAt.getTime() - OVERLAP : Date.now() - DAY);
  let events: PaymentEvent[];
  try {
    events = await listEvents({ since });
  } catch (error) {
    return log.warn({ error }, 'the provider could not be asked what has happened');
  }
  for (let from = 0; from < events.length; from += BATCH) await catchUp(events.slice(from, from + BATCH));
}

async function catchUp(events: PaymentEvent[]): Promise<void> {
  const ids = In(events.map(({ id }) => id));
  const known = await repo(ProviderEvent).find({ where: { id: ids }, select: { id: true, listed: true } });
  const seen = new Set(known.map(({ id }) => id));
  for (const event of events) {
    if (seen.has(event.id)) continue;
    await storeEvent(event, { listed: true });
    await processEvent(event.id);
  }
  if (known.some(({ listed }) => !listed))
    await transaction(() => repo(ProviderEvent).update({ id: ids, listed: false }, { listed: true }));
}

/** Deletes events that are too old to be delivered again; a job. */
export async function purgeProviderEvents(): Promise<void> {
  const receivedAt = LessThan(new Date(now().getTime() - config.keepDays.events * DAY));
  await transaction(() => repo(ProviderEvent).delete({ receivedAt }));
}
