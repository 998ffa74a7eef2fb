import { Between, In } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { addNights, todayIn } from '../../../schema/nights';
import { Booking } from '../bookings/booking.entity';
import type { Stay } from '../bookings/stay.entity';
import { isBookedSince, staysOfGuests } from './bookedStays.service';
import { leadGuestOf } from '../bookings/guests/stayDetails.service';
import { config } from '../core/config';
import { now } from '../core/clock';
import { oneStatement, repo } from '../database/transaction';
import { findHotelWithCity } from '../hotels/hotel.service';
import { RoomBlock } from '../rooms/blocks/roomBlock.entity';
import { Night } from '../rooms/nights/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { hashToken } from '../users/sessions/tokens';
import { RoomCalendar } from './roomCalendar.entity';
import { writeCalendar, type TakenRange } from './writeCalendar';

/** Nights that have passed and are still in the file: other sites compare it with what they had. */
const PAST_NIGHTS = 30;
/** Milliseconds between two notes that the address was read. */
const NOTE_EVERY_MS = 60_000;

/** What the identifiers of our events end with. */
export const uidSuffix = (): string => `@${new URL(config.publicUrl).host}`;

/** The calendar file behind a secret address; null if the address is unknown, or its hotel is closed. */
export async function readCalendarFile(token: string): Promise<string | null> {
  const calendar = await repo(RoomCalendar).findOneBy({ tokenHash: hashToken(token) });
  const found = calendar && (await findHotelWithCity(calendar.hotelId));
  if (!found) return null;
  const today = todayIn(found.city.timeZone, now());
  const ranges = await readRanges(calendar, today);
  await noteServed(calendar, ranges);
  const { number } = await repo(RoomNumber).findOneByOrFail({ id: calendar.roomNumberId });
  return writeCalendar(`${found.hotel.name}, room ${number}`, ranges);
}

/**
 * What takes the nights of a room number, but for what this calendar has brought, be it blocked or booked since: the other
 * site knows that. It does not know nights that the hotel has added, and those that it no longer lists are for sale there.
 */
async function readRanges(calendar: RoomCalendar, today: string) {
  const { id, hotelId, roomNumberId, showGuests } = calendar;
  const [from, to] = [addNights(today, -PAST_NIGHTS), addNights(today, LIMITS.yearsAhead * 366)];
  const nights = await repo(Night).find({
    where: { hotelId, roomNumberId, night: Between(from, to) },
    order: { night: 'ASC' },
  });
  const owners = (column: 'bookingId' | 'blockId') => [
    ...new Set(nights.flatMap((night) => night[column] ?? [])),
  ];
  const blocks = await repo(RoomBlock).findBy({ id: In(owners('blockId')) });
  const bookingIds = owners('bookingId');
  const bookings = await repo(Booking).find({
    where: { id: In(bookingIds) },
    relations: { userRow: showGuests },
  });
  const guests = await staysOfGuests(calendar, bookingIds);
  const listed = new Set(calendar.bookedNights);
  const isKnown = (stay: Stay | undefined, night: string) =>
    stay && (night < today || listed.has(night) || isBookedSince(stay, calendar.readAt));
  const takers = new Map<string, { summary: string; madeAt: Date }>([
    ...blocks
      .filter(({ calendarId }) => calendarId !== id)
      .map(
        ({ id: blockId, createdAt }) => [blockId, { summary: 'Not available', madeAt: createdAt }] as const,
      ),
    ...bookings.map(
      (booking) => [booking.id, { summary: titleOf(booking), madeAt: booking.createdAt }] as const,
    ),
  ]);
  const ranges: TakenRange[] = [];
  const counted = new Map<string, number>();
  for (const { night, bookingId, blockId } of nights) {
    const owner = bookingId ?? blockId ?? '';
    const taker = takers.get(owner);
    const last = ranges.at(-1);
    if (!taker || isKnown(guests.get(bookingId ?? ''), night)) continue;
    if (last?.checkOut === night && last.uid.startsWith(owner)) last.checkOut = addNights(night, 1);
    else {
      const part = (counted.get(owner) ?? 0) + 1;
      counted.set(owner, part);
      const uid = `${owner}-${roomNumberId}${part > 1 ? `-${part}` : ''}${uidSuffix()}`;
      ranges.push({ uid, ...taker, checkIn: night, checkOut: addNights(night, 1) });
    }
  }
  return ranges;
}

/** The name of the guest where the calendar shows it: the account is read for that only. */
const titleOf = (booking: Booking): string =>
  booking.userRow ? (leadGuestOf(booking)?.name ?? booking.userRow.name) : 'Reserved';

/** Keeps what the other site has read, and since when, once a minute and whenever the nights changed. */
async function noteServed({ id, served, servedAt }: RoomCalendar, ranges: TakenRange[]): Promise<void> {
  const at = now();
  const keys = ranges.map(({ checkIn, checkOut }) => `${checkIn}/${checkOut}`);
  const isSame = keys.length === Object.keys(served).length && keys.every((key) => key in served);
  if (isSame && servedAt && at.getTime() - servedAt.getTime() < NOTE_EVERY_MS) return;
  const since = Object.fromEntries(keys.map((key) => [key, served[key] ?? at.toISOString()]));
  await oneStatement(() => repo(RoomCalendar).update({ id }, { served: since as never, servedAt: at }));
}
