import { In } from 'typeorm';
import { refundIfCancelled } from '../../../../schema/cancellation';
import { hook } from '../../core/hooks';
import { comeBack, owedBy } from '../balance/owed';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { CancelledBy } from '../cancelledBy';
import { maySetArrivalHour } from '../desk/arrival.service';
import { mayUpdateStayDetails } from '../guests/updateStayDetails.service';
import { firstNight, hasStarted, mayEnd } from '../booking.service';
import { todayAtHotel, todayFor } from '../hotelDay.service';
import { recordBookingChange } from '../bookingAudit.service';
import { transition, type Step } from '../history.service';
import { hasRoomMove } from '../roomMoves';
import { ofBooking } from '../ofBooking.service';
import { Stay, StayState } from '../stay.entity';
import { authorize, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { Forbidden, refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { authorizeRefund, authorizeToRefund, mostRefundBy } from '../pay/authorizeRefund';
import { leftToRefund, paymentStatusOf, queueRefund, refundSoon } from '../pay/refund.service';
import { freeNights } from '../../rooms/nights/night.service';
import { endChange } from '../change/applyChange.service';
import { forEach, type BulkResult } from '../../core/bulk';
import { describeWithheld } from '../dispute/disputeWords';
import { withheldCentsOf } from '../dispute/withheldRefunds.service';
import { releaseCheckout } from '../hold/hold.service';
import {
  chooseCancellation,
  describeCancellation,
  type Cancellation,
  type CancellationChoice,
} from './cancellationChoice';
import { tellOfCancellation } from './cancellationMail.service';
import {
  NotCancellable,
  type CancelBookingInput,
  type CancelBookingsInput,
  type ReleaseCheckoutsInput,
} from './cancellation.types';

/** Runs inside the transaction that cancels a confirmed booking, with its row locked. */
export const onBookingCancelled = hook<Booking>();

/**
 * Cancels a confirmed booking before its first night is over. Its nights are free at once, and the refund is
 * the one that staff choose, or else the usual one: by the terms if the guest cancels, everything if the hotel
 * does.
 * Cancelling again returns the same booking. Refuses NotCancellable, RefundNotPossible, RefundReasonMissing, and
 * ProofNeeded for a large refund by staff.
 */
export async function cancelBooking(
  viewer: Viewer | undefined,
  { bookingId, ...choice }: CancelBookingInput,
): Promise<Booking> {
  const booking = await endChosen(viewer, bookingId, choice, 'cancelBooking');
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

/**
 * Cancels each booking like cancelBooking(), with the usual refund of who cancels. It does not wait for the
 * card provider: the job refundDue asks for the refunds. Refuses ProofNeeded.
 */
export function cancelBookings(
  viewer: Viewer | undefined,
  { bookingIds, ...choice }: CancelBookingsInput,
): Promise<BulkResult[]> {
  authorizeToAsk(viewer, 'booking:cancel-many');
  return forEach(bookingIds, (bookingId) => endChosen(viewer, bookingId, choice, 'cancelBookings'));
}

/** Cancels a booking and queues its refund, in one transaction. */
function endChosen(
  viewer: Viewer | undefined,
  bookingId: string,
  choice: CancellationChoice,
  action: string,
): Promise<Booking> {
  authorizeToAsk(viewer, 'booking:cancel');
  const chooses = Object.values(choice).some((chosen) => chosen != null);
  if (chooses) authorizeToAsk(viewer, 'booking:choose-refund');
  authorizeToRefund(viewer, choice.refundCents ?? 0);
  return transaction(async () => {
    const [locked] = await lockRows(Booking, [bookingId]);
    if (!locked || !can(viewer, 'booking:read', locked))
      refuse(new NotCancellable('This booking does not exist.'));
    authorize(viewer, 'booking:cancel', locked);
    if (chooses) authorize(viewer, 'booking:choose-refund', locked);
    if (action === 'cancelBookings' && !can(viewer, 'booking:cancel-many', locked)) throw new Forbidden();
    if (locked.status === BookingStatus.CANCELLED) return locked;
    if (locked.status !== BookingStatus.CONFIRMED)
      refuse(
        new NotCancellable(
          'Only a confirmed booking can be cancelled. A hold ends on its own, or can be released.',
        ),
      );
    const stays = await repo(Stay).findBy(ofBooking(locked));
    const today = await todayAtHotel(locked);
    if (hasStarted(stays, today))
      refuse(new NotCancellable('The stay has begun, so it can no longer be cancelled.'));
    const termsCents = refundNow(locked, stays, today);
    const usual = locked.userId === viewer?.id ? CancelledBy.GUEST : CancelledBy.HOTEL;
    const refundable = { termsCents, mostCents: leftToRefund(locked) };
    const cancellation = chooseCancellation(choice, usual, refundable);
    // Also for the sum that comes back if staff name none.
    if (usual === CancelledBy.HOTEL) authorizeRefund(viewer, locked, cancellation.refundCents);
    const before = { ...locked };
    await endConfirmed(locked, cancellation, { who: viewer?.id ?? null });
    await tellOfCancellation(locked, cancellation, termsCents);
    await recordBookingChange(viewer, action, locked, { before, after: locked });
    return locked;
  });
}

/** Whether the guests of a stay are expected or in house. */
const isChangeable = ({ state, checkOut }: Stay, today: string): boolean =>
  state === StayState.CHECKED_IN || (state === StayState.EXPECTED && checkOut > today);

/** What the viewer may do with a booking now, by the rules that the services enforce. */
export function abilities(viewer: Viewer | undefined, booking: Booking, stays: Stay[], today: string) {
  const confirmed = booking.status === BookingStatus.CONFIRMED;
  const cancel = confirmed && !hasStarted(stays, today) && can(viewer, 'booking:cancel', booking);
  return {
    cancel,
    change:
      confirmed && !hasStarted(stays, today) && !hasRoomMove(stays) && can(viewer, 'booking:change', booking),
    changeByStaff:
      confirmed &&
      booking.hotelId !== null &&
      stays.some((stay) => isChangeable(stay, today)) &&
      can(viewer, 'stay:manage', booking),
    endStay: can(viewer, 'stay:manage', booking) && mayEnd(booking, stays, today),
    setArrivalHour: maySetArrivalHour(viewer, booking, stays, today),
    updateStayDetails: mayUpdateStayDetails(viewer, booking, stays, today),
    releaseChange: confirmed && can(viewer, 'change:release', booking),
    release: booking.status === BookingStatus.HELD && can(viewer, 'checkout:release', booking),
    refundIfCancelledCents: cancel ? refundNow(booking, stays, today) : 0,
    mostRefundCents:
      cancel && can(viewer, 'booking:choose-refund', booking)
        ? Math.min(mostRefundBy(viewer, booking), leftToRefund(booking))
        : 0,
  };
}

/**
 * The refund for cancelling today: by the terms, and in full for extras. What the guest still owes lowers it.
 */
const refundNow = (booking: Booking, stays: Stay[], today: string): number =>
  comeBack(
    booking,
    refundIfCancelled(booking.totalCents, firstNight(stays), today, booking) + paidExtras(booking),
    leftToRefund(booking),
  ).refundCents;

/** The extras that were not waived. */
const paidExtras = ({ extrasCents, waivedCents }: Booking): number => Math.max(0, extrasCents - waivedCents);

/**
 * Ends a confirmed booking, frees its nights and queues its refund, inside the caller's transaction. The
 * history says who cancelled and what is refunded, unless the step says more.
 */
export async function endConfirmed(
  booking: Booking,
  cancellation: Cancellation,
  { who, why }: Pick<Step, 'who'> & Partial<Step>,
): Promise<void> {
  const { cancelledBy, refundCents, reason } = cancellation;
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, 'cancelled') : booking.payment;
  Object.assign(booking, { cancelledBy, cancellationReason: reason });
  const held = await withheldCentsOf(booking);
  const said = why ?? describeCancellation(cancellation) + describeWithheld(held);
  await end(booking, payment, { who, why: said, reason });
}

/** Ends a confirmed booking whose refund was made, and frees its nights, inside the caller's transaction. */
export const endRefunded = async (booking: Booking, step: Step): Promise<void> =>
  end(booking, await paymentStatusOf({ ...booking, status: BookingStatus.CANCELLED }), step);

/** The hotel keeps what was paid and is not refunded, and the guest owes nothing more. */
async function end(booking: Booking, payment: PaymentStatus, step: Step): Promise<void> {
  const settled = { settles: true, creditedCents: owedBy(booking) };
  await transition(booking, { status: BookingStatus.CANCELLED, payment }, { ...step, ...settled });
  await freeNights(booking.hotelId, { bookingId: booking.id });
  await endChange(booking);
  await onBookingCancelled.run(booking);
}

/** A confirmed booking that has not begun, with its stays and the refund for cancelling it now, in cents. */
export interface PaidAhead {
  booking: Booking;
  stays: Stay[];
  refundCents: number;
}

/** A person's confirmed bookings that have not begun. */
export async function listPaidAhead(userId: string): Promise<PaidAhead[]> {
  const bookings = await repo(Booking).find({
    where: { userId, status: BookingStatus.CONFIRMED },
    relations: { hotelRow: { cityRow: true } },
  });
  const stays = await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) });
  return bookings.flatMap((booking) => {
    const own = stays.filter(({ bookingId }) => bookingId === booking.id);
    const today = todayFor(booking.hotelRow?.cityRow);
    if (hasStarted(own, today)) return [];
    return [{ booking, stays: own, refundCents: refundNow(booking, own, today) }];
  });
}

/** Releases each hold like releaseCheckout(). */
export function releaseCheckouts(
  viewer: Viewer | undefined,
  { bookingIds }: ReleaseCheckoutsInput,
): Promise<BulkResult[]> {
  authorizeToAsk(viewer, 'booking:end-many');
  return forEach(bookingIds, (bookingId) => releaseCheckout(viewer, { bookingId }, 'releaseCheckouts'));
}
