import { In } from 'typeorm';
import { addNights } from '../../../schema/nights';
import { repo } from '../database/transaction';
import type { RoomBlock } from '../rooms/blocks/roomBlock.entity';
import type { Night } from '../rooms/nights/night.entity';
import { uidSuffix } from './calendarFile.service';
import { CalendarConflict, newCalendarConflict } from './calendarConflict.entity';
import { tellOfConflicts } from './calendarMails.service';
import type { CalendarEvent } from './readEvents';
import { RoomCalendar } from './roomCalendar.entity';

/** A night of the room number that is taken, and its block if it has one. */
export interface Taken {
  night: Night;
  block: RoomBlock | undefined;
}

/** An event, and what takes the same nights. */
export interface Clash {
  event: CalendarEvent;
  nights: string[];
  bookingIds: Set<string>;
  calendarIds: Set<string>;
  /** The other site does not take the nights any more. */
  isGone: boolean;
}

/**
 * Keeps the conflicts of a calendar as its events are now, inside the caller's transaction, and mails the hotel those that
 * are new or have another booking.
 */
export async function recordConflicts(
  calendar: RoomCalendar,
  clashes: ReadonlyMap<string, Clash>,
): Promise<void> {
  const before = await repo(CalendarConflict).findBy({ calendarId: calendar.id });
  const known = new Map(before.map((row) => [row.eventKey, row]));
  const ended = before.filter(({ eventKey }) => !clashes.has(eventKey));
  if (ended.length) await repo(CalendarConflict).delete({ id: In(ended.map(({ id }) => id)) });
  const names = await readNames([...clashes.values()].flatMap(({ calendarIds }) => [...calendarIds]));
  const news: CalendarConflict[] = [];
  for (const clash of clashes.values()) {
    const row = known.get(clash.event.key);
    const now = columnsOf(clash, names);
    if (!row) {
      const { id: calendarId, hotelId } = calendar;
      const isRepeat = !clash.isGone && isRepeated(calendar, clash.event);
      const { isGone, event } = clash;
      const made = { calendarId, hotelId, eventKey: event.key, isRepeat, isGone };
      const fresh = newCalendarConflict({ ...made, ...now });
      await repo(CalendarConflict).insert(fresh);
      if (!isRepeat) news.push(fresh);
    } else if (isOther(row, now)) {
      const isNews = now.bookingIds.some((id) => !row.bookingIds.includes(id));
      Object.assign(row, now, isNews && { dismissedAt: null, isRepeat: false });
      await repo(CalendarConflict).save(row);
      if (isNews) news.push(row);
    }
  }
  if (news.length) await tellOfConflicts(calendar, news);
}

/**
 * What takes nights that an event takes as well, by the key of the event. An event with an identifier of ours is our own
 * night. Nights that staff blocked are no conflict: both sides keep them free.
 */
export function findClashes(
  { id }: RoomCalendar,
  wanted: ReadonlyMap<string, CalendarEvent>,
  taken: readonly Taken[],
): Map<string, Clash> {
  const clashes = new Map<string, Clash>();
  const suffix = uidSuffix();
  for (const {
    night: { night, bookingId },
    block,
  } of taken) {
    const event = wanted.get(night);
    const other = block?.calendarId && block.calendarId !== id ? block.calendarId : undefined;
    if (!event || event.uid.endsWith(suffix) || !(bookingId || other)) continue;
    const clash = clashes.get(event.key) ?? {
      event,
      nights: [],
      bookingIds: new Set<string>(),
      calendarIds: new Set<string>(),
      isGone: false,
    };
    clash.nights.push(night);
    if (bookingId) clash.bookingIds.add(bookingId);
    if (other) clash.calendarIds.add(other);
    clashes.set(event.key, clash);
  }
  return clashes;
}

type Columns = Pick<CalendarConflict, 'summary' | 'checkIn' | 'checkOut' | 'bookingIds' | 'otherCalendars'>;

const columnsOf = (
  { event, nights, bookingIds, calendarIds }: Clash,
  names: ReadonlyMap<string, string>,
): Columns => ({
  summary: event.summary,
  checkIn: nights[0]!,
  checkOut: addNights(nights.at(-1)!, 1),
  bookingIds: [...bookingIds],
  otherCalendars: [...calendarIds].map((id) => names.get(id) ?? ''),
});

const isOther = (row: CalendarConflict, now: Columns): boolean =>
  (Object.keys(now) as (keyof Columns)[]).some((key) => String(row[key]) !== String(now[key]));

/**
 * Whether the other site repeats nights that it read here: it read them, with these dates, before our reading that did
 * not show the event yet. It knew then that they are taken, and cannot have sold them.
 */
function isRepeated({ served, readAt }: RoomCalendar, { checkIn, checkOut }: CalendarEvent): boolean {
  const since = served[`${checkIn}/${checkOut}`];
  return Boolean(since && readAt && since < readAt.toISOString());
}

async function readNames(ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await repo(RoomCalendar).findBy({ id: In(ids) });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
