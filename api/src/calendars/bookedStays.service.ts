import { In, MoreThan } from 'typeorm';
import { addNights, listNights } from '../../../schema/nights';
import { BookingStatus } from '../bookings/booking.entity';
import { Stay, StayState } from '../bookings/stay.entity';
import { repo } from '../database/transaction';
import { hashToken } from '../users/sessions/tokens';
import type { Clash } from './conflicts.service';
import type { CalendarEvent } from './readEvents';
import type { RoomCalendar } from './roomCalendar.entity';

/**
 * The coming nights of a calendar that staff booked here for its guests, with their stays: the calendar blocks them no
 * more, also when the guest has moved to another room.
 */
export async function readBookedNights({ id }: RoomCalendar, from: string): Promise<Map<string, Stay>> {
  const stays = await repo(Stay).find({
    where: {
      calendarId: id,
      checkOut: MoreThan(from),
      bookingRow: { status: In([BookingStatus.CONFIRMED]) },
    },
    order: { checkIn: 'ASC', id: 'ASC' },
  });
  const nightsOf = ({ checkIn, checkOut }: Stay) => listNights(checkIn > from ? checkIn : from, checkOut);
  return new Map(stays.flatMap((stay) => nightsOf(stay).map((night) => [night, stay] as const)));
}

/**
 * Bookings whose guest has not arrived and whose nights the calendar does not list any more, by a key of their own. A
 * site may leave out a stay that has begun.
 */
export function findGone(
  booked: ReadonlyMap<string, Stay>,
  wanted: ReadonlyMap<string, CalendarEvent>,
): Map<string, Clash> {
  const gone = new Map<string, Clash>();
  for (const [night, { id, bookingId, state }] of booked) {
    if (wanted.has(night) || state !== StayState.EXPECTED) continue;
    const key = hashToken(id);
    const clash = gone.get(key) ?? {
      event: { key, uid: '', summary: '', checkIn: night, checkOut: night },
      nights: [],
      bookingIds: new Set([bookingId]),
      calendarIds: new Set(),
      isGone: true,
    };
    clash.nights.push(night);
    clash.event.checkOut = addNights(night, 1);
    gone.set(key, clash);
  }
  return gone;
}
