import { createHash } from 'node:crypto';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../core/concurrency';
import { LIMITS } from '../../../schema/limits';
import type { StayDates } from '../../../schema/nights';
import { SUMMARY_LENGTH } from './calendarConflict.entity';

/** An event of another calendar that takes nights at the hotel. */
export interface CalendarEvent extends StayDates {
  /** SHA-256 of what names it in its calendar; two events of a calendar have different ones. */
  key: string;
  /** Its identifier in its calendar, as written there. */
  uid: string;
  /** Its title; may be empty. */
  summary: string;
}

/** The file is not a calendar, or not one that can be read in time. */
export class UnreadableCalendar extends Error {}

const PROGRAM = path.join(__dirname, 'readEvents.worker.js');
const TIMEOUT_MS = 3000;
const MEMORY_MB = 128;
/** Files that are parsed at once, and that wait. */
const parsing = limitConcurrency(2, 20);

type Found = Omit<CalendarEvent, 'key'>;

/**
 * The events of a calendar file that take nights of [from, to) at a hotel of this time zone, in the order of the file.
 * Events that are cancelled or take no time are left out. Throws UnreadableCalendar, and QueueFull if too many wait.
 */
export const readEvents = async (text: string, range: EventRange): Promise<CalendarEvent[]> =>
  withKeys(await parsing(() => parse(text, range)));

/** The nights [from, to) at a hotel of this time zone. */
interface EventRange {
  timeZone: string;
  from: string;
  to: string;
}

function parse(text: string, { timeZone, from, to }: EventRange): Promise<Found[]> {
  const worker = new Worker(PROGRAM, {
    workerData: { text, timeZone, from, to, most: LIMITS.calendarEvents },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise<Found[]>((resolve, reject) => {
    const fail = (reason: string) => reject(new UnreadableCalendar(reason));
    worker.on('message', ({ events, problem }: { events?: Found[]; problem?: string }) =>
      events ? resolve(events) : fail(problem ?? ''),
    );
    worker.on('error', () => fail('it needs too much memory'));
    worker.on('exit', () => fail('it cannot be read'));
    timeout.addEventListener('abort', () => fail('it takes too long to read'), { once: true });
  }).finally(() => worker.terminate());
}

/** Some sites give several events one identifier, or none: then the dates tell them apart. */
function withKeys(found: readonly Found[]): CalendarEvent[] {
  const keys = new Set<string>();
  return found.flatMap((event) => {
    const { uid, checkIn, checkOut } = event;
    const first = hash(uid);
    const key = uid && !keys.has(first) ? first : hash(`${uid} ${checkIn} ${checkOut}`);
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ ...event, key, summary: tidy(event.summary) }];
  });
}

const tidy = (summary: string): string =>
  summary
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SUMMARY_LENGTH);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
