import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { hold, repo, transaction } from '../database/unit';
import { log } from '../log';
import { now } from '../outside/clock';
import { readSession } from '../outside/payments';
import { authorize, can, type Viewer } from '../policy';
import { refuse } from '../problems';
import type { ReleaseCheckoutInput } from './checkout.inputs';
import { AlreadyPaid, UnknownCheckout } from './checkout.problems';
import { closePayment } from './payment.service';
import { settleSession } from './settle.service';

/** How many holds one run of a job looks at. */
const BATCH = 100;
/** How long the provider's own word is waited for before it is asked. */
const PATIENCE_MS = 60_000;

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
  const ended = await giveBack(booking);
  return ended.status === BookingStatus.CONFIRMED ? refuse(new AlreadyPaid()) : ended;
}

/** Ends every hold whose time is over. What was paid in the last moment is confirmed instead. */
export async function expireHolds(): Promise<void> {
  const over = await repo(Booking).find({
    where: { status: BookingStatus.HELD, holdExpiresAt: LessThanOrEqual(now()) },
    order: { holdExpiresAt: 'ASC' },
    take: BATCH,
  });
  for (const booking of over) await giveBack(booking);
}

/**
 * Asks the provider about holds that have waited for a minute: an event can be lost, or never be made, and who
 * has paid should not wait for the hold to run out.
 */
export async function askAboutHolds(): Promise<void> {
  const waiting = await repo(Booking).find({
    where: {
      status: BookingStatus.HELD,
      createdAt: LessThanOrEqual(new Date(now().getTime() - PATIENCE_MS)),
      providerSessionId: Not(IsNull()),
    },
    order: { createdAt: 'ASC' },
    take: BATCH,
  });
  for (const booking of waiting) await askAbout(booking);
}

/** What cannot be asked now is asked again, and keeps nobody behind it waiting. */
async function askAbout({ id, providerSessionId }: Booking): Promise<void> {
  try {
    const session = await readSession(providerSessionId!);
    if (session?.paid) await settleSession(session);
  } catch (error) {
    log.warn({ error, bookingId: id }, 'the provider could not be asked about a hold');
  }
}

/** Asks the provider first, outside any transaction, so that a payment made meanwhile counts. */
async function giveBack(booking: Booking): Promise<Booking> {
  if (booking.status === BookingStatus.HELD) await closePayment(booking);
  return transaction(async () => {
    const held = (await hold(Booking, [booking.id]))[0]!;
    if (held.status === BookingStatus.HELD) await endHold(held);
    return held;
  });
}
