import { momentIn } from '../../schema/hotelTime';
import { type Booking, BookingStatus, PaymentStatus } from '../src/bookings/booking.entity';
import { describeTaken } from '../src/bookings/balance/deskPayment.service';
import type { BookingEvent } from '../src/bookings/bookingEvent.entity';
import { BOOKED, PAID_LATER } from '../src/bookings/desk/walkIn.service';
import { newPayment, type Payment, PaymentMethod } from '../src/bookings/pay/payment.entity';
import { nextEvent, type SeededStep } from './bookingHistory';
import type { Random } from './random';

const { HELD, CONFIRMED } = BookingStatus;
const { OPEN, PAID } = PaymentStatus;

/** A booking at the front desk of a hotel, with the rows that its steps add to. */
export interface DeskBooking {
  random: Random;
  booking: Booking;
  events: BookingEvent[];
  payments: Payment[];
  timeZone: string;
  staffId: string;
}

/** A moment at the hotel within this hour. */
export const within = (
  { random, timeZone }: Pick<DeskBooking, 'random' | 'timeZone'>,
  day: string,
  hour: number,
): Date => {
  const minute = String(random.whole(0, 59)).padStart(2, '0');
  return momentIn(timeZone, day, `${String(hour).padStart(2, '0')}:${minute}`);
};

/** Takes a booking to its next state, as staff do. */
export function step(
  { random, booking, events, staffId }: DeskBooking,
  { at, who = staffId, ...to }: Omit<SeededStep, 'at' | 'who'> & { at: Date; who?: string | null },
): void {
  events.push(nextEvent(random, booking.id, events, { at: at.getTime(), who, ...to }));
  const { status, payment } = to;
  Object.assign(booking, { status, payment, steps: events.length, changedAt: at });
}

/** The booking is made at the front desk, and nothing is paid yet. */
export function bookAtDesk(own: DeskBooking): void {
  const { booking, events, payments } = own;
  events.length = 0;
  payments.length = 0;
  booking.paidCents = 0;
  step(own, { at: booking.createdAt, why: BOOKED, status: HELD, payment: OPEN });
}

/** The guest pays at the hotel. */
export function confirmUnpaid(own: DeskBooking): void {
  step(own, { at: own.booking.createdAt, why: PAID_LATER, status: CONFIRMED, payment: OPEN });
}

/** The front desk takes all that the guest owes. `why` is what the history says, if it is not a payment of what was owed. */
export function takePayment(own: DeskBooking, { at, method, why }: Taken): Payment {
  const { random, booking, payments } = own;
  const { id: bookingId, hotelId, totalCents, extrasCents, paidCents } = booking;
  const amountCents = totalCents + extrasCents - paidCents;
  const id = random.id(Math.floor(at.getTime() / 1000));
  const made = { id, bookingId, hotelId, amountCents, method, createdAt: at, paidAt: at, dueAt: null };
  const payment = newPayment({ ...made, requestKey: why ? null : `seed-${id}` });
  payments.push(payment);
  booking.paidCents += amountCents;
  const said = why ?? describeTaken({ ...payment, cents: amountCents }, 0);
  step(own, { at, why: said, status: CONFIRMED, payment: PAID });
  return payment;
}

interface Taken {
  at: Date;
  method: PaymentMethod.CASH | PaymentMethod.TERMINAL;
  why?: string;
}
