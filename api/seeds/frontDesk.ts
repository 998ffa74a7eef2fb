import { isByNight, isByPerson, extraWords, priceExtra } from '../../schema/extras';
import { clockIn } from '../../schema/hotelTime';
import { addNights, countNights } from '../../schema/nights';
import { type Booking, BookingStatus, PaymentStatus } from '../src/bookings/booking.entity';
import { describePaidOut } from '../src/bookings/desk/payOut.service';
import { PAID } from '../src/bookings/desk/walkIn.service';
import { newBookingExtra } from '../src/bookings/extras/bookingExtra.entity';
import { describeAdded } from '../src/bookings/extras/bookingExtra.service';
import { PaymentMethod } from '../src/bookings/pay/payment.entity';
import { newRefund } from '../src/bookings/pay/refund.entity';
import { groupBy } from '../src/core/groupBy';
import type { User } from '../src/users/user.entity';
import { addBooking, type BookingRows, noBookingRows } from './bookingRows';
import { bookAtDesk, confirmUnpaid, type DeskBooking, step, takePayment, within } from './deskBooking';
import type { SeededHotel } from './hotels';
import type { Random } from './random';

const { CONFIRMED, CANCELLED } = BookingStatus;
const { OPEN, REFUNDING, REFUNDED } = PaymentStatus;
const { CASH, TERMINAL } = PaymentMethod;

/** The shares of bookings that are made by telephone and paid on arrival, and of guests who buy an extra. */
const PAID_AT_DESK = 0.3;
const BUYS_EXTRA = 0.25;
/** A pay-out follows the cancellation by this many milliseconds. */
const PAID_OUT_AFTER = 600_000;

/** The front desk of a hotel: its bookings, and who works there. */
export interface Desk {
  random: Random;
  hotel: SeededHotel;
  /** The date at the hotel. */
  today: string;
  staffId: string;
  bookings: readonly Booking[];
  guests: readonly User[];
  /** Whether a guest who has left owes something. */
  hasDebtor: boolean;
  /** For each cancelled booking that was paid in cash: whether it was paid out. */
  payOuts: readonly boolean[];
}

/** Adds what happens at a front desk: bookings paid on arrival, extras, payments of guests who leave, refunds in cash. */
export function addDeskWork(desk: Desk, rows: BookingRows): void {
  const { random, hotel, staffId, bookings } = desk;
  const events = groupBy(rows.events, ({ bookingId }) => bookingId);
  const payments = groupBy(rows.payments, ({ bookingId }) => bookingId);
  const touched = new Set<string>();
  let { hasDebtor } = desk;
  for (const booking of bookings) {
    const { id } = booking;
    const own = { events: events.get(id)!, payments: payments.get(id)! };
    const one = { ...own, random, booking, timeZone: hotel.timeZone, staffId };
    const isPaidAtDesk = random.next() < PAID_AT_DESK;
    const buysExtra = random.next() < BUYS_EXTRA && booking.checkIn < desk.today;
    if (isPaidAtDesk) bookByTelephone(desk, one);
    const owes = buysExtra && hasDebtor && hasJustLeft(desk, booking);
    if (owes) hasDebtor = false;
    if (buysExtra) sellExtra(desk, one, rows, owes);
    if (isPaidAtDesk || buysExtra) touched.add(id);
  }
  const isOther = ({ bookingId }: { bookingId: string }) => !touched.has(bookingId);
  rows.events = [...rows.events.filter(isOther), ...[...touched].flatMap((id) => events.get(id)!)];
  rows.payments = [...rows.payments.filter(isOther), ...[...touched].flatMap((id) => payments.get(id)!)];
  for (const isPaidOut of desk.payOuts) cancelPaidInCash(desk, isPaidOut, rows);
}

const hasJustLeft = ({ today }: Desk, { checkOut }: Booking): boolean =>
  checkOut < today && checkOut >= addNights(today, -5);

const methodOf = (random: Random) => random.pick([CASH, TERMINAL, TERMINAL] as const);

/** Guests who have arrived have paid. */
function bookByTelephone({ random, today }: Desk, own: DeskBooking): void {
  bookAtDesk(own);
  confirmUnpaid(own);
  const { checkIn } = own.booking;
  if (checkIn < today) takePayment(own, { at: within(own, checkIn, 15), method: methodOf(random) });
}

/** Sells an extra on the first evening. The guest pays on the morning of departure, unless they leave owing it. */
function sellExtra(
  { random, hotel, today, staffId }: Desk,
  own: DeskBooking,
  rows: BookingRows,
  owes: boolean,
): void {
  const { booking } = own;
  const { id: bookingId, checkIn, checkOut } = booking;
  const {
    id: extraId,
    title,
    unit,
    cents: unitCents,
  } = random.pick(hotel.extras.filter(({ soldAtDesk }) => soldAtDesk));
  const nights = isByNight(unit) ? countNights(checkIn, checkOut) : null;
  const amount = { unit, quantity: isByPerson(unit) ? random.whole(1, 2) : 1, nights };
  const cents = priceExtra(unitCents, amount);
  const soldAt = within(own, checkIn, 19);
  const id = random.id(Math.floor(soldAt.getTime() / 1000));
  const sold = { id, bookingId, extraId, title, unitCents, ...amount, cents, soldAt, soldById: staffId };
  rows.bookingExtras.push(newBookingExtra({ ...sold, note: null, requestKey: `seed-${id}` }));
  booking.extrasCents += cents;
  const why = describeAdded(extraWords(title, amount), cents);
  step(own, { at: soldAt, why, status: CONFIRMED, payment: OPEN });
  if (checkOut < today && !owes) takePayment(own, { at: within(own, checkOut, 9), method: methodOf(random) });
}

/** Adds a booking that was paid in cash while booking and cancelled in time. Its refund is paid out, or due at the desk. */
function cancelPaidInCash(desk: Desk, isPaidOut: boolean, rows: BookingRows): void {
  const { made, cancelledAt } = planCancelled(desk);
  const [booking] = made.bookings as [Booking];
  const { random, hotel, staffId } = desk;
  const { events, payments } = made;
  const why = events.find(({ status }) => status === CANCELLED)!.why;
  const own = { events, payments, random, booking, timeZone: hotel.timeZone, staffId };
  bookAtDesk(own);
  const at = new Date(booking.createdAt.getTime() + 1000);
  const payment = takePayment(own, { at, method: CASH, why: PAID.CASH });
  step(own, { at: cancelledAt, why, status: CANCELLED, payment: REFUNDING });
  const { id: bookingId, hotelId, totalCents: amountCents } = booking;
  booking.refundedCents = payment.refundedCents = amountCents;
  const paidOutAt = isPaidOut ? new Date(cancelledAt.getTime() + PAID_OUT_AFTER) : null;
  if (paidOutAt)
    step(own, { at: paidOutAt, why: describePaidOut(amountCents), status: CANCELLED, payment: REFUNDED });
  const due = {
    paymentId: payment.id,
    bookingId,
    hotelId,
    amountCents,
    reason: 'cancelled',
    dueAt: null,
  } as const;
  const paidOut = { atDesk: true, paidOutAt, paidOutById: paidOutAt && staffId };
  const id = random.id(Math.floor(cancelledAt.getTime() / 1000));
  made.refunds = [newRefund({ id, createdAt: cancelledAt, ...due, ...paidOut })];
  for (const [name, more] of Object.entries(made))
    (rows[name as keyof BookingRows] as unknown[]).push(...more);
}

/** A cancelled booking that is ahead. It was booked and cancelled while the front desk is open. */
function planCancelled({ random, hotel, today, guests }: Desk): { made: BookingRows; cancelledAt: Date } {
  const { row: roomType, numbers } = hotel.roomTypes[0]!;
  const isOpen = (at: Date) => {
    const { time } = clockIn(hotel.timeZone, at);
    return time > '08:00' && time < '20:00';
  };
  for (;;) {
    const made = noBookingRows();
    const when = {
      checkIn: addNights(today, random.whole(6, 20)),
      nights: 1,
      lead: random.whole(25, 40),
      today,
    };
    const who = { guest: random.pick(guests), hotel, roomType, numbers: [random.pick(numbers)] };
    addBooking(random, { ...who, ...when, status: CANCELLED }, made);
    const { createdAt, cancelledAt } = made.bookings[0]!;
    if (isOpen(createdAt) && isOpen(cancelledAt!)) return { made, cancelledAt: cancelledAt! };
  }
}
