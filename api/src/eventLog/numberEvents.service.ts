import { setTimeout as pause } from 'node:timers/promises';
import { In, IsNull } from 'typeorm';
import { perApp } from '../core/appState';
import { publish } from '../core/events';
import { hook } from '../core/hooks';
import { runExclusive } from '../core/runExclusive';
import { isDuplicate } from '../database/dbErrors';
import { afterCommit, lockRow, repo, transaction } from '../database/transaction';
import { ALL_EVENTS, EventCounter, newEventCounter } from './eventCounter.entity';
import { LoggedEvent, type NumberedEvent } from './loggedEvent.entity';

declare module '../core/events' {
  interface Events {
    /** Events up to this position have their numbers; the key is 'all'. */
    eventsNumbered: { last: number };
  }
}

/** Events that one transaction numbers. */
const BATCH = 200;
/** Milliseconds between the starts of two runs, in which events gather. */
const GATHER_MS = 100;

/** Runs inside the transaction that gives these events their places, in the order of the log. */
export const onEventsNumbered = hook<NumberedEvent[]>();

const started = perApp(() => ({ at: 0 }));

/** Numbers the events that are committed, now or a moment after the last time. */
export const numberSoon = (): Promise<void> => runExclusive(numberEvents);

/**
 * Gives committed events their places in the log; a job, and called after each event. A place is final: an event whose
 * transaction commits later gets a later one. Events of one booking or of one night are in the order in which they happened.
 */
export async function numberEvents(): Promise<void> {
  await pause(Math.max(0, started().at + GATHER_MS - Date.now()));
  started().at = Date.now();
  while ((await numberBatch()) === BATCH);
}

/** The number of events that got a place. */
async function numberBatch(): Promise<number> {
  if (!(await repo(LoggedEvent).existsBy({ position: IsNull() }))) return 0;
  if (!(await repo(EventCounter).existsBy({ id: ALL_EVENTS }))) await addCounter();
  return transaction(async () => {
    const all = await lockRow(EventCounter, ALL_EVENTS);
    const events = await repo(LoggedEvent).find({
      where: { position: IsNull() },
      order: { id: 'ASC' },
      take: BATCH,
    });
    if (!events.length) return 0;
    const hotelIds = events.flatMap(({ hotelId }) => hotelId ?? []);
    const stored = await repo(EventCounter).findBy({ id: In(hotelIds) });
    const counters = new Map(stored.map((counter) => [counter.id, counter]));
    for (const event of events) {
      event.position = ++all.last;
      event.hotelSequence = event.hotelId === null ? null : countOf(event.hotelId, counters);
    }
    await repo(EventCounter).upsert([all, ...counters.values()], ['id']);
    await storePlaces(events as NumberedEvent[]);
    await onEventsNumbered.run(events as NumberedEvent[]);
    const { last } = all;
    afterCommit(() => publish('eventsNumbered', 'all', { last }));
    return events.length;
  });
}

/** The next number of a hotel's events. */
function countOf(hotelId: string, counters: Map<string, EventCounter>): number {
  const counter = counters.get(hotelId) ?? newEventCounter({ id: hotelId });
  counters.set(hotelId, counter);
  return ++counter.last;
}

/** Stores the places of all events in one statement. */
async function storePlaces(events: NumberedEvent[]): Promise<void> {
  const chosen = (value: (event: NumberedEvent) => number | null) => () =>
    `CASE id ${events.map((event) => `WHEN ${event.id} THEN ${value(event) ?? 'NULL'}`).join(' ')} END`;
  await repo(LoggedEvent)
    .createQueryBuilder()
    .update()
    .set({ position: chosen((one) => one.position), hotelSequence: chosen((one) => one.hotelSequence) })
    .whereInIds(events.map(({ id }) => id))
    .execute();
}

/** Adds the counter of all events. Two instances may do so at once. */
async function addCounter(): Promise<void> {
  try {
    await transaction(() => repo(EventCounter).insert(newEventCounter({ id: ALL_EVENTS })));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
