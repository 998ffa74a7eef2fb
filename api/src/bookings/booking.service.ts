import { now } from '../core/clock';
import { authorizeToAsk, can, type Viewer } from '../access/policy';
import { repo } from '../database/transaction';
import { freeNights } from '../rooms/nights/night.service';
import { inBatches } from '../database/inBatches';
import { Booking, BookingStatus } from './booking.entity';
import { transition, type Step } from './history.service';
import { bookingKey } from './reference.service';
import { StayState, type Stay } from './stay.entity';

/** The booking with this id or reference, if it exists and the viewer may read it. */
export async function findBooking(viewer: Viewer | undefined, text: string): Promise<Booking | null> {
  authorizeToAsk(viewer, 'booking:read');
  const booking = await repo(Booking).findOneBy(bookingKey(text));
  return booking && can(viewer, 'booking:read', booking) ? booking : null;
}

/** Ends a hold and frees its nights, inside the caller's transaction. */
export async function endHold(booking: Booking, step: Step, payment = booking.payment): Promise<void> {
  await transition(booking, { status: BookingStatus.EXPIRED, payment }, step);
  await freeNights(booking.hotelId, { bookingId: booking.id });
}

/** The first night of the earliest stay. */
export const firstNight = (stays: readonly Pick<Stay, 'checkIn'>[]): string =>
  stays.map((stay) => stay.checkIn).sort()[0] ?? '';

/**
 * Whether the first night is over or someone has checked in.
 * Until then, also on the first day, a stay can be changed and cancelled.
 */
export const hasStarted = (stays: readonly Stay[], today: string): boolean =>
  firstNight(stays) < today || hasArrived(stays);

/** Whether guests have checked in to one of the stays. */
export const hasArrived = (stays: readonly Stay[]): boolean =>
  stays.some(({ state }) => ARRIVED.includes(state));

const ARRIVED: readonly StayState[] = [StayState.CHECKED_IN, StayState.CHECKED_OUT];

/** Whether a confirmed booking has stays that have begun and are not over, so that staff can end it early. */
export const mayEnd = (booking: Pick<Booking, 'status'>, stays: readonly Stay[], today: string): boolean =>
  booking.status === BookingStatus.CONFIRMED &&
  firstNight(stays) < today &&
  stays.some(({ checkOut }) => checkOut > today);

/** A booking of a deleted hotel keeps the hotel's name and belongs to no hotel. */
export const detachBookings = ({ hotelId }: { hotelId: string }): Promise<void> =>
  inBatches(Booking, { hotelId }, (those) =>
    repo(Booking).update(those, { hotelId: null, changedAt: now() }),
  );
