import { addNights, countNights, listNights } from '../../../schema/nights';
import { BookingStatus } from '../bookings/booking.entity';
import type { RoomNumber } from '../rooms/roomNumber.entity';
import type { User } from '../users/user.entity';
import type { Random } from './random';
import type { SeededHotel, SeededRoom } from './hotels';
import { addBooking, type BookingPlan, type BookingRows } from './bookingRows';

const { CONFIRMED, CANCELLED, EXPIRED } = BookingStatus;

/** What the demonstration guests have booked: days from today to check-in, nights, room numbers, what became of it. */
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

interface Book {
  dice: Random;
  houses: readonly SeededHotel[];
  todayAt: (timeZone: string) => string;
  rows: BookingRows;
  /** Nights that are gone, as `roomNumberId night`. */
  taken: Set<string>;
}

interface Wish extends Pick<BookingPlan, 'userId' | 'house' | 'nights' | 'status' | 'lead'> {
  room: SeededRoom;
  rooms: number;
  checkIn: string;
}

/** As many bookings as asked for, around today: past and coming, confirmed, cancelled and expired. */
export function planDemoBookings(
  dice: Random,
  houses: readonly SeededHotel[],
  people: { accounts: readonly User[]; customers: readonly User[] },
  count: number,
  todayAt: Book['todayAt'],
): BookingRows {
  const book: Book = {
    dice,
    houses,
    todayAt,
    rows: { bookings: [], stays: [], nights: [] },
    taken: new Set(),
  };
  for (const { id, username } of people.accounts)
    for (const [days, nights, rooms, status] of JOURNEYS[username] ?? [])
      until(() => wish(book, { userId: id, days, nights, rooms, status, lead: dice.whole(5, 45) }));
  const customer = () => dice.pick(people.customers).id;
  for (const house of dice.shuffle(houses).slice(0, SOLD_OUT)) fillWeekend(book, house, customer);
  while (book.rows.bookings.length < count) {
    const chance = dice.next();
    wish(book, {
      userId: customer(),
      days: dice.next() < 0.8 ? -dice.whole(6, 320) : dice.whole(-3, 170),
      nights: dice.pick([1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 7]),
      rooms: dice.next() < 0.14 ? 2 : 1,
      status: chance < 0.86 ? CONFIRMED : chance < 0.95 ? CANCELLED : EXPIRED,
      lead: dice.whole(1, 90),
    });
  }
  return book.rows;
}

/** Tries again with another throw of the dice until it works. */
function until(attempt: () => boolean): void {
  while (!attempt());
}

/** Books some room of some house at that distance from today; answers whether enough of its numbers were free. */
function wish(
  book: Book,
  { days, ...asked }: Omit<Wish, 'house' | 'room' | 'checkIn'> & { days: number },
): boolean {
  const house = book.dice.pick(book.houses);
  const room = book.dice.pick(house.rooms);
  const checkIn = addNights(book.todayAt(house.timeZone), days);
  return take(book, { ...asked, house, room, checkIn });
}

function take(book: Book, wanted: Wish): boolean {
  const { userId, house, room, checkIn, nights, status, lead } = wanted;
  const free = book.dice.shuffle(room.numbers).filter((number) => isFree(book, number, checkIn, nights));
  const numbers = free.slice(0, wanted.rooms);
  if (numbers.length < wanted.rooms) return false;
  if (status === CONFIRMED)
    for (const { id } of numbers)
      for (const night of listNights(checkIn, addNights(checkIn, nights))) book.taken.add(`${id} ${night}`);
  const today = book.todayAt(house.timeZone);
  addBooking(
    book.dice,
    { userId, house, type: room.type, numbers, checkIn, nights, status, lead, today },
    book.rows,
  );
  return true;
}

const isFree = ({ taken }: Book, { id }: RoomNumber, checkIn: string, nights: number): boolean =>
  listNights(checkIn, addNights(checkIn, nights)).every((night) => !taken.has(`${id} ${night}`));

/** Books every number of the house's best room type from Friday to Sunday of one of the next four weekends. */
function fillWeekend(book: Book, house: SeededHotel, customer: () => string): void {
  const room = house.rooms.at(-1)!;
  const checkIn = addNights(nextFriday(book.todayAt(house.timeZone)), 7 * book.dice.whole(0, 3));
  const wanted = { house, room, checkIn, nights: 2, status: CONFIRMED };
  const one = () => take(book, { ...wanted, userId: customer(), rooms: 1, lead: book.dice.whole(10, 80) });
  while (one());
}

function nextFriday(today: string): string {
  const friday = '2026-01-02';
  return addNights(today, (7 - (((countNights(friday, today) % 7) + 7) % 7)) % 7);
}
