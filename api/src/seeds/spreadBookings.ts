import { addNights } from '../../../schema/nights';
import { BookingStatus } from '../bookings/booking.entity';
import type { User } from '../users/user.entity';
import type { Random } from './random';
import type { SeededHotel } from './hotels';
import { addBooking, type BookingRows } from './bookingRows';

/** Each room number's calendar is cut into so many windows of ten days, beginning a year ago. */
const WINDOWS = 150;
const WINDOW_DAYS = 10;
const FIRST_DAY = -360;
/** Prime to WINDOWS, so that a walk by this step comes to every window once. */
const STEP = 37;

/** A large house has 20 room numbers in each hotel. */
export const MOST_BOOKINGS_PER_HOTEL = 20 * WINDOWS;

interface Share {
  index: number;
  share: number;
  today: string;
}

/** Adds a hotel's share of bookings, its room numbers taking turns; one booking a window, so that none overlap. */
export function addSpreadBookings(
  dice: Random,
  house: SeededHotel,
  customers: readonly User[],
  { index, share, today }: Share,
  rows: BookingRows,
): void {
  const doors = house.rooms.flatMap(({ type, numbers }) => numbers.map((number) => ({ type, number })));
  for (let made = 0; made < share; made++) {
    const door = made % doors.length;
    const turn = Math.floor(made / doors.length);
    const window = (turn * STEP + (index + door) * 11) % WINDOWS;
    const nights = dice.whole(1, WINDOW_DAYS - 1);
    const days = FIRST_DAY + window * WINDOW_DAYS + dice.whole(0, WINDOW_DAYS - nights);
    const chance = dice.next();
    const plan = {
      userId: dice.pick(customers).id,
      house,
      type: doors[door]!.type,
      numbers: [doors[door]!.number],
      checkIn: addNights(today, days),
      nights,
      status: statusBy(chance),
      lead: dice.whole(1, 120),
      today,
    };
    addBooking(dice, plan, rows);
  }
}

function statusBy(chance: number): BookingStatus {
  if (chance < 0.9) return BookingStatus.CONFIRMED;
  return chance < 0.97 ? BookingStatus.CANCELLED : BookingStatus.EXPIRED;
}
