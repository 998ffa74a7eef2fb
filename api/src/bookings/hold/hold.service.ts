import { LessThanOrEqual } from 'typeorm';
import { mapConcurrent } from '../../core/mapConcurrent';
import { Booking, BookingStatus } from '../booking.entity';
import { endHold } from '../booking.service';
import { recordBookingChange } from '../bookingAudit.service';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { transition, type Step } from '../history.service';
import { lockRow, repo, transaction } from '../../database/transaction';
import { log } from '../../core/log';
import { now } from '../../core/clock';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { findBookingPayment, findChangePayment } from '../pay/payment.service';
import { endChange } from '../change/applyChange.service';
import { changeRanOut } from '../change/changeHistory';
import type { ReleaseCheckoutInput } from './checkout.inputs';
import { AlreadyPaid, UnknownCheckout } from './checkout.types';
import { ranOutNow } from './holdDeadline.service';
import { closeBookingPage, closeChangePage } from '../pay/paymentPage.service';

/** Holds that one run of the job ends: in total, and at the same time. */
const BATCH = 200;
const AT_ONCE = 10;

/**
 * Releases a hold: closes its payment page and frees its nights at once. Guests release their own, staff release any.
 * Releasing again returns the same booking. Refuses AlreadyPaid if it was just paid, and UnknownCheckout if the viewer
 * has no permission to release it.
 */
export async function releaseCheckout(
  viewer: Viewer | undefined,
  { bookingId }: ReleaseCheckoutInput,
  action = 'releaseCheckout',
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'checkout:release');
  const booking = await repo(Booking).findOneBy({ id: bookingId });
  if (!booking || !can(viewer, 'checkout:release', booking)) refuse(new UnknownCheckout());
  if (booking.status === BookingStatus.HELD) await closeBookingPage(booking);
  const byGuest = booking.userId === who;
  const why = `Released by ${byGuest ? 'the guest' : 'staff'}.`;
  const ended = await releaseHold(bookingId, { who, why }, { counts: byGuest, viewer, action });
  return ended.status === BookingStatus.CONFIRMED ? refuse(new AlreadyPaid()) : ended;
}

/**
 * Ends every hold past its deadline, of bookings and of changes; a job.
 * The provider is asked first, outside any transaction, so that a payment in the last moment counts. After a
 * failed request the remaining holds end without asking.
 */
export async function expireHolds(): Promise<void> {
  const over = { holdExpiresAt: LessThanOrEqual(now()) };
  const order = { holdExpiresAt: 'ASC' } as const;
  // Only the ids of changes are read here, so that one unreadable row does not stop the others.
  const select = { id: true, bookingId: true } as const;
  const [bookings, changes] = await Promise.all([
    repo(Booking).find({ where: { status: BookingStatus.HELD, ...over }, order, take: BATCH }),
    repo(BookingChange).find({ select, where: { status: ChangeStatus.HELD, ...over }, order, take: BATCH }),
  ]);
  let answers = true;
  await endEach(bookings, async (booking) => {
    if (answers) answers = await closeBookingPage(booking);
    await releaseHold(booking.id, { who: null, why: 'Not paid in time.' });
  });
  await endEach(changes, async (change) => {
    if (answers) answers = await closeChangePage(change.id);
    await releaseHeldChange(change, { step: changeRanOut() });
  });
}

/** Ends each row. A failure is logged and retried by the next run, and does not stop the other rows. */
const endEach = <T extends { id: string }>(rows: T[], end: (row: T) => Promise<unknown>): Promise<void> =>
  mapConcurrent(AT_ONCE, rows, (row) =>
    end(row).catch((error: unknown) => log.error({ error, id: row.id }, 'a hold could not be ended')),
  );

interface Release {
  /** False for a hold that must not count as one that ran out. */
  counts?: boolean;
  viewer?: Viewer;
  /** Name of the mutation. */
  action?: string;
}

function releaseHold(
  bookingId: string,
  step: Step,
  { counts = true, viewer, action = '' }: Release = {},
): Promise<Booking> {
  return transaction(async () => {
    const held = await lockRow(Booking, bookingId);
    if (held.status !== BookingStatus.HELD) return held;
    const payment = await findBookingPayment(held);
    if (counts) held.ranOutAt = await ranOutNow(held.userId, held, payment);
    const before = { ...held };
    await endHold(held, step);
    await recordBookingChange(viewer, action, held, { before, after: held });
    return held;
  });
}

/** Ends a change that waits for its payment. The booking stays as it is. `step` is written to the history. */
export function releaseHeldChange(
  { id, bookingId }: BookingChange,
  { counts = true, viewer, step }: Release & { step: Step },
): Promise<Booking> {
  return transaction(async () => {
    const booking = await lockRow(Booking, bookingId);
    const held = await repo(BookingChange).findOneBy({ id, status: ChangeStatus.HELD });
    if (!held) return booking;
    const payment = await findChangePayment(id);
    await endChange(booking, counts ? await ranOutNow(booking.userId, held, payment) : null);
    await transition(booking, {}, step);
    await recordBookingChange(viewer, 'releaseChange', booking);
    return booking;
  });
}
