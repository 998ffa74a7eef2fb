import { arrivalHours } from '../../schema/arrivals';
import { CANCELLATION } from '../../schema/cancellation';
import type { StayHours } from '../../schema/houseRules';
import { addNights, type StayDates } from '../../schema/nights';
import { priceStay, sumCents, type RateRule } from '../../schema/prices';
import { BookingStatus, type Booking, newBooking } from '../src/bookings/booking.entity';
import type { Dispute } from '../src/bookings/dispute/dispute.entity';
import type { BookingExtra } from '../src/bookings/extras/bookingExtra.entity';
import { StayState, type Stay, newStay } from '../src/bookings/stay.entity';
import { type Night, newNight } from '../src/rooms/nights/night.entity';
import type { RoomNumber } from '../src/rooms/roomNumber.entity';
import type { RoomType } from '../src/rooms/roomType.entity';
import { addHistory, type HistoryRows } from './bookingHistory';
import type { User } from '../src/users/user.entity';
import type { SeededHotel } from './hotels';
import type { Random } from './random';

/** Who stays where and when, and the status of the booking. */
export interface BookingPlan {
  guest: Pick<User, 'id' | 'nameKey'>;
  hotel: SeededHotel;
  roomType: RoomType;
  numbers: readonly RoomNumber[];
  checkIn: string;
  nights: number;
  status: BookingStatus;
  /** Days between booking and check-in. */
  lead: number;
  /** The date at the hotel. Every booking was made yesterday or earlier. */
  today: string;
}

export interface BookingRows extends HistoryRows {
  bookings: Booking[];
  stays: Stay[];
  nights: Night[];
  /** Extras that were sold. */
  bookingExtras: BookingExtra[];
  disputes: Dispute[];
}

export const noBookingRows = (): BookingRows => ({
  bookings: [],
  stays: [],
  nights: [],
  payments: [],
  refunds: [],
  events: [],
  bookingExtras: [],
  disputes: [],
});

/** Leaves out stays that begin today or later, in any time zone. */
export function withoutUpcoming(rows: BookingRows, now: Date): BookingRows {
  // The date is a day behind UTC in the west.
  const today = addNights(now.toISOString().slice(0, 10), -1);
  const upcoming = new Set(
    rows.stays.filter(({ checkIn }) => checkIn >= today).map(({ bookingId }) => bookingId),
  );
  const isPast = ({ bookingId }: { bookingId: string | null }) => !upcoming.has(bookingId ?? '');
  return {
    bookings: rows.bookings.filter(({ id }) => !upcoming.has(id)),
    stays: rows.stays.filter(isPast),
    nights: rows.nights.filter(isPast),
    payments: rows.payments.filter(isPast),
    refunds: rows.refunds.filter(isPast),
    events: rows.events.filter(isPast),
    bookingExtras: rows.bookingExtras.filter(isPast),
    disputes: rows.disputes.filter(isPast),
  };
}

/** Seeded hotels have one price for every night. */
const NO_RATES: RateRule[] = [];
/** The longest time between booking and check-in, in days. */
const LONGEST_AGO = 60;

/**
 * Adds one planned booking: its stays with the price of every night, its history, and, if it is confirmed, the nights
 * that it takes.
 */
export function addBooking(random: Random, plan: BookingPlan, rows: BookingRows): void {
  const { hotel, roomType, checkIn, status, today } = plan;
  const userId = plan.guest.id;
  const checkOut = addNights(checkIn, plan.nights);
  const nightPrices = priceStay(roomType.priceCents, NO_RATES, { checkIn, checkOut });
  const totalCents = sumCents(nightPrices) * plan.numbers.length;
  const createdAt = bookedAt(random, plan);
  const second = Math.floor(createdAt.getTime() / 1000);
  const id = random.id(second);
  const subject = { id, hotelId: hotel.row.id };
  const booking = newBooking({
    ...subject,
    reference: null,
    userId,
    hotelName: hotel.row.name,
    hotelKey: hotel.row.nameKey,
    guestKey: plan.guest.nameKey,
    checkIn,
    checkOut,
    status,
    totalCents,
    ...addHistory(random, { ...subject, userId, totalCents, createdAt, checkIn, today, status }, rows),
    ...CANCELLATION,
    createdAt,
    holdExpiresAt: null,
    arrivalHour: arrivalHourOf(hotel.row, second),
    idempotencyKey: `seed-${id}`,
    requestHash: '',
  });
  rows.bookings.push(booking);
  for (const roomNumber of plan.numbers) {
    const stay = newStay({
      id: random.id(second),
      bookingId: id,
      hotelId: hotel.row.id,
      roomNumberId: roomNumber.id,
      roomTypeId: roomType.id,
      number: roomNumber.number,
      title: roomType.title,
      checkIn,
      checkOut,
      nights: plan.nights,
      pricePerNightCents: roomType.priceCents,
      nightPrices,
      state: stateOn(today, { checkIn, checkOut }),
    });
    rows.stays.push(stay);
    const ofRoom = { hotelId: hotel.row.id, roomNumberId: roomNumber.id, bookingId: id };
    if (status === BookingStatus.CONFIRMED)
      for (const { night } of nightPrices) rows.nights.push(newNight({ ...ofRoom, night }));
  }
}

/** The state of a stay by its dates alone. Nobody reads it for cancelled bookings. */
function stateOn(today: string, { checkIn, checkOut }: StayDates): StayState {
  if (checkOut < today) return StayState.CHECKED_OUT;
  return checkIn < today ? StayState.CHECKED_IN : StayState.EXPECTED;
}

/** Two of three guests name an arrival hour, one of the first hours of check-in. */
const arrivalHourOf = (hotel: StayHours, second: number): number | null =>
  second % 3 ? (arrivalHours(hotel).slice(0, 7)[second % 7] ?? null) : null;

/** A moment on the day of the booking, at least two days ago, so that it is past in every time zone. */
function bookedAt(random: Random, { checkIn, lead, today }: BookingPlan): Date {
  const latest = addNights(today, -2 - random.whole(0, LONGEST_AGO));
  const wanted = addNights(checkIn, -lead);
  const day = wanted < latest ? wanted : latest;
  return new Date(Date.parse(`${day}T00:00:00Z`) + random.whole(0, 86_399) * 1000);
}
