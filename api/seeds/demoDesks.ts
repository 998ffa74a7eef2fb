import type { Booking } from '../src/bookings/booking.entity';
import type { CashCount } from '../src/books/day/cashCount.entity';
import type { User } from '../src/users/user.entity';
import type { BookingRows } from './bookingRows';
import { countCash, lastClosed } from './cashCounts';
import { BUSY } from './demoBookings';
import { addDispute } from './disputed';
import { addDeskWork } from './frontDesk';
import type { SeededHotel } from './hotels';
import type { BookRows } from './postBooks';
import { makeRandom } from './random';

/** What happens at front desks has its own random numbers, so that all other bookings stay the same. */
const DESKS_SEED = 20_260_111;
const COUNTS_SEED = 20_260_112;
/** Of each busy hotel: whether each of its bookings that was paid in cash and cancelled is paid out. */
const PAY_OUTS = [[false, true], [true], []];
/** The hotels that close their days. */
const CLOSING = 2;

/** The people of the demonstration, and the date at a hotel. */
interface Around {
  manager: User;
  customers: readonly User[];
  todayAt: (timeZone: string) => string;
}

/** The hotels of the demonstration with many bookings. */
export const busyHotels = (hotels: readonly SeededHotel[]): SeededHotel[] =>
  hotels.filter(({ row }) => BUSY.has(row.name));

/** The hotels of the demonstration that close their days. */
export const closingHotels = (hotels: readonly SeededHotel[]): SeededHotel[] =>
  busyHotels(hotels).slice(0, CLOSING);

/** Adds what happens at the front desks of the busy hotels to these bookings, and a dispute at the last of them. */
export function addDesks(
  hotels: readonly SeededHotel[],
  bookings: readonly Booking[],
  rows: BookingRows,
  { manager, customers, todayAt }: Around,
): void {
  const random = makeRandom(DESKS_SEED);
  busyHotels(hotels).forEach((hotel, place) => {
    const own = bookings.filter(({ hotelId }) => hotelId === hotel.row.id);
    const today = todayAt(hotel.timeZone);
    const payOuts = PAY_OUTS[place] ?? [];
    const who = { staffId: manager.id, guests: customers };
    addDeskWork({ random, hotel, today, bookings: own, ...who, hasDebtor: place === 0, payOuts }, rows);
    if (place === CLOSING) addDispute(random, own, today, rows);
  });
}

/** The counts of the cash at the front desks. Adds their entries to the books. */
export function countDesks(
  hotels: readonly SeededHotel[],
  books: BookRows,
  { manager, todayAt }: Around,
): CashCount[] {
  const random = makeRandom(COUNTS_SEED);
  return busyHotels(hotels).flatMap((hotel) => {
    const through = lastClosed(todayAt(hotel.timeZone));
    return countCash({ random, hotel, staffId: manager.id, through }, books);
  });
}
