import { LessThanOrEqual } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { mapConcurrent } from '../core/mapConcurrent';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { BookingChange, ChangeStatus } from '../bookings/bookingChange.entity';
import type { Step } from '../bookings/history.service';
import { lockRows, repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import { authorize, can, type Viewer } from '../core/policy';
import { Unauthenticated, refuse } from '../core/problems';
import { User } from '../users/user.entity';
import { endChange } from './applyChange.service';
import type { ReleaseCheckoutInput } from './checkout.inputs';
import { AlreadyPaid, TooManyHolds, UnknownCheckout } from './checkout.problems';
import { closeBookingPage, closeChangePage } from './paymentPage.service';

/** How many holds one run of the job ends, and how many of them at once. */
const BATCH = 200;
const AT_ONCE = 10;

/**
 * Gives up a hold: the payment page is closed, the nights are free at once. Releasing again answers the same.
 * Refuses AlreadyPaid where the payment had gone through, UnknownCheckout where it is not the viewer's.
 */
export async function releaseCheckout(
  viewer: Viewer | undefined,
  { bookingId }: ReleaseCheckoutInput,
): Promise<Booking> {
  authorize(viewer, 'checkout:release');
  const booking = await repo(Booking).findOneBy({ id: bookingId });
  if (!booking || !can(viewer, 'checkout:release', booking)) refuse(new UnknownCheckout());
  if (booking.status === BookingStatus.HELD) await closeBookingPage(bookingId);
  const ended = await releaseHold(bookingId, { who: booking.userId, why: 'Released by the guest.' });
  return ended.status === BookingStatus.CONFIRMED ? refuse(new AlreadyPaid()) : ended;
}

/** Holds the person who books, first of all, inside the caller's transaction: who leaves meanwhile books no more. */
export async function lockGuest(userId: string): Promise<void> {
  const [user] = await lockRows(User, [userId]);
  if (!user?.active) throw new Unauthenticated();
}

/** Refuses TooManyHolds where the person holds so much already, inside the caller's transaction, the person held. */
export async function checkOpenHolds(userId: string): Promise<void> {
  const holds = await repo(Booking).countBy({ userId, status: BookingStatus.HELD });
  if (holds >= LIMITS.openHolds) refuse(new TooManyHolds());
}

/**
 * Ends every hold whose time is over, of bookings and of changes; a job. The provider is asked first, outside any
 * transaction, so that what was paid in the last moment counts; where it does not answer the others do not wait.
 */
export async function expireHolds(): Promise<void> {
  const over = { holdExpiresAt: LessThanOrEqual(now()) };
  const order = { holdExpiresAt: 'ASC' } as const;
  const [bookings, changes] = await Promise.all([
    repo(Booking).find({ where: { status: BookingStatus.HELD, ...over }, order, take: BATCH }),
    repo(BookingChange).find({ where: { status: ChangeStatus.HELD, ...over }, order, take: BATCH }),
  ]);
  let answers = true;
  await endEach(bookings, async ({ id }) => {
    if (answers) answers = await closeBookingPage(id);
    await releaseHold(id, { who: null, why: 'Not paid in time.' });
  });
  await endEach(changes, async (change) => {
    if (answers) answers = await closeChangePage(change.id);
    await releaseHeldChange(change);
  });
}

/** What cannot be ended now is tried again, and keeps nobody behind it waiting. */
const endEach = <T extends { id: string }>(rows: T[], end: (row: T) => Promise<unknown>): Promise<void> =>
  mapConcurrent(AT_ONCE, rows, (row) =>
    end(row).catch((error: unknown) => log.error({ error, id: row.id }, 'a hold could not be ended')),
  );

function releaseHold(bookingId: string, step: Step): Promise<Booking> {
  return transaction(async () => {
    const held = (await lockRows(Booking, [bookingId]))[0]!;
    if (held.status === BookingStatus.HELD) await endHold(held, step);
    return held;
  });
}

/** Gives up a change that waits for its payment; the booking stays as it is. */
export function releaseHeldChange({ id, bookingId }: BookingChange): Promise<Booking> {
  return transaction(async () => {
    const booking = (await lockRows(Booking, [bookingId]))[0]!;
    if (await repo(BookingChange).countBy({ id, status: ChangeStatus.HELD })) await endChange(booking);
    return booking;
  });
}
