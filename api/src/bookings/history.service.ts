import { newId } from '../database/columns';
import { requireTransaction, repo } from '../database/transaction';
import type { StayDates } from '../../../schema/nights';
import { now } from '../core/clock';
import { nameKey } from '../core/nameKey';
import { User } from '../users/user.entity';
import { Booking, type BookingStatus, type PaymentStatus } from './booking.entity';
import { mayMove } from './booking.state';
import { BookingEvent } from './bookingEvent.entity';

/** Who takes a step (null: the server itself or the card provider), and why in a few words. */
export interface Step {
  who: string | null;
  why: string;
}

/**
 * Writes a new hold with the first step of its history, inside the caller's transaction. `dates` are the first night
 * and the day of departure of all its stays together.
 */
export async function begin(booking: Booking, dates: StayDates, { who, why }: Step): Promise<void> {
  requireTransaction('begin()');
  const { id, userId, hotelName, status, payment, createdAt } = booking;
  const { name } = await repo(User).findOneOrFail({ select: { name: true }, where: { id: userId } });
  const listed = { ...dates, hotelKey: nameKey(hotelName), guestKey: nameKey(name) };
  await repo(Booking).insert(Object.assign(booking, listed, { steps: 1 }));
  await repo(BookingEvent).insert({
    id: newId(),
    bookingId: id,
    step: 1,
    at: createdAt,
    userId: who,
    fromStatus: null,
    fromPayment: null,
    status,
    payment,
    why,
  });
}

/**
 * The one way in which a booking comes to stand elsewhere: checks that the step is allowed, writes the booking
 * with its sums and dates, and appends to its history, inside the caller's transaction and with the booking's row locked.
 * Two who move the same booking at once cannot both take the next step.
 */
export async function move(
  booking: Booking,
  to: { status?: BookingStatus; payment?: PaymentStatus },
  { who, why }: Step,
): Promise<void> {
  requireTransaction('move()');
  const { id: bookingId, status: fromStatus, payment: fromPayment } = booking;
  const { status = fromStatus, payment = fromPayment } = to;
  if (!mayMove(booking, { status, payment }))
    throw new Error(`A booking cannot go from ${fromStatus} ${fromPayment} to ${status} ${payment}.`);

  const step = booking.steps + 1;
  Object.assign(booking, { status, payment, steps: step });
  const { totalCents, paidCents, refundedCents, ranOutAt, checkIn, checkOut } = booking;
  const rest = { totalCents, paidCents, refundedCents, ranOutAt, checkIn, checkOut };
  await repo(Booking).update({ id: bookingId }, { status, payment, steps: step, ...rest });
  const from = { fromStatus, fromPayment };
  await repo(BookingEvent).insert({
    id: newId(),
    bookingId,
    step,
    at: now(),
    userId: who,
    ...from,
    status,
    payment,
    why,
  });
}
