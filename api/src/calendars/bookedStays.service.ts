import { In, MoreThan } from 'typeorm';
import { addNights, listNights } from '../../../schema/nights';
import { BookingStatus } from '../bookings/booking.entity';
import { Stay, StayState } from '../bookings/stay.entity';
import { repo } from '../database/transaction';
import { hashToken } from '../users/sessions/tokens';
import { CalendarConflict } from './calendarConflict.entity';
import type { Clash } from './conflicts.service';
import type { CalendarEvent } from './readEvents';
import type { RoomCalendar } from './roomCalendar.entity';

/** Nights of the calendar with the events that list them. */
type Listed = ReadonlyMap<string, CalendarEvent>;

/** The coming nights of the stays that staff booked here for guests of a calendar, also those in another room by now. */
export async function readBookedNights({ id }: RoomCalendar, from: string): Promise<Map<string, Stay>> {
  const stays = await repo(Stay).find({
    where: { calendarId: id, checkOut: MoreThan(from), bookingRow: { status: BookingStatus.CONFIRMED } },
    relations: { bookingRow: true },
    order: { checkIn: 'ASC', id: 'ASC' },
  });
  const nightsOf = ({ checkIn, checkOut }: Stay) => listNights(checkIn > from ? checkIn : from, checkOut);
  return new Map(stays.flatMap((stay) => nightsOf(stay).map((night) => [night, stay] as const)));
}

/**
 * The nights that the other site lists for the guests whom staff booked: by the name of their event or, since some sites
 * give events other names each time, by the dates of the stay if no event has that name.
 */
export function nightsOfGuests(booked: ReadonlyMap<string, Stay>, listed: Listed): Set<string> {
  const names = new Set([...listed.values()].map(({ key }) => key));
  const isOwn = ({ eventKey, checkIn, checkOut }: Stay, event: CalendarEvent | undefined) =>
    event?.key === eventKey ||
    (!names.has(eventKey ?? '') && event?.checkIn === checkIn && event.checkOut === checkOut);
  return new Set(
    [...booked].filter(([night, stay]) => isOwn(stay, listed.get(night))).map(([night]) => night),
  );
}

/**
 * Bookings whose guest has not arrived and of whose nights the calendar listed some that it does not list any more, by a
 * key of their own. Nights that only the hotel has added are not meant, and a site may leave out a stay that has begun.
 */
export async function findGone(
  { id: calendarId, bookedNights, readAt }: RoomCalendar,
  booked: ReadonlyMap<string, Stay>,
  present: ReadonlySet<string>,
): Promise<Map<string, Clash>> {
  const told = await repo(CalendarConflict).findBy({ calendarId, isGone: true });
  const before = new Set([
    ...(bookedNights ?? []),
    ...told.flatMap(({ checkIn, checkOut }) => listNights(checkIn, checkOut)),
  ]);
  const gone = new Map<string, Clash>();
  for (const [night, stay] of booked) {
    const wasListed = before.has(night) || isBookedSince(stay, readAt);
    if (present.has(night) || !wasListed || stay.state !== StayState.EXPECTED) continue;
    const key = hashToken(stay.id);
    const clash = gone.get(key) ?? {
      event: { key, uid: '', summary: '', checkIn: night, checkOut: night },
      nights: [],
      bookingIds: new Set([stay.bookingId]),
      calendarIds: new Set(),
      isGone: true,
    };
    clash.nights.push(night);
    clash.event.checkOut = addNights(night, 1);
    gone.set(key, clash);
  }
  return gone;
}

/** The stays of these bookings that came from the calendar, by booking. */
export async function staysOfGuests(
  { id: calendarId }: RoomCalendar,
  bookingIds: readonly string[],
): Promise<Map<string, Stay>> {
  const where = { calendarId, bookingId: In([...bookingIds]) };
  const stays = await repo(Stay).find({ where, relations: { bookingRow: true } });
  return new Map(stays.map((stay) => [stay.bookingId, stay]));
}

/** Whether staff booked the stay after the calendar was last read: its event was listed then. */
export const isBookedSince = ({ bookingRow }: Stay, readAt: Date | null): boolean =>
  readAt !== null && bookingRow!.createdAt > readAt;
