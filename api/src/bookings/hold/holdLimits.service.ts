import { In } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { Booking, BookingStatus } from '../booking.entity';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { config } from '../../core/config';
import { Unauthenticated, refuse } from '../../core/problems';
import { lockRows, repo } from '../../database/transaction';
import { Night } from '../../rooms/nights/night.entity';
import { User } from '../../users/user.entity';
import { TooManyHolds } from './checkout.types';
import { areHoldsShort } from './holdDeadline.service';

/**
 * The limits of unpaid holds for a person. They are checked inside the transaction that takes the nights,
 * with the person's row locked.
 */

/** What a person holds unpaid: bookings, and room-nights of bookings and of changes. */
interface Held {
  bookings: number;
  roomNights: number;
}

/**
 * Locks the guest's row inside the caller's transaction, before all other rows. A closed account cannot book.
 */
export async function lockGuest(userId: string): Promise<User> {
  const [user] = await lockRows(User, [userId]);
  if (!user?.active) throw new Unauthenticated();
  return user;
}

/**
 * Refuses TooManyHolds if the person has too many unpaid bookings, or would have too many room-nights with
 * these.
 */
export async function checkNewHold(userId: string, roomNights: number): Promise<void> {
  const held = await readHeld(userId);
  if (held.bookings >= LIMITS.openHolds)
    await refuseHold(
      userId,
      held,
      `You already have ${held.bookings} unpaid bookings, the most you can have at once. Pay for or release one of them first, under My bookings.`,
    );
  await checkRoomNights(userId, held, roomNights);
}

/** Refuses TooManyHolds if the person holds too many room-nights, including those of changes. */
export async function checkHeldNights(userId: string): Promise<void> {
  await checkRoomNights(userId, await readHeld(userId), 0);
}

async function checkRoomNights(userId: string, held: Held, more: number): Promise<void> {
  const { roomNights } = held;
  const { usual, withoutPaid } = config.holdRoomNights;
  if (!config.rateLimits || roomNights + more <= Math.min(usual, withoutPaid)) return;
  const most = await mostRoomNights(userId);
  if (roomNights + more <= most) return;
  const when = most < usual ? 'Until you have paid for a first stay you' : 'You';
  const others =
    roomNights > 0 && more > 0 ? ', or pay or release what you hold first, under My bookings' : '';
  await refuseHold(
    userId,
    held,
    `${when} can hold ${most} nights unpaid, counted for each room, and this would make ${roomNights + more}. Choose fewer rooms or nights${others}.`,
  );
}

async function refuseHold(userId: string, { roomNights }: Held, message: string): Promise<never> {
  const left = Math.max(0, (await mostRoomNights(userId)) - roomNights);
  const minutes = LIMITS.shortHoldSeconds / 60;
  const short = (await areHoldsShort(userId))
    ? ` Since ${LIMITS.holdsRunOut} of your holds ran out unpaid within a day, new ones last ${minutes} minutes.`
    : '';
  return refuse(new TooManyHolds(message + short, { left, held: roomNights }));
}

async function mostRoomNights(userId: string): Promise<number> {
  const hasPaid = await repo(Booking).existsBy({ userId, status: BookingStatus.CONFIRMED });
  const { usual, withoutPaid } = config.holdRoomNights;
  return hasPaid ? usual : withoutPaid;
}

async function readHeld(userId: string): Promise<Held> {
  const bookings = await repo(Booking).find({
    where: { userId, status: BookingStatus.HELD },
    select: { id: true, hotelId: true },
  });
  const changes = await repo(BookingChange).find({
    where: { status: ChangeStatus.HELD, bookingRow: { userId } },
    relations: { bookingRow: true },
    select: { id: true, bookingRow: { id: true, hotelId: true } },
  });
  const held = [...bookings, ...changes.map(({ bookingRow }) => bookingRow!)];
  const hotelId = In([...new Set(held.map((booking) => booking.hotelId))].filter((id) => id !== null));
  const idsOf = (rows: { id: string }[]) => In(rows.map(({ id }) => id));
  const roomNights =
    held.length > 0
      ? await repo(Night).countBy([
          { hotelId, bookingId: idsOf(bookings) },
          { hotelId, changeId: idsOf(changes) },
        ])
      : 0;
  return { bookings: bookings.length, roomNights };
}
