import { ROLE_CODES } from '../../schema/accounts';
import { todayIn } from '../../schema/nights';
import { BookingStatus } from '../src/bookings/booking.entity';
import type { Stay } from '../src/bookings/stay.entity';
import { MessageTemplate } from '../src/bookings/messages/messageTemplate.entity';
import { MessageText } from '../src/bookings/messages/messageText.entity';
import { ContactMessage } from '../src/contact/contactMessage.entity';
import { now } from '../src/core/clock';
import { config } from '../src/core/config';
import { BadInput } from '../src/core/problems';
import { bulkInsert } from '../src/database/bulkInsert';
import { isDuplicate } from '../src/database/dbErrors';
import { isDatabaseEmpty, transaction } from '../src/database/transaction';
import { StaffMember } from '../src/hotels/staff.entity';
import { EventCounter } from '../src/eventLog/eventCounter.entity';
import { IndexChange } from '../src/search/index/indexChange.entity';
import { TeamMember } from '../src/users/teams/teamMember.entity';
import type { User } from '../src/users/user.entity';
import { noBookingRows, withoutUpcoming, type BookingRows } from './bookingRows';
import { planChats } from './chats';
import { planMessages } from './contactMessages';
import { planGuestMessages } from './guestMessages';
import { closeDays } from './closeDays.service';
import { addDesks, closingHotels, countDesks } from './demoDesks';
import { planDemoBookings } from './demoBookings';
import { planHousekeeping } from './housekeeping';
import { planTranslations } from './translations';
import { ExtraTranslation } from '../src/hotels/extras/extraTranslation.entity';
import { HotelTranslation } from '../src/hotels/texts/hotelTranslation.entity';
import { RoomTypeTranslation } from '../src/rooms/texts/roomTypeTranslation.entity';
import { seedHotel, seedPlaces, WRITTEN_HOTELS } from './hotels';
import { postBooks } from './postBooks';
import { makeRandom } from './random';
import { writeReviews } from './reviews';
import { addSpreadBookings, MOST_BOOKINGS_PER_HOTEL } from './spreadBookings';
import { makeTeam } from './team';
import { makeUsers } from './users';
import {
  sumUp,
  writeBooks,
  writeChats,
  writeHotels,
  writeHousekeeping,
  writePlaces,
  writeUsers,
  type SeedSummary,
} from './writeRows.service';

/** The seeding cannot start; the message says why. */
export class SeedProblem extends BadInput {}

const DEMO_BOOKINGS = 1000;
const DEMO_REVIEWS = 500;
/** The number of new hotels in the demonstration, which have no reviews yet. */
const UNRATED = 3;
/** The share of guests who write a review, among those who could, in a large seeding. */
const SHARE_OF_REVIEWS = 0.6;
const CUSTOMERS = 30;
/** Room numbers of each room type of a hotel, the plainest first. Some hotels of the demonstration have one more. */
const DEMO_NUMBERS = [9, 8, 6, 4];
const LARGE_NUMBERS = [7, 6, 4, 3];
/** Hotels and their events are the same every day, counted in days from today. */
const HOTELS_SEED = 20_260_105;
const EVENTS_SEED = 20_260_106;
const CLOSES_SEED = 20_260_113;
const DAY = 86_400_000;
/** The number of hotels of a large seeding that are written together. */
const BATCH = 100;

/** Every app that runs writes lines of the change feed, also without any data. */
const isEmpty = (): Promise<boolean> => isDatabaseEmpty([IndexChange, EventCounter]);

async function refuseUnlessEmpty(): Promise<void> {
  if (!(await isEmpty())) throw new SeedProblem('The database has rows already; seeding needs an empty one.');
}

/** Seeds the demonstration into an empty database. If two instances do so at once, one of them succeeds. */
export async function seedDemoIfEmpty(): Promise<void> {
  if (!(await isEmpty())) return;
  try {
    await seedDemo();
  } catch (error) {
    if (!(error instanceof SeedProblem || isDuplicate(error))) throw error;
  }
}

/**
 * Seeds the demonstration, all of it or nothing. Only the stand-in for the card provider knows its payments, so there
 * are no upcoming bookings beside a real provider. Refuses a database that has rows.
 */
export function seedDemo(): Promise<SeedSummary> {
  const random = prepare();
  const users = makeUsers(random.events, CUSTOMERS, firstSecond());
  return transaction(async () => {
    await refuseUnlessEmpty();
    const { accounts, customers } = await users;
    const { places, hotels, bookings, reviews, books } = planDemo(
      random,
      accounts,
      customers,
      !config.stripe.secretKey,
    );
    const team = await makeTeam(closingHotels(hotels)[0]!.row.id, firstSecond());
    const made = sumUp(
      await writeUsers([...accounts, ...customers, ...team.users]),
      await writePlaces(places),
      await writeHotels(hotels, bookings, reviews),
      await writeChats(planChats(accounts, bookings)),
    );
    await bulkInsert(TeamMember, team.members);
    await bulkInsert(ContactMessage, planMessages(accounts, bookings));
    for (const { templates, texts } of closingHotels(hotels).slice(0, 1).map(planGuestMessages)) {
      await bulkInsert(MessageTemplate, templates);
      await bulkInsert(MessageText, texts);
    }
    const { hotelTexts, roomTexts, extraTexts } = planTranslations(hotels);
    await bulkInsert(HotelTranslation, hotelTexts);
    await bulkInsert(RoomTypeTranslation, roomTexts);
    await bulkInsert(ExtraTranslation, extraTexts);
    const { id: userId } = managerOf(accounts);
    await bulkInsert(
      StaffMember,
      hotels.map(({ row: { id } }) => ({ id, hotelId: id, userId, isManager: true })),
    );
    await writeBooks(books, bookings);
    await writeHousekeeping(planHousekeeping(hotels, userId, todayAt));
    const closing = makeRandom(CLOSES_SEED);
    for (const hotel of closingHotels(hotels))
      await closeDays({ random: closing, hotel, staffId: userId, today: todayAt(hotel.timeZone) });
    return made;
  });
}

/** The whole demonstration except its users: the same on any day, counted from today, with or without upcoming stays. */
export function planDemo(
  { hotels: random, events }: Randoms,
  accounts: User[],
  customers: User[],
  hasUpcoming = true,
) {
  const places = seedPlaces(random);
  const numbersOf = (rank: number) => (DEMO_NUMBERS[rank] ?? 1) + random.whole(0, 1);
  const hotels = Array.from({ length: WRITTEN_HOTELS }, (_, index) =>
    seedHotel(random, places, index, numbersOf),
  );
  const planned = planDemoBookings(events, hotels, { accounts, customers }, DEMO_BOOKINGS, todayAt);
  const around = { manager: managerOf(accounts), customers, todayAt };
  // The bookings of the busy hotels come after the others, and have no reviews yet.
  const reviewable = new Set(planned.bookings.slice(0, DEMO_BOOKINGS).map(({ id }) => id));
  addDesks(hotels, planned.bookings.slice(DEMO_BOOKINGS), planned, around);
  const bookings = hasUpcoming ? planned : withoutUpcoming(planned, now());
  const unrated = new Set(hotels.slice(-UNRATED).map(({ row }) => row.id));
  const unreviewed = latestStays(accounts, bookings);
  const demoGuests = new Set(accounts.map(({ id }) => id));
  const reviews = writeReviews(events, hotels, bookings, {
    count: () => DEMO_REVIEWS,
    canReview: ({ id, hotelId }) => reviewable.has(id) && !unreviewed.has(id) && !unrated.has(hotelId!),
    isFirst: ({ userId }) => demoGuests.has(userId),
    todayAt,
  });
  const books = postBooks(hotels, bookings);
  const counts = countDesks(hotels, books, around);
  return { places, hotels, bookings, reviews, books: { ...books, counts } };
}

/** The member of staff who manages the hotels of the demonstration. */
const managerOf = (accounts: readonly User[]): User =>
  accounts.find(({ roleCode }) => roleCode === ROLE_CODES.INTERMEDIATE)!;

/**
 * Seeds this many hotels: the demonstration's accounts, its hotels repeated with a numeral after the name, 20 room
 * numbers for each hotel, and bookings spread evenly. It writes batches, so that memory stays small. Refuses a database
 * that has rows, more bookings than the calendars hold, and bookings beside a real card provider.
 */
export async function seedLarge(
  hotels: number,
  bookings: number,
  progress: (made: SeedSummary) => void,
): Promise<SeedSummary> {
  if (bookings > hotels * MOST_BOOKINGS_PER_HOTEL)
    throw new SeedProblem(`${hotels} hotels take ${hotels * MOST_BOOKINGS_PER_HOTEL} bookings at most.`);
  if (bookings > 0 && config.stripe.secretKey)
    throw new SeedProblem(
      'Payments of seeded bookings are known to the stand-in for Stripe alone: unset STRIPE_SECRET_KEY, or seed --bookings 0.',
    );
  const random = prepare();
  const customerCount = Math.max(CUSTOMERS, Math.ceil(bookings / 50));
  const { accounts, customers } = await makeUsers(random.events, customerCount, firstSecond());
  const places = seedPlaces(random.hotels);
  let made = await transaction(async () => {
    await refuseUnlessEmpty();
    return sumUp(await writeUsers([...accounts, ...customers]), await writePlaces(places));
  });
  const numbersOf = (rank: number) => LARGE_NUMBERS[rank] ?? 1;
  const shareUpTo = (index: number) => Math.floor((index * bookings) / hotels);
  for (let from = 0; from < hotels; from += BATCH) {
    const rows = noBookingRows();
    const batch = Array.from({ length: Math.min(BATCH, hotels - from) }, (_, offset) => {
      const index = from + offset;
      const hotel = seedHotel(random.hotels, places, index, numbersOf);
      const share = shareUpTo(index + 1) - shareUpTo(index);
      const today = todayAt(hotel.timeZone);
      addSpreadBookings(random.events, hotel, customers, { index, share, today }, rows);
      return hotel;
    });
    const reviews = writeReviews(random.events, batch, rows, {
      count: (visits) => Math.round(visits * SHARE_OF_REVIEWS),
      canReview: () => true,
      isFirst: () => false,
      todayAt,
    });
    made = sumUp(made, await transaction(() => writeHotels(batch, rows, reviews, made.bookings)));
    progress(made);
  }
  return made;
}

/** The last past stay of each demonstration account. It stays without a review, so that someone can write one. */
function latestStays(accounts: User[], { bookings, stays }: BookingRows): Set<string> {
  const over = new Set(stays.filter(isOver).map(({ bookingId }) => bookingId));
  return new Set(
    accounts.flatMap((account) => {
      const own = bookings.filter(
        ({ id, userId, status }) =>
          userId === account.id && status === BookingStatus.CONFIRMED && over.has(id),
      );
      return own.slice(-1).map(({ id }) => id);
    }),
  );
}

const isOver = ({ checkOut }: Stay): boolean => checkOut < now().toISOString().slice(0, 10);

const todayAt = (timeZone: string): string => todayIn(timeZone, now());

/** The random numbers of hotels and of their events. */
export const prepare = () => ({ hotels: makeRandom(HOTELS_SEED), events: makeRandom(EVENTS_SEED) });
type Randoms = ReturnType<typeof prepare>;

/** The moment at which the first account was made, in seconds since 1970. */
const firstSecond = (): number => (Math.floor(now().getTime() / DAY) - 420) * (DAY / 1000);
