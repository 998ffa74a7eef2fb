import { fill, text } from '../../../schema/fill';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { formatWait } from '../access/limits/limit.types';
import { take } from '../access/limits/take';
import { authorize, authorizedToAsk, can, type Viewer } from '../access/policy';
import { now } from '../core/clock';
import { refuse } from '../core/problems';
import { LIMITS } from '../../../schema/limits';
import { lockRows, repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { lockOpenHotels } from '../hotels/hotel.service';
import type { RoomNumbersRemoved } from '../rooms/removal.service';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { In } from 'typeorm';
import { newAddress, requireAddress } from './addresses';
import { releaseAll } from './applyEvents.service';
import { CalendarConflict } from './calendarConflict.entity';
import {
  RoomCalendarRefused,
  type ConnectRoomCalendarInput,
  type DisconnectRoomCalendarInput,
  type DismissCalendarConflictInput,
  type ReadRoomCalendarInput,
  type UpdateRoomCalendarInput,
} from './calendar.types';
import { importCalendar, noteFailure, problemOf } from './importCalendars.service';
import { RoomCalendar, newRoomCalendar } from './roomCalendar.entity';

const NO_CALENDAR = text('This calendar does not exist. It may have been disconnected.');

const refuseMore = (message: string): never => refuse(new RoomCalendarRefused(message));

/** The calendars of a hotel by room number, then by name; 300 at most. */
export async function listCalendars(viewer: Viewer | undefined, hotelId: string): Promise<RoomCalendar[]> {
  authorize(viewer, 'calendar:manage', { hotelId });
  return repo(RoomCalendar)
    .createQueryBuilder('calendar')
    .innerJoin('calendar.roomNumberRow', 'room')
    .where({ hotelId })
    .orderBy('room.number')
    .addOrderBy('calendar.name')
    .addOrderBy('calendar.id')
    .getMany();
}

/** Connects a room number with the calendar of another site, which is read soon after. Refuses RoomCalendarRefused. */
export async function connectCalendar(
  viewer: Viewer | undefined,
  { roomNumberId, ...input }: ConnectRoomCalendarInput,
): Promise<RoomCalendar> {
  const { id: createdById } = authorizedToAsk(viewer, 'calendar:manage');
  const hotelId = await hotelOfRoom(viewer, roomNumberId);
  const importUrl = await requireAddress(input.importUrl);
  return transaction(async () => {
    const [hotel] = await lockOpenHotels([hotelId]);
    const [room] = await lockRows(RoomNumber, [roomNumberId]);
    if (!hotel || !room) refuse(new RoomCalendarRefused('This room does not exist.'));
    if ((await repo(RoomCalendar).countBy({ roomNumberId })) >= LIMITS.calendarsOfRoom)
      refuseMore(fill('A room can have at most {most} calendars.', { most: LIMITS.calendarsOfRoom }));
    if ((await repo(RoomCalendar).countBy({ hotelId })) >= LIMITS.calendarsOfHotel)
      refuseMore(fill('A hotel can have at most {most} calendars.', { most: LIMITS.calendarsOfHotel }));
    const calendar = newRoomCalendar({
      ...newAddress(),
      hotelId,
      roomNumberId,
      name: input.name.trim(),
      showGuests: input.showGuests,
      importUrl,
      createdById,
      dueAt: importUrl ? now() : null,
    });
    await repo(RoomCalendar).insert(calendar);
    await record(viewer, 'connectRoomCalendar', hotel, { after: describe(room, calendar) });
    return calendar;
  });
}

/**
 * Changes a calendar. A new address to read replaces what the old one blocked: its nights are released, and those of the
 * new one are blocked soon after. Refuses RoomCalendarRefused.
 */
export async function updateCalendar(
  viewer: Viewer | undefined,
  { calendarId, ...input }: UpdateRoomCalendarInput,
): Promise<RoomCalendar> {
  await requireCalendar(viewer, calendarId);
  const importUrl = await requireAddress(input.importUrl);
  return transaction(async () => {
    const { hotel, room, calendar } = await lockCalendar(calendarId);
    const before = describe(room, calendar);
    const isMoved = importUrl !== calendar.importUrl;
    if (isMoved) {
      await releaseAll(calendar);
      await repo(CalendarConflict).delete({ calendarId });
      Object.assign(calendar, {
        blockedNights: 0,
        bookedNights: null,
        attempts: 0,
        readAt: null,
        dueAt: importUrl ? now() : null,
      });
      Object.assign(calendar, { problem: null, failingSince: null, emptySince: null, toldAt: null });
    }
    if (input.newAddress) Object.assign(calendar, newAddress(), { served: {}, servedAt: null });
    Object.assign(calendar, { name: input.name.trim(), showGuests: input.showGuests, importUrl });
    await repo(RoomCalendar).save(calendar);
    await record(viewer, 'updateRoomCalendar', hotel, { before, after: describe(room, calendar) });
    return calendar;
  });
}

/** Disconnects a calendar and releases the nights that it blocks; true also if it no longer exists. */
export async function disconnectCalendar(
  viewer: Viewer | undefined,
  { calendarId }: DisconnectRoomCalendarInput,
): Promise<boolean> {
  authorizedToAsk(viewer, 'calendar:manage');
  if (!(await findCalendar(viewer, calendarId))) return true;
  await transaction(async () => {
    const locked = await findLocked(calendarId);
    if (!locked) return;
    const { hotel, room, calendar } = locked;
    await releaseAll(calendar);
    await repo(RoomCalendar).delete({ id: calendarId });
    await record(viewer, 'disconnectRoomCalendar', hotel, { before: describe(room, calendar) });
  });
  return true;
}

/** Reads the calendar of the other site now. Refuses RoomCalendarRefused with the reason if it cannot be read. */
export async function readCalendarNow(
  viewer: Viewer | undefined,
  { calendarId, mayBeEmpty }: ReadRoomCalendarInput,
): Promise<RoomCalendar> {
  const { id: userId } = authorizedToAsk(viewer, 'calendar:manage');
  const calendar = await requireCalendar(viewer, calendarId);
  const wait = await take('calendarReads', userId);
  if (wait)
    refuse(
      new RoomCalendarRefused(
        fill('You have read many calendars. Wait {time}; they are also read every 15 minutes.', {
          time: formatWait(wait),
        }),
      ),
    );
  if (!calendar.importUrl)
    refuse(new RoomCalendarRefused('This calendar has no address to read. Enter one first.'));
  try {
    await importCalendar(calendar, mayBeEmpty);
  } catch (error) {
    await noteFailure(error, calendar);
    refuse(new RoomCalendarRefused(problemOf(error) ?? 'Something went wrong on our side. Try again later.'));
  }
  return transaction(async () => {
    const { hotel, room, calendar: after } = await lockCalendar(calendarId);
    const action = mayBeEmpty ? 'releaseRoomCalendar' : 'readRoomCalendar';
    await record(viewer, action, hotel, { after: describe(room, after) });
    return after;
  });
}

/** Notes that a conflict needs no decision. Refuses RoomCalendarRefused if it does not exist. */
export async function dismissConflict(
  viewer: Viewer | undefined,
  { conflictId }: DismissCalendarConflictInput,
): Promise<CalendarConflict> {
  authorizedToAsk(viewer, 'calendar:manage');
  const found = await repo(CalendarConflict).findOneBy({ id: conflictId });
  if (!found || !can(viewer, 'calendar:manage', found))
    refuse(new RoomCalendarRefused('This conflict does not exist. It may have ended.'));
  return transaction(async () => {
    const { hotel, room, calendar } = await lockCalendar(found.calendarId);
    const [conflict] = await lockRows(CalendarConflict, [conflictId]);
    if (!conflict) refuse(new RoomCalendarRefused('This conflict has ended.'));
    if (conflict.dismissedAt) return conflict;
    conflict.dismissedAt = now();
    await repo(CalendarConflict).save(conflict);
    const nights = `${describe(room, calendar)}, ${conflict.checkIn} to ${conflict.checkOut}`;
    await record(viewer, 'dismissCalendarConflict', hotel, { after: nights });
    return conflict;
  });
}

/** Disconnects the calendars of room numbers that leave the hotel, inside the caller's transaction. */
export async function deleteCalendars({ roomNumberIds }: RoomNumbersRemoved): Promise<void> {
  await repo(RoomCalendar).delete({ roomNumberId: In(roomNumberIds) });
}

async function hotelOfRoom(viewer: Viewer | undefined, roomNumberId: string): Promise<string> {
  const room = await repo(RoomNumber).findOneBy({ id: roomNumberId });
  const type = room && (await repo(RoomType).findOneBy({ id: room.roomTypeId }));
  if (!type || !can(viewer, 'calendar:manage', type))
    refuse(new RoomCalendarRefused('This room does not exist.'));
  return type.hotelId;
}

async function findCalendar(viewer: Viewer | undefined, id: string): Promise<RoomCalendar | null> {
  const calendar = await repo(RoomCalendar).findOneBy({ id });
  return calendar && can(viewer, 'calendar:manage', calendar) ? calendar : null;
}

async function requireCalendar(viewer: Viewer | undefined, id: string): Promise<RoomCalendar> {
  authorizedToAsk(viewer, 'calendar:manage');
  return (await findCalendar(viewer, id)) ?? refuse(new RoomCalendarRefused(NO_CALENDAR));
}

interface Locked {
  hotel: Hotel;
  room: RoomNumber;
  calendar: RoomCalendar;
}

/** The calendar with its hotel and its room, all locked; undefined if it was disconnected or its hotel closed meanwhile. */
async function findLocked(id: string): Promise<Locked | undefined> {
  const found = await repo(RoomCalendar).findOneBy({ id });
  const [hotel] = found ? await lockOpenHotels([found.hotelId]) : [];
  const [room] = found ? await lockRows(RoomNumber, [found.roomNumberId]) : [];
  const [calendar] = await lockRows(RoomCalendar, [id]);
  return hotel && room && calendar ? { hotel, room, calendar } : undefined;
}

/** The same. Refuses RoomCalendarRefused if it was disconnected meanwhile. */
const lockCalendar = async (id: string): Promise<Locked> =>
  (await findLocked(id)) ?? refuse(new RoomCalendarRefused(NO_CALENDAR));

/** A calendar as the audit log shows it; its addresses are secrets. */
const describe = ({ number }: RoomNumber, { name, showGuests, importUrl }: RoomCalendar): string => {
  const parts = [importUrl && `reads ${new URL(importUrl).host}`, showGuests && 'shows names of guests'];
  return [`room ${number}: ${name}`, ...parts].filter(Boolean).join(', ');
};

const record = (
  viewer: Viewer | undefined,
  action: string,
  { id, name }: Hotel,
  { before, after }: { before?: string; after?: string },
): Promise<void> =>
  recordChange(viewer, {
    action,
    record: AuditRecord.HOTEL,
    id,
    name,
    before: before ? { calendars: before } : {},
    after: after ? { calendars: after } : {},
  });
