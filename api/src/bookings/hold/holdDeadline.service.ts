import { In, MoreThan } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { Stay } from '../stay.entity';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import type { Payment } from '../pay/payment.entity';
import { HoldEnding } from './checkout.types';
import type { RoomSelection } from './quote.service';

/**
 * The deadlines of holds. A hold that replaces an own one, or follows a released one, keeps the first
 * deadline, so that nobody holds nights for ever by asking again.
 */

const DAY = 86_400_000;
/** The minimum time to pay, in milliseconds. With less, a hold is refused. */
const TIME_TO_PAY = 60_000;

type Held = Pick<Booking, 'holdExpiresAt'>;

const deadlineOf = ({ holdExpiresAt }: Held): number => holdExpiresAt!.getTime();
const timeLeft = (hold: Held): number => deadlineOf(hold) - now().getTime();

/** Whether the time to pay is over, even if the job has not ended the hold yet. */
export const isOver = (hold: Held): boolean => timeLeft(hold) <= 0;

/**
 * The deadline for nights that the person takes now: at most the deadlines of the holds that they replace.
 * Runs inside the transaction that takes the nights. Refuses HoldEnding if that leaves too little time to
 * pay.
 */
export async function holdDeadline(userId: string, before: Held[]) {
  const isShort = await areHoldsShort(userId);
  const length = lengthOf(isShort);
  const kept = before.filter((hold) => !isOver(hold)).map(deadlineOf);
  const holdExpiresAt = new Date(Math.min(now().getTime() + length, ...kept));
  if (timeLeft({ holdExpiresAt }) < Math.min(TIME_TO_PAY, length / 2)) refuse(new HoldEnding(holdExpiresAt));
  return { holdExpiresAt, isShort };
}

/** The duration of a hold, in milliseconds. */
const lengthOf = (isShort: boolean): number =>
  1000 * Math.min(config.holdSeconds, isShort ? LIMITS.shortHoldSeconds : Infinity);

/**
 * When a hold that ends unpaid now counts as run out: now, or null if less than half of its time has passed
 * or it had no payment page.
 */
export async function ranOutNow(userId: string, hold: Held, payment: Payment | null): Promise<Date | null> {
  if (!payment?.url) return null;
  return timeLeft(hold) < lengthOf(await areHoldsShort(userId)) / 2 ? now() : null;
}

/** Whether the person has let too many holds run out within a day, so that new ones are short. */
export async function areHoldsShort(userId: string): Promise<boolean> {
  if (!config.rateLimits) return false;
  const since = now().getTime() - DAY;
  const ranOutAt = MoreThan(new Date(since));
  const bookings = await repo(Booking).countBy({
    userId,
    status: BookingStatus.EXPIRED,
    payment: PaymentStatus.OPEN,
    // No hold is longer than a day.
    createdAt: MoreThan(new Date(since - DAY)),
    ranOutAt,
  });
  if (bookings >= LIMITS.holdsRunOut) return true;
  const changes = await repo(BookingChange).countBy({
    status: ChangeStatus.ENDED,
    holdExpiresAt: MoreThan(new Date(since)),
    ranOutAt,
    bookingRow: { userId },
  });
  return bookings + changes >= LIMITS.holdsRunOut;
}

/** Holds of some of these nights that the person released before their deadline, which is not over. */
export async function findGivenUp(
  userId: string,
  { hotel, numbers, stay: { checkIn, checkOut } }: RoomSelection,
): Promise<Booking[]> {
  const ended = await repo(Booking).findBy({
    userId,
    status: BookingStatus.EXPIRED,
    payment: PaymentStatus.OPEN,
    createdAt: MoreThan(new Date(now().getTime() - DAY)),
    holdExpiresAt: MoreThan(now()),
  });
  if (!ended.length) return [];
  const bookingId = In(ended.map(({ id }) => id));
  const roomNumberId = In(numbers.map(({ id }) => id));
  const stays = await repo(Stay).findBy({ hotelId: hotel.id, bookingId, roomNumberId });
  const same = new Set(
    stays.filter((stay) => stay.checkIn < checkOut && checkIn < stay.checkOut).map((stay) => stay.bookingId),
  );
  return ended.filter(({ id }) => same.has(id));
}

/** Changes of the booking that were released before their deadline, which is not over. */
export const findGivenUpChanges = (bookingId: string): Promise<BookingChange[]> =>
  repo(BookingChange).findBy({ bookingId, status: ChangeStatus.ENDED, holdExpiresAt: MoreThan(now()) });
