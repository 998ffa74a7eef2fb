import { In, MoreThan } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import type { StayDates } from '../../../../schema/nights';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { Stay } from '../stay.entity';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import type { Payment } from '../pay/payment.entity';
import { HoldEnding } from './checkout.types';

/*
 * Until when nights are held unpaid. Whoever takes again what he holds, or has just given up, keeps the first
 * deadline: nights cannot be held for ever by asking again.
 */

const DAY = 86_400_000;
/** In less than this, in milliseconds, nobody pays. */
const TIME_TO_PAY = 60_000;

type Held = Pick<Booking, 'holdExpiresAt'>;

const deadlineOf = ({ holdExpiresAt }: Held): number => holdExpiresAt!.getTime();
const timeLeft = (hold: Held): number => deadlineOf(hold) - now().getTime();

/** Whether the time to pay is over, though the job may not have ended the hold yet. */
export const isOver = (hold: Held): boolean => timeLeft(hold) <= 0;

/**
 * Until when nights that the person takes now are held, inside the transaction that takes them: not beyond the
 * deadlines of the holds in whose place they come. Refuses HoldEnding where that leaves no time to pay.
 */
export async function holdDeadline(userId: string, before: Held[]) {
  const isShort = await areHoldsShort(userId);
  const length = lengthOf(isShort);
  const kept = before.filter((hold) => !isOver(hold)).map(deadlineOf);
  const holdExpiresAt = new Date(Math.min(now().getTime() + length, ...kept));
  if (timeLeft({ holdExpiresAt }) < Math.min(TIME_TO_PAY, length / 2)) refuse(new HoldEnding(holdExpiresAt));
  return { holdExpiresAt, isShort };
}

/** How long a hold lasts, in milliseconds. */
const lengthOf = (isShort: boolean): number =>
  1000 * Math.min(config.holdSeconds, isShort ? LIMITS.shortHoldSeconds : Infinity);

/**
 * The moment of running out for a hold that ends unpaid now; null where it ends before half of its time is over, or
 * never had a page to be paid on.
 */
export async function ranOutNow(userId: string, hold: Held, payment: Payment | null): Promise<Date | null> {
  if (!payment?.url) return null;
  return timeLeft(hold) < lengthOf(await areHoldsShort(userId)) / 2 ? now() : null;
}

/** Whether so many holds of the person ran out within a day that the next ones are short. */
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

/** Holds of some of these nights that the person gave up before their deadline, which is still to come. */
export async function findGivenUp(
  userId: string,
  roomNumberIds: string[],
  { checkIn, checkOut }: StayDates,
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
  const stays = await repo(Stay).findBy({ bookingId, roomNumberId: In(roomNumberIds) });
  const same = new Set(
    stays.filter((stay) => stay.checkIn < checkOut && checkIn < stay.checkOut).map((stay) => stay.bookingId),
  );
  return ended.filter(({ id }) => same.has(id));
}

/** Changes of the booking that were given up before their deadline, which is still to come. */
export const findGivenUpChanges = (bookingId: string): Promise<BookingChange[]> =>
  repo(BookingChange).findBy({ bookingId, status: ChangeStatus.ENDED, holdExpiresAt: MoreThan(now()) });
