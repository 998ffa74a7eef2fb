import { addNights, countNights, listNights } from '../../schema/nights';
import { BookingStatus } from '../src/bookings/booking.entity';
import type { RoomNumber } from '../src/rooms/roomNumber.entity';
import type { User } from '../src/users/user.entity';
import { addBooking, noBookingRows, type BookingPlan, type BookingRows } from './bookingRows';
import type { SeededHotel, SeededRoomType } from './hotels';
import { makeRandom, type Random } from './random';

const { CONFIRMED, CANCELLED, EXPIRED } = BookingStatus;

/** The bookings of the demonstration guests: days from today to check-in, nights, room numbers, status. */
const JOURNEYS: Record<string, [days: number, nights: number, rooms: number, status: BookingStatus][]> = {
  guest_demo: [
    [-214, 3, 1, CONFIRMED],
    [-131, 2, 1, CANCELLED],
    [-88, 5, 1, CONFIRMED],
    [-37, 2, 2, CONFIRMED],
    [9, 3, 1, CONFIRMED],
    [16, 2, 1, EXPIRED],
    [52, 6, 2, CONFIRMED],
    [118, 4, 1, CONFIRMED],
  ],
  guest_two: [
    [-160, 4, 1, CONFIRMED],
    [-61, 1, 1, CONFIRMED],
    [-12, 3, 1, CANCELLED],
    [21, 2, 1, CONFIRMED],
    [75, 7, 1, CONFIRMED],
  ],
  guest_three: [
    [-102, 2, 1, CONFIRMED],
    [-24, 4, 1, CONFIRMED],
    [-1, 4, 1, CONFIRMED],
    [33, 3, 2, CONFIRMED],
    [40, 2, 1, CANCELLED],
  ],
};

/** Room types that are full on one of the coming weekends, in different hotels. */
const SOLD_OUT = 8;
const WEEKENDS_SEED = 20_260_107;

/** Hotels where the front desk has work every day: most rooms are taken, from weeks ago to weeks ahead. */
export const BUSY: ReadonlySet<string> = new Set([
  'Ajusco Pine Cabins',
  'Bryant Park Meridian',
  'Marina Skyline Hotel',
]);
/** Days from today, each period with its own random numbers. The dashboard compares with the earlier periods. */
const BUSY_PERIODS = [
  { seed: 20_260_108, from: -14, to: 21 },
  { seed: 20_260_109, from: -62, to: -14 },
];
/** The chance that a guest arrives in a free room. */
const BUSY_CHANCE = 0.45;

interface Calendar {
  random: Random;
  hotels: readonly SeededHotel[];
  todayAt: (timeZone: string) => string;
  rows: BookingRows;
  /** Nights that are taken, as `roomNumberId night`. */
  taken: Set<string>;
}

interface Wish extends Pick<BookingPlan, 'guest' | 'hotel' | 'nights' | 'status' | 'lead' | 'checkIn'> {
  roomType: SeededRoomType;
  rooms: number;
}

/**
 * Plans this many bookings around today: past and coming, confirmed, cancelled and expired. The bookings of the busy
 * hotels come on top.
 */
export function planDemoBookings(
  random: Random,
  hotels: readonly SeededHotel[],
  { accounts, customers }: { accounts: readonly User[]; customers: readonly User[] },
  count: number,
  todayAt: Calendar['todayAt'],
): BookingRows {
  const rows = noBookingRows();
  const calendar: Calendar = { random, hotels, todayAt, rows, taken: new Set() };
  for (const guest of accounts)
    for (const [days, nights, rooms, status] of JOURNEYS[guest.username] ?? [])
      repeatUntil(() =>
        bookAnywhere(calendar, { guest, days, nights, rooms, status, lead: random.whole(5, 45) }),
      );
  const customer = () => random.pick(customers);
  // The weekends move with the date. They have their own random numbers, so that all other bookings stay the same.
  const weekends = { ...calendar, random: makeRandom(WEEKENDS_SEED) };
  for (const hotel of random.shuffle(hotels).slice(0, SOLD_OUT)) fillWeekend(weekends, hotel, customer);
  while (rows.bookings.length < count) {
    const chance = random.next();
    bookAnywhere(calendar, {
      guest: customer(),
      days: random.next() < 0.8 ? -random.whole(6, 320) : random.whole(-3, 170),
      nights: random.pick([1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 7]),
      rooms: random.next() < 0.14 ? 2 : 1,
      status: chance < 0.86 ? CONFIRMED : chance < 0.95 ? CANCELLED : EXPIRED,
      lead: random.whole(1, 90),
    });
  }
  const busy = hotels.filter(({ row }) => BUSY.has(row.name));
  for (const { seed, ...days } of BUSY_PERIODS) {
    const ownNumbers = { ...calendar, random: makeRandom(seed) };
    for (const hotel of busy) fillDays(ownNumbers, hotel, customers, days);
  }
  return rows;
}

/** Tries again, with other random numbers, until it works. */
function repeatUntil(attempt: () => boolean): void {
  while (!attempt());
}

/** Books a room of some hotel at that distance from today. Returns whether enough room numbers were free. */
function bookAnywhere(
  calendar: Calendar,
  { days, ...wish }: Omit<Wish, 'hotel' | 'roomType' | 'checkIn'> & { days: number },
): boolean {
  const hotel = calendar.random.pick(calendar.hotels);
  const roomType = calendar.random.pick(hotel.roomTypes);
  const checkIn = addNights(calendar.todayAt(hotel.timeZone), days);
  return book(calendar, { ...wish, hotel, roomType, checkIn });
}

function book(calendar: Calendar, { roomType, rooms, ...wish }: Wish): boolean {
  const { random, taken } = calendar;
  const { hotel, checkIn, nights, status } = wish;
  const wanted = listNights(checkIn, addNights(checkIn, nights));
  const isFree = ({ id }: RoomNumber) => wanted.every((night) => !taken.has(`${id} ${night}`));
  const numbers = random.shuffle(roomType.numbers).filter(isFree).slice(0, rooms);
  if (numbers.length < rooms) return false;
  if (status === CONFIRMED)
    for (const { id } of numbers) for (const night of wanted) taken.add(`${id} ${night}`);
  const today = calendar.todayAt(hotel.timeZone);
  addBooking(random, { ...wish, roomType: roomType.row, numbers, today }, calendar.rows);
  return true;
}

/** Books every number of the hotel's best room type from Friday to Sunday of one of the next four weekends. */
function fillWeekend(calendar: Calendar, hotel: SeededHotel, customer: () => User): void {
  const { random } = calendar;
  const roomType = hotel.roomTypes.at(-1)!;
  const checkIn = addNights(nextFriday(calendar.todayAt(hotel.timeZone)), 7 * random.whole(0, 3));
  const wish = { hotel, roomType, checkIn, nights: 2, rooms: 1, status: CONFIRMED };
  while (book(calendar, { ...wish, guest: customer(), lead: random.whole(10, 80) }));
}

/** Books most nights of each room number of the hotel, one stay after the other. */
function fillDays(
  calendar: Calendar,
  hotel: SeededHotel,
  customers: readonly User[],
  { from, to }: { from: number; to: number },
): void {
  const { random } = calendar;
  const today = calendar.todayAt(hotel.timeZone);
  for (const roomType of hotel.roomTypes)
    for (const number of roomType.numbers) {
      const room = { ...roomType, numbers: [number] };
      for (let day = from; day < to;) {
        const nights = random.pick([1, 2, 2, 3, 3, 4, 6]);
        const guest = random.pick(customers);
        const wish = { hotel, roomType: room, checkIn: addNights(today, day), nights, rooms: 1, guest };
        const isBooked =
          random.next() < BUSY_CHANCE &&
          book(calendar, { ...wish, status: CONFIRMED, lead: random.whole(2, 60) });
        day += isBooked ? nights : 1;
      }
    }
}

function nextFriday(today: string): string {
  const friday = '2026-01-02';
  return addNights(today, (7 - (((countNights(friday, today) % 7) + 7) % 7)) % 7);
}
