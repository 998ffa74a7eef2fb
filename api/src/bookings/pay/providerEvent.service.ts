import { In, LessThan, Not } from 'typeorm';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { hook } from '../../core/hooks';
import { log } from '../../core/log';
import { isDuplicate } from '../../database/dbErrors';
import { processDueRows } from '../../database/dueRows';
import { lockRows, oneStatement, repo, transaction } from '../../database/transaction';
import { listEvents } from '../../external/payments';
import { listRefunds } from '../../external/payments.refunds';
import type { PaymentEvent, ProviderRefund, ProviderSession } from '../../external/payments.shapes';
import { Booking } from '../booking.entity';
import { recordDispute, refreshDispute } from '../dispute/dispute.service';
import { EVENT_WAIT_MS, addCard } from './payment.service';
import { findUnrecorded, recordProviderRefund } from './providerRefund.service';
import { sendDueRefunds } from './refund.service';
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
export async function storeEvent(event: PaymentEvent, { listed = false, waitMs = 0 } = {}): Promise<void> {
  const { id, type, createdAt, session, refund, dispute } = event;
  const about = {
    ...(session ? { session } : {}),
    ...(refund ? { refund } : {}),
    ...(dispute ? { dispute } : {}),
  };
  const at = now();
  const row = newProviderEvent({
    id,
    type,
    about,
    createdAt,
    receivedAt: at,
    listed,
    dueAt: new Date(at.getTime() + waitMs),
  });
  try {
    await oneStatement(() => repo(ProviderEvent).insert(row));
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
 * Paid and expired are final and exclude each other, so events may arrive in any order. A dispute of a payment that is not
 * known yet stays due for a day.
 */
async function act(id: string): Promise<void> {
  for (const bookingId of await apply(id)) await sendDueRefunds(bookingId);
}

/** Like act(), without sending refunds; returns the bookings whose refunds may be due. */
async function apply(id: string): Promise<string[]> {
  const stored = await repo(ProviderEvent).findOneBy({ id });
  const known = stored?.dueAt && stored.about.session && (await addCard(stored.about.session));
  const dispute = stored?.dueAt && stored.about.dispute && (await refreshDispute(stored.about.dispute));
  const bookingIds = await transaction(async () => {
    const [event] = await lockRows(ProviderEvent, [id]);
    if (!event?.dueAt) return [];
    const { type, about, createdAt } = event;
    const disputed = dispute ? await recordDispute(dispute, createdAt) : undefined;
    // Its payment may not be settled yet, because events arrive in any order.
    if (disputed && !disputed.isKnown && createdAt.getTime() + DAY > now().getTime()) return [];
    await repo(ProviderEvent).update({ id }, { dueAt: null });
    if (about.refund) await recordProviderRefund(about.refund);
    if (disputed) return [disputed.bookingId];
    const session = known || about.session;
    return session ? Object.values(await onSessionEvent.run({ type, session })) : [];
  });
  return bookingIds.filter((bookingId) => bookingId !== undefined);
}

/**
 * Reads what the provider lists since the last moment of which we know everything, and acts on what we do not have: its
 * events that were never delivered, and its refunds that have no row, as after a restore; a job.
 */
export async function readMissedEvents(): Promise<void> {
  for (const bookingId of (await catchUp()) ?? []) await sendDueRefunds(bookingId);
}

/** Like readMissedEvents(), without sending refunds; false if the provider could not be asked. Joins onFirstRefund. */
export const learnRefunds = async (): Promise<boolean> => (await catchUp()) !== undefined;

/** Returns the bookings whose refunds may be due; undefined if the provider could not be asked. */
async function catchUp(): Promise<string[] | undefined> {
  const since = await lastKnownMoment();
  let refunds: ProviderRefund[];
  let events: PaymentEvent[];
  try {
    refunds = await listRefunds({ since });
    events = await listEvents({ since });
  } catch (error) {
    log.warn({ error }, 'the provider could not be asked what has happened');
    return undefined;
  }
  // Refunds are stored first: once events are stored, the next read starts later. They are acted on last, since events
  // settle the payments.
  const missed = await storeRefunds(refunds);
  const ids: string[] = [];
  for (let from = 0; from < events.length; from += BATCH)
    ids.push(...(await storeListed(events.slice(from, from + BATCH))));
  const bookingIds: string[] = [];
  for (const id of [...ids, ...missed])
    bookingIds.push(...(await apply(id).catch((error: unknown) => (logFailure(error, { id }), []))));
  return bookingIds;
}

/**
 * The time of the newest event that was listed. Everything before it is stored, also in a backup. Before the first one,
 * the time of the oldest booking, or a day ago.
 */
async function lastKnownMoment(): Promise<Date> {
  const newest = await findNewestListed();
  if (newest) return new Date(newest.createdAt.getTime() - OVERLAP);
  const [oldest] = await repo(Booking).find({
    select: { createdAt: true },
    order: { createdAt: 'ASC' },
    take: 1,
  });
  return oldest?.createdAt ?? new Date(Date.now() - DAY);
}

const findNewestListed = (): Promise<ProviderEvent | null> =>
  repo(ProviderEvent).findOne({ where: { listed: true }, order: { createdAt: 'DESC' } });

/** Stores the refunds that our rows do not have as the provider has them, once each. Returns the ids of their events. */
async function storeRefunds(refunds: ProviderRefund[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < refunds.length; from += BATCH)
    for (const refund of await findUnrecorded(refunds.slice(from, from + BATCH))) {
      const id = `listed_${refund.status}_${refund.id}`;
      const createdAt = refund.madeAt ? new Date(refund.madeAt) : now();
      await storeEvent({ id, type: 'refund.listed', createdAt, refund }, { waitMs: EVENT_WAIT_MS });
      ids.push(id);
    }
  return ids;
}

/** Stores the events that are new, and returns their ids. */
async function storeListed(events: PaymentEvent[]): Promise<string[]> {
  const ids = In(events.map(({ id }) => id));
  const known = await repo(ProviderEvent).find({ where: { id: ids }, select: { id: true, listed: true } });
  const seen = new Set(known.map(({ id }) => id));
  const missed = events.filter(({ id }) => !seen.has(id));
  for (const event of missed) await storeEvent(event, { listed: true });
  if (known.some(({ listed }) => !listed))
    await transaction(() => repo(ProviderEvent).update({ id: ids, listed: false }, { listed: true }));
  return missed.map(({ id }) => id);
}

/** Deletes events that are too old to be delivered again; a job. The newest listed one says from when on to read. */
export async function purgeProviderEvents(): Promise<void> {
  const receivedAt = LessThan(new Date(now().getTime() - config.keepDays.events * DAY));
  const newest = await findNewestListed();
  const id = newest ? Not(newest.id) : undefined;
  await transaction(() => repo(ProviderEvent).delete({ receivedAt, ...(id && { id }) }));
}
