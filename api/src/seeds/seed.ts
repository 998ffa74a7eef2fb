import { ROLE_CODES } from '../../../schema/accounts';
import { todayIn } from '../../../schema/nights';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { Stay } from '../bookings/stay.entity';
import { City } from '../hotels/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelType.entity';
import { StaffMember } from '../hotels/staff.entity';
import { now } from '../core/clock';
import { Night } from '../rooms/night.entity';
import { Review } from '../reviews/review.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import { entities } from '../server/entities';
import { planDemoBookings } from './demoBookings';
import { makeRandom } from './random';
import { seedPlaces, seedHotel, WRITTEN_HOTELS, type SeededPlaces, type SeededHotel } from './hotels';
import { bulkInsert } from '../database/bulkInsert';
import { isDuplicate } from '../database/dbErrors';
import { makePeople } from './users';
import { writeReviews } from './reviews';
import { addSpreadBookings, MOST_BOOKINGS_PER_HOTEL } from './spreadBookings';
import type { BookingRows } from './bookingRows';
import { repo, transaction } from '../database/transaction';

/** What a seeding made, table by table. */
export interface SeedSummary {
  accounts: number;
  cities: number;
  hotelTypes: number;
  hotels: number;
  roomTypes: number;
  roomNumbers: number;
  bookings: number;
  reviews: number;
}

/** The seeding cannot begin; the message says why. */
export class SeedProblem extends Error {}

const DEMO_BOOKINGS = 1000;
const DEMO_REVIEWS = 500;
/** So many hotels of the demonstration are new and have no reviews yet. */
const UNRATED = 3;
/** In a large house, this share of the guests who could write a review does. */
const SHARE_OF_REVIEWS = 0.6;
const CUSTOMERS = 30;
/** Room numbers of each room type of a hotel, the plainest first; the demonstration adds one here and there. */
const DEMO_NUMBERS = [9, 8, 6, 4];
const LARGE_NUMBERS = [7, 6, 4, 3];
/** The catalogue is the same every day; what happens in it moves with the date. */
const CATALOGUE_SEED = 20_260_105;
const DAY = 86_400_000;
/** Hotels that are made and written together where the house is large. */
const BATCH = 100;

/** Whether no table of the database has a row. */
export async function isEmpty(): Promise<boolean> {
  for (const entity of entities) if (await repo<object>(entity).exists()) return false;
  return true;
}

async function refuseUnlessEmpty(): Promise<void> {
  if (!(await isEmpty())) throw new SeedProblem('The database has rows already; seeding needs an empty one.');
}

/** The demonstration house where there is nothing yet; where another instance does it at the same time, one of them wins. */
export async function seedDemoIfEmpty(): Promise<void> {
  if (!(await isEmpty())) return;
  try {
    await seedDemo();
  } catch (error) {
    if (!(error instanceof SeedProblem || isDuplicate(error))) throw error;
  }
}

/** The demonstration house, all of it or nothing. Refuses a database that has rows. */
export function seedDemo(): Promise<SeedSummary> {
  const { people, catalogue, dice, days } = prepare(CUSTOMERS);
  const numbersOf = (rank: number) => (DEMO_NUMBERS[rank] ?? 1) + dice.whole(0, 1);
  const houses = Array.from({ length: WRITTEN_HOTELS }, (_, index) =>
    seedHotel(dice, catalogue, index, numbersOf),
  );
  return transaction(async () => {
    await refuseUnlessEmpty();
    const { accounts, customers } = await people;
    const bookings = planDemoBookings(days, houses, { accounts, customers }, DEMO_BOOKINGS, todayAt);
    const unrated = new Set(houses.slice(-UNRATED).map(({ hotel }) => hotel.id));
    const untold = latestStays(accounts, bookings);
    const reviews = writeReviews(days, houses, bookings, {
      count: () => DEMO_REVIEWS,
      isTold: ({ id, hotelId }) => !untold.has(id) && !unrated.has(hotelId!),
      todayAt,
    });
    await bulkInsert(User, [...accounts, ...customers]);
    const made = sum(await writeCatalogue(catalogue), await write(houses, bookings, reviews), {
      accounts: accounts.length + customers.length,
    });
    const manager = accounts.find(({ roleCode }) => roleCode === ROLE_CODES.INTERMEDIATE)!;
    await bulkInsert(
      StaffMember,
      houses.map(({ hotel: { id } }) => ({ id, hotelId: id, userId: manager.id, isManager: true })),
    );
    return made;
  });
}

/**
 * A house of any size: the demonstration's accounts, its hotels again and again with a numeral behind the
 * name, 20 room numbers each, and bookings spread evenly. Written in batches, so that memory stays small.
 */
export async function seedLarge(
  hotels: number,
  bookings: number,
  progress: (made: SeedSummary) => void,
): Promise<SeedSummary> {
  if (bookings > hotels * MOST_BOOKINGS_PER_HOTEL)
    throw new SeedProblem(`${hotels} hotels take ${hotels * MOST_BOOKINGS_PER_HOTEL} bookings at most.`);
  const { people, catalogue, dice, days } = prepare(Math.max(CUSTOMERS, Math.ceil(bookings / 50)));
  const { accounts, customers } = await people;
  let made = await transaction(async () => {
    await refuseUnlessEmpty();
    await bulkInsert(User, [...accounts, ...customers]);
    return sum(await writeCatalogue(catalogue), { accounts: accounts.length + customers.length });
  });
  const numbersOf = (rank: number) => LARGE_NUMBERS[rank] ?? 1;
  const shareUpTo = (index: number) => Math.floor((index * bookings) / hotels);
  for (let from = 0; from < hotels; from += BATCH) {
    const rows: BookingRows = { bookings: [], stays: [], nights: [] };
    const houses = Array.from({ length: Math.min(BATCH, hotels - from) }, (_, offset) => {
      const index = from + offset;
      const house = seedHotel(dice, catalogue, index, numbersOf);
      const share = shareUpTo(index + 1) - shareUpTo(index);
      addSpreadBookings(days, house, customers, { index, share, today: todayAt(house.timeZone) }, rows);
      return house;
    });
    const reviews = writeReviews(days, houses, rows, {
      count: (visits) => Math.round(visits * SHARE_OF_REVIEWS),
      isTold: () => true,
      todayAt,
    });
    made = sum(made, await transaction(() => write(houses, rows, reviews)));
    progress(made);
  }
  return made;
}

/** The last stay of each demonstration account that is over: left to be reviewed by whoever tries that. */
function latestStays(accounts: User[], { bookings, stays }: BookingRows): Set<string> {
  const ended = (bookingId: string) => stays.some((stay) => stay.bookingId === bookingId && isOver(stay));
  return new Set(
    accounts.flatMap(({ id }) => {
      const own = bookings.filter(
        (booking) => booking.userId === id && booking.status === BookingStatus.CONFIRMED,
      );
      return own
        .filter((booking) => ended(booking.id))
        .slice(-1)
        .map((booking) => booking.id);
    }),
  );
}

const isOver = ({ checkOut }: Stay): boolean => checkOut < now().toISOString().slice(0, 10);

const todayAt = (timeZone: string): string => todayIn(timeZone, now());

function prepare(customers: number) {
  const today = Math.floor(now().getTime() / DAY);
  const dice = makeRandom(CATALOGUE_SEED);
  const days = makeRandom(today);
  const people = makePeople(days, customers, (today - 420) * (DAY / 1000));
  return { people, catalogue: seedPlaces(dice), dice, days };
}

async function writeCatalogue({ cities, types }: SeededPlaces): Promise<Partial<SeedSummary>> {
  await bulkInsert(City, cities);
  await bulkInsert(HotelType, types);
  return { cities: cities.length, hotelTypes: types.length };
}

async function write(
  houses: SeededHotel[],
  rows: BookingRows,
  reviews: Review[],
): Promise<Partial<SeedSummary>> {
  const rooms = houses.flatMap((house) => house.rooms);
  const numbers = rooms.flatMap((room) => room.numbers);
  await bulkInsert(
    Hotel,
    houses.map(({ hotel }) => hotel),
  );
  await bulkInsert(
    RoomType,
    rooms.map(({ type }) => type),
  );
  await bulkInsert(RoomNumber, numbers);
  await bulkInsert(Booking, rows.bookings);
  await bulkInsert(Stay, rows.stays);
  await bulkInsert(Night, rows.nights);
  await bulkInsert(Review, reviews);
  return {
    hotels: houses.length,
    roomTypes: rooms.length,
    roomNumbers: numbers.length,
    bookings: rows.bookings.length,
    reviews: reviews.length,
  };
}

function sum(...parts: Partial<SeedSummary>[]): SeedSummary {
  const total = {
    accounts: 0,
    cities: 0,
    hotelTypes: 0,
    hotels: 0,
    roomTypes: 0,
    roomNumbers: 0,
    bookings: 0,
    reviews: 0,
  };
  for (const part of parts)
    for (const key of Object.keys(part) as (keyof SeedSummary)[]) total[key] += part[key] ?? 0;
  return total;
}
