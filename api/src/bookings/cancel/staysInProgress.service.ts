import { referenceOf } from '../../../../schema/bookingReferences';
import { In } from 'typeorm';
import { build } from '../../core/build';
import { repo } from '../../database/transaction';
import { StayInProgress } from '../../users/staysInProgress.types';
import { User } from '../../users/user.entity';
import type { Booking } from '../booking.entity';
import type { Stay } from '../stay.entity';

/** A booking with those of its stays that are meant. */
export interface BookingWithStays {
  booking: Booking;
  stays: readonly Stay[];
}

/** The names of the guests of bookings, by user id. */
export async function guestNamesOf(bookings: readonly Booking[]): Promise<Map<string, string>> {
  const ids = [...new Set(bookings.map(({ userId }) => userId))];
  const users = await repo(User).find({ select: { id: true, name: true }, where: { id: In(ids) } });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The room numbers of stays, in order. */
export const roomsOf = (stays: readonly Stay[]): number[] =>
  stays.map(({ number }) => number).sort((one, other) => one - other);

/** `room 101`, `rooms 101, 102` */
export const nameRooms = (rooms: readonly number[]): string =>
  `${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.join(', ')}`;

/** Names bookings with some of their stays, for a problem. */
export async function nameStays(named: readonly BookingWithStays[]): Promise<StayInProgress[]> {
  const names = await guestNamesOf(named.map(({ booking }) => booking));
  return named.map(({ booking, stays }) =>
    build(StayInProgress, {
      bookingId: booking.id,
      reference: referenceOf(booking),
      guestName: names.get(booking.userId) ?? '',
      hotelName: booking.hotelName,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      rooms: roomsOf(stays),
    }),
  );
}
