import { MoreThanOrEqual } from 'typeorm';
import { inEnglish } from '../core/readerLanguage';
import { text, fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { addNights, todayIn } from '../../../schema/nights';
import { config } from '../core/config';
import { now } from '../core/clock';
import { QueueFull } from '../core/concurrency';
import { log } from '../core/log';
import { processDueRows } from '../database/dueRows';
import { lockRows, oneStatement, repo, transaction } from '../database/transaction';
import { PrivateAddress, UnlistedHost } from '../external/publicHosts';
import { FileTooLarge, publicGet, UnexpectedStatus } from '../external/publicRequest';
import { findHotelWithCity } from '../hotels/hotel.service';
import { Night } from '../rooms/nights/night.entity';
import { applyEvents } from './applyEvents.service';
import { tellOfEmptiness, tellOfFailure } from './calendarMails.service';
import { readEvents, UnreadableCalendar } from './readEvents';
import { RoomCalendar } from './roomCalendar.entity';

/**
 * Milliseconds between two readings of a calendar, and the most between two that fail: a site that does not answer takes
 * the time of all others.
 */
const EVERY_MS = 900_000;
const LONGEST_MS = 14_400_000;
/** Milliseconds of failure after which the hotel is told. */
const PATIENCE_MS = 7_200_000;

const calendars = {
  entity: RoomCalendar,
  backoff: { firstMs: EVERY_MS, longestMs: LONGEST_MS },
  work: importCalendar,
  failed: noteFailure,
};

/** Reads the calendars of other sites that are due; a job. */
export async function importCalendars(): Promise<void> {
  while (await processDueRows(calendars));
}

/**
 * Reads the calendar of another site and follows it: blocks its nights, releases those that left it, and records conflicts.
 * A calendar that had coming nights and has none now releases nothing, unless `mayBeEmpty`. Throws what failed.
 */
export async function importCalendar(calendar: RoomCalendar, mayBeEmpty = false): Promise<void> {
  const found = await findHotelWithCity(calendar.hotelId);
  if (!calendar.importUrl || !found) return;
  const url = new URL(calendar.importUrl);
  const text = await publicGet(url, {
    hosts: config.calendarHosts,
    most: LIMITS.calendarBytes,
    accept: 'text/calendar',
  });
  const { timeZone } = found.city;
  const from = todayIn(timeZone, now());
  const range = { from, to: addNights(from, LIMITS.yearsAhead * 366) };
  const events = await readEvents(text, { timeZone, ...range });
  if (!events.length && !mayBeEmpty && (await hasComing(calendar, from))) return noteEmptiness(calendar);
  const blockedNights = await applyEvents(calendar, events, range);
  if (blockedNights === undefined) return;
  const { id, importUrl } = calendar;
  const columns = { ...readNow(), emptySince: null, toldAt: null, blockedNights };
  await oneStatement(() => repo(RoomCalendar).update({ id, importUrl }, columns));
}

/** The columns of a calendar that was read just now. */
function readNow() {
  const readAt = now();
  const dueAt = new Date(readAt.getTime() + EVERY_MS);
  return { problem: null, failingSince: null, attempts: 0, readAt, dueAt };
}

/** Whether the calendar blocks nights from this one on. */
const hasComing = ({ id, hotelId, roomNumberId }: RoomCalendar, from: string): Promise<boolean> =>
  repo(Night).existsBy({
    hotelId,
    roomNumberId,
    night: MoreThanOrEqual(from),
    blockRow: { calendarId: id },
  });

async function noteEmptiness({ id }: RoomCalendar): Promise<void> {
  await transaction(async () => {
    const [calendar] = await lockRows(RoomCalendar, [id]);
    if (!calendar) return;
    const columns = { ...readNow(), toldAt: now(), emptySince: calendar.emptySince ?? now() };
    await repo(RoomCalendar).update({ id }, columns);
    if (!calendar.emptySince) await tellOfEmptiness(calendar);
  });
}

/** Keeps why a calendar could not be read, and mails the hotel once it has failed for two hours. */
export async function noteFailure(error: unknown, { id }: RoomCalendar): Promise<void> {
  const problem = inEnglish(() => problemOf(error));
  if (!problem) log.error({ error, id }, 'a calendar of another site could not be followed');
  const words = problem ?? text('Something went wrong on our side.');
  await transaction(async () => {
    const [calendar] = await lockRows(RoomCalendar, [id]);
    if (!calendar) return;
    const at = now();
    const failingSince = calendar.failingSince ?? at;
    const isLong = at.getTime() - failingSince.getTime() >= PATIENCE_MS;
    const isTold = Boolean(calendar.toldAt) || !isLong;
    await repo(RoomCalendar).update({ id }, { problem: words, failingSince, ...(!isTold && { toldAt: at }) });
    if (!isTold) await tellOfFailure(calendar, words);
  });
}

/** Why the calendar could not be read, in a sentence that names no address inside a network; undefined if it is our fault. */
export function problemOf(error: unknown): string | undefined {
  if (error instanceof UnlistedHost) return text('The operator of Staybook does not allow this site.');
  if (error instanceof QueueFull) return text('Many calendars are being read. Try again in a moment.');
  if (error instanceof FileTooLarge)
    return fill('The calendar is larger than {most} MB.', { most: LIMITS.calendarBytes / 1_000_000 });
  if (error instanceof UnexpectedStatus && [404, 410].includes(error.status))
    return text('The other site does not know this address. Copy it again from there.');
  if (error instanceof UnexpectedStatus && [401, 403].includes(error.status))
    return text(
      'The other site does not allow us to read this address. Copy the secret address of the calendar.',
    );
  if (error instanceof UnexpectedStatus)
    return fill('The other site answered with an error ({status}).', { status: error.status });
  if (error instanceof UnreadableCalendar)
    return fill('The other site did not answer with a calendar that can be read: {reason}.', {
      reason: error.message,
    }).slice(0, 300);
  const { code, name } = error as { code?: string; name?: string };
  const isUnanswered = error instanceof PrivateAddress || name === 'TimeoutError' || name === 'AbortError';
  return isUnanswered || code ? text('The other site did not answer.') : undefined;
}
