import { registerEnumType } from 'type-graphql';
import { addNights } from '../../../../schema/nights';
import { BookingStatus, type Booking } from '../booking.entity';
import { hasStarted } from '../booking.service';
import { OVERDUE_DAYS } from '../desk/stayActions';
import { StayState, type Stay } from '../stay.entity';

/** What the removal of rooms does to a booking. */
export enum RemovalEffect {
  BLOCKED = 'BLOCKED',
  CANCELLED = 'CANCELLED',
  ROOMS_GIVEN_UP = 'ROOMS_GIVEN_UP',
  CHANGE_ENDED = 'CHANGE_ENDED',
  HOLD_ENDED = 'HOLD_ENDED',
}
registerEnumType(RemovalEffect, {
  name: 'RemovalEffect',
  description: 'What the removal of rooms does to a booking.',
  valuesConfig: {
    BLOCKED: {
      description:
        'The stay has begun, so the rooms are not removed. Move the guest or end the stay first; if it begins today, cancelling the booking is possible too.',
    },
    CANCELLED: { description: 'The booking is cancelled and refunded in full.' },
    ROOMS_GIVEN_UP: {
      description:
        'The booking loses these rooms, whose price is refunded in full, and keeps its other rooms. If the stay has not begun, they can be cancelled free of charge until the day before arrival.',
    },
    CHANGE_ENDED: { description: 'A change to these rooms that waits for its payment is discarded.' },
    HOLD_ENDED: { description: 'The booking is not paid yet, and its hold ends.' },
  },
});

type Standing = Pick<Stay, 'state' | 'checkIn' | 'checkOut'>;

/** Whether the guests of a stay have not left, whether they have arrived or not. All days are the hotel's. */
const isOpen = ({ state, checkOut }: Standing, today: string): boolean =>
  state === StayState.CHECKED_IN
    ? checkOut >= addNights(today, -OVERDUE_DAYS)
    : state !== StayState.CHECKED_OUT && checkOut > today;

/**
 * Whether a stay is in progress: from its first day, until its guests have checked out or its day of departure has
 * come. Many hotels check nobody in, so guests who are to arrive today may be there already.
 */
export const isInProgress = (stay: Standing, today: string): boolean =>
  isOpen(stay, today) && (stay.checkIn <= today || stay.state === StayState.CHECKED_IN);

/** A booking with its stays, some of which are in rooms that are removed. */
export interface BookingInRooms {
  booking: Pick<Booking, 'status'>;
  stays: readonly Stay[];
  /** Whether the room of a stay is removed. */
  isRemoved: (stay: Stay) => boolean;
  /** Today's date at the hotel. */
  today: string;
  /**
   * Whether the whole hotel is closed, as the first step of its deletion. It closes only while nobody is in house, so
   * nothing blocks the rest.
   */
  isClosed: boolean;
}

/** The stays of a booking that end with the removal: those in the removed rooms that are not over. */
export const staysGone = ({ stays, isRemoved, today }: Omit<BookingInRooms, 'booking'>): Stay[] =>
  stays.filter((stay) => isRemoved(stay) && isOpen(stay, today));

/**
 * What the removal of rooms does to a booking; null if it changes nothing, because its stays there are over. It is
 * the only rule: dialogs show it, and the removal of room numbers, room types and hotels carries it out.
 */
export function removalEffect(there: BookingInRooms): RemovalEffect | null {
  const { booking, stays, today, isClosed } = there;
  if (booking.status === BookingStatus.HELD) return RemovalEffect.HOLD_ENDED;
  const gone = staysGone(there);
  if (booking.status !== BookingStatus.CONFIRMED || !gone.length) return null;
  if (!isClosed && gone.some((stay) => isInProgress(stay, today))) return RemovalEffect.BLOCKED;
  if (gone.every(({ checkOut }) => checkOut <= today)) return null;
  const isKept = (stay: Stay) => stay.roomNumberId !== null && !gone.includes(stay) && isOpen(stay, today);
  const keeps = !isClosed && stays.some(isKept);
  return keeps || hasStarted(stays, today) ? RemovalEffect.ROOMS_GIVEN_UP : RemovalEffect.CANCELLED;
}
