import { addNights } from '../../schema/nights';
import { BookingStatus } from '../src/bookings/booking.entity';
import type { User } from '../src/users/user.entity';
import { addBooking, type BookingRows } from './bookingRows';
import type { SeededHotel } from './hotels';
import type { Random } from './random';

/** Each room number's calendar has this many periods of ten days. The first begins a year ago. */
const PERIODS = 150;
const PERIOD_DAYS = 10;
const FIRST_DAY = -360;
/** STEP and PERIODS have no common divisor, so steps of this size reach every period once. */
const STEP = 37;

/** Every hotel of a large seeding has 20 room numbers. */
export const MOST_BOOKINGS_PER_HOTEL = 20 * PERIODS;

interface Share {
  /** The index of the hotel. */
  index: number;
  /** The number of its bookings. */
  share: number;
  today: string;
}

/**
 * Adds a hotel's share of bookings, one room number after the other. Each booking has a period of its own, so none
 * overlap.
 */
export function addSpreadBookings(
  random: Random,
  hotel: SeededHotel,
  customers: readonly User[],
  { index, share, today }: Share,
  rows: BookingRows,
): void {
  const rooms = hotel.roomTypes.flatMap(({ row, numbers }) =>
    numbers.map((number) => ({ roomType: row, number })),
  );
  for (let made = 0; made < share; made++) {
    const place = made % rooms.length;
    const { roomType, number } = rooms[place]!;
    const turn = Math.floor(made / rooms.length);
    const period = (turn * STEP + (index + place) * 11) % PERIODS;
    const nights = random.whole(1, PERIOD_DAYS - 1);
    const days = FIRST_DAY + period * PERIOD_DAYS + random.whole(0, PERIOD_DAYS - nights);
    const chance = random.next();
    const plan = {
      guest: random.pick(customers),
      hotel,
      roomType,
      numbers: [number],
      checkIn: addNights(today, days),
      nights,
      status: statusBy(chance),
      lead: random.whole(1, 120),
      today,
    };
    addBooking(random, plan, rows);
  }
}

function statusBy(chance: number): BookingStatus {
  if (chance < 0.9) return BookingStatus.CONFIRMED;
  return chance < 0.97 ? BookingStatus.CANCELLED : BookingStatus.EXPIRED;
}
