import { ROLE_CODES } from '../../schema/accounts';
import { addNights } from '../../schema/nights';
import { averageRating } from '../../schema/ratings';
import { night } from '../test/factories';
import { startTestServer, type TestServer } from '../test/testServer';
import { Booking } from '../src/bookings/booking.entity';
import { Stay } from '../src/bookings/stay.entity';
import { isDatabaseEmpty, repo, transaction } from '../src/database/transaction';
import { Hotel } from '../src/hotels/hotel.entity';
import { Night } from '../src/rooms/nights/night.entity';
import { Review } from '../src/reviews/review.entity';
import { RoomType } from '../src/rooms/roomType.entity';
import { markChangeFeed } from '../src/search/index/changeFeed.service';
import { User, newUser } from '../src/users/user.entity';
import { seedDemo, seedDemoIfEmpty, seedLarge, SeedProblem } from './seed.service';
import type { SeedSummary } from './writeRows.service';

let server: TestServer;

describe('the demonstration', () => {
  let made: SeedSummary;
  beforeAll(async () => {
    server = await startTestServer();
    made = await seedDemo();
  });
  afterAll(() => server.close());

  test('has as many hotels, bookings and reviews as it promises', async () => {
    expect(made).toMatchObject({
      cities: 14,
      hotelTypes: 6,
      hotels: 60,
      roomTypes: 240,
      reviews: 500,
    });
    expect(made.roomNumbers).toBeGreaterThanOrEqual(1500);
    expect(made.bookings).toBeGreaterThan(1500);
    expect(await isDatabaseEmpty()).toBe(false);
  });

  test('gives every hotel a price list, and those with free parking none for parking', async () => {
    const { data } = await (
      await server.as()
    ).graphql('{ hotels(limit: 60) { items { amenities extras { title cents } } } }');
    for (const { amenities, extras } of data.hotels.items) {
      const titles = extras.map(({ title }: { title: string }) => title);
      expect(titles.length).toBeGreaterThanOrEqual(4);
      expect(titles).not.toContain('Minibar: beer');
      if (amenities.includes('Free parking')) expect(titles).not.toContain('Parking');
    }
  });

  test('gives every hotel a manager', async () => {
    const { data } = await (
      await server.as()
    ).graphql('{ hotels(limit: 60) { items { manager { name } } } }');
    const names = data.hotels.items.map(({ manager }: { manager: { name: string } }) => manager.name);
    expect(names).toEqual(Array.from({ length: 60 }, () => 'Samir Haddad'));
  });

  test.each([
    ['admin_demo', 'ADMIN'],
    ['staff_demo', 'INTERMEDIATE'],
    ['guest_demo', 'CUSTOMER'],
    ['guest_two', 'CUSTOMER'],
    ['guest_three', 'CUSTOMER'],
  ])('lets %s sign in with the demonstration password as %s', async (username, role) => {
    const visitor = await server.as();
    const { data } = await visitor.signIn(username, 'Stay#2026');
    expect(data.signIn.viewer).toMatchObject({ username, role, email: `${username}@staybook.example` });
  });

  test('gives guest_demo past and coming bookings', async () => {
    const visitor = await server.as();
    await visitor.signIn('guest_demo', 'Stay#2026');
    const { data } = await visitor.graphql('{ myBookings { items { status stays { checkIn checkOut } } } }');
    const confirmed = data.myBookings.items.filter(
      ({ status }: { status: string }) => status === 'CONFIRMED',
    );
    const starts = confirmed.map((booking: { stays: { checkIn: string }[] }) => booking.stays[0]!.checkIn);
    expect(starts.some((start: string) => start < night(-20))).toBe(true);
    expect(starts.some((start: string) => start > night(5))).toBe(true);
  });

  test('lets guest_demo cancel a coming booking and refunds the whole price', async () => {
    const visitor = await server.as();
    await visitor.signIn('guest_demo', 'Stay#2026');
    const { data } = await visitor.graphql(
      '{ myBookings(status: CONFIRMED) { items { id totalCents stays { checkIn } } } }',
    );
    type Coming = { id: string; totalCents: number; stays: { checkIn: string }[] };
    const coming = data.myBookings.items.find(({ stays }: Coming) => stays[0]!.checkIn > night(3)) as Coming;
    const answer = await visitor.graphql(
      `mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) {
        ... on Booking { status payment refundedCents } ... on Problem { message } } }`,
      { input: { bookingId: coming.id } },
    );
    const expected = { status: 'CANCELLED', payment: 'REFUNDED', refundedCents: coming.totalCents };
    expect(answer.data.cancelBooking).toEqual(expected);
  });

  test('prices every booking by its nights, makes it before it begins, and takes nights for confirmed ones only', async () => {
    const [bookings, stays, nights] = await Promise.all([
      repo(Booking).find(),
      repo(Stay).find(),
      repo(Night).find(),
    ]);
    for (const booking of bookings) {
      const own = stays.filter(({ bookingId }) => bookingId === booking.id);
      const taken = nights.filter(({ bookingId }) => bookingId === booking.id);
      const lines = own.flatMap(({ nightPrices }) => nightPrices);
      expect(booking.totalCents).toBe(lines.reduce((total, { cents }) => total + cents, 0));
      expect(taken).toHaveLength(booking.status === 'CONFIRMED' ? lines.length : 0);
      for (const stay of own) {
        expect(stay.checkOut).toBe(addNights(stay.checkIn, stay.nights));
        expect(booking.createdAt.toISOString() < stay.checkIn).toBe(true);
      }
      expect(booking.createdAt.getTime()).toBeLessThan(Date.now());
      expect(booking.refundedCents).toBe(booking.payment.startsWith('REFUND') ? booking.totalCents : 0);
    }
  });

  test('names the cheapest price of every hotel, and describes each differently', async () => {
    const [hotels, types] = await Promise.all([repo(Hotel).find(), repo(RoomType).find()]);
    for (const hotel of hotels) {
      const prices = types.filter(({ hotelId }) => hotelId === hotel.id).map(({ priceCents }) => priceCents);
      expect(prices).toHaveLength(4);
      expect(hotel.cheapestPriceCents).toBe(Math.min(...prices));
    }
    expect(new Set(hotels.map(({ description }) => description)).size).toBe(hotels.length);
    expect(types.some(({ description }) => /FRONT|BACK/.test(description))).toBe(false);
  });

  test('rates every hotel by its reviews, each written after the stay by its guest', async () => {
    const [hotels, reviews, bookings, stays] = await Promise.all([
      repo(Hotel).find(),
      repo(Review).find(),
      repo(Booking).find(),
      repo(Stay).find(),
    ]);
    for (const hotel of hotels) {
      const ratings = reviews.filter(({ hotelId }) => hotelId === hotel.id).map(({ rating }) => rating);
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      expect(hotel.numberOfRatings).toBe(ratings.length);
      expect(hotel.ratingsAverage).toBe(averageRating(sum, ratings.length));
    }
    for (const review of reviews) {
      const booking = bookings.find(({ id }) => id === review.bookingId)!;
      const { checkOut } = stays.find(({ bookingId }) => bookingId === booking.id)!;
      expect(booking).toMatchObject({ userId: review.userId, hotelId: review.hotelId, status: 'CONFIRMED' });
      expect(review.createdAt.toISOString() > checkOut).toBe(true);
      expect(review.createdAt.getTime()).toBeLessThan(Date.now());
      expect(review.text).not.toMatch(/[A-Z]{3}/);
    }
    expect(hotels.some(({ numberOfRatings }) => numberOfRatings === 0)).toBe(true);
  });

  test('leaves each demonstration guest one past stay without a review', async () => {
    for (const name of ['guest_demo', 'guest_two', 'guest_three']) {
      const visitor = await server.as();
      await visitor.signIn(name, 'Stay#2026');
      const { data } = await visitor.graphql(
        '{ myReviews { total } myBookings { items { viewerCan { review } stays { checkOut } } } }',
      );
      type Item = { viewerCan: { review: boolean }; stays: { checkOut: string }[] };
      const open = data.myBookings.items.filter(
        ({ viewerCan, stays }: Item) => viewerCan.review && stays[0]!.checkOut < night(0),
      );
      expect(open.length).toBeGreaterThan(0);
    }
  });

  test('sells out at least one room type on a coming night, and leaves most rooms free', async () => {
    const visitor = await server.as();
    const free = async (checkIn: string) => {
      const { data } = await visitor.graphql(
        `query Free($from: Night!, $to: Night!) { hotels(limit: 100) { items { roomTypes {
          roomNumbers { available(checkIn: $from, checkOut: $to) } } } } }`,
        { from: checkIn, to: addNights(checkIn, 1) },
      );
      type Rooms = { roomNumbers: { available: boolean }[] };
      return data.hotels.items.flatMap(({ roomTypes }: { roomTypes: Rooms[] }) =>
        roomTypes.map(
          ({ roomNumbers }) => roomNumbers.filter(({ available }) => available).length / roomNumbers.length,
        ),
      ) as number[];
    };
    const weeks = await Promise.all(Array.from({ length: 30 }, (_, day) => free(night(day + 2))));
    expect(weeks.some((shares) => shares.includes(0))).toBe(true);
    for (const shares of weeks)
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.8);
  });

  test('refuses to seed a second time', async () => {
    await expect(seedDemo()).rejects.toBeInstanceOf(SeedProblem);
    await expect(seedLarge(1, 0, () => undefined)).rejects.toBeInstanceOf(SeedProblem);
  });
});

describe('an empty database', () => {
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  test('is seeded once if two instances start together, also after an app has run without data', async () => {
    await markChangeFeed();
    await Promise.all([seedDemoIfEmpty(), seedDemoIfEmpty()]);
    const bookings = await repo(Booking).count();
    await seedDemoIfEmpty();
    expect(await repo(Hotel).count()).toBe(60);
    expect(await repo(Booking).count()).toBe(bookings);
  });

  test('stays unchanged if it has a single row', async () => {
    const names = { name: 'A', username: 'someone', email: 'a@b.example' };
    const user = newUser({ ...names, roleCode: ROLE_CODES.CUSTOMER, passwordHash: '' });
    await transaction(() => repo(User).insert(user));
    await expect(seedDemo()).rejects.toThrow('The database has rows already');
    expect(await repo(Hotel).count()).toBe(0);
  });

  test('gets as many hotels and bookings as requested, in batches, with 20 room numbers a hotel', async () => {
    const seen: number[] = [];
    const made = await seedLarge(130, 1000, ({ hotels }) => seen.push(hotels));
    expect(made).toMatchObject({ hotels: 130, roomTypes: 520, roomNumbers: 2600, bookings: 1000 });
    expect(seen).toEqual([100, 130]);
    expect(await repo(Booking).count()).toBe(1000);
    expect(made.reviews).toBeGreaterThan(100);
    const names = (await repo(Hotel).find()).map(({ cityId, nameKey }) => `${cityId} ${nameKey}`);
    expect(new Set(names).size).toBe(130);
  });

  test('refuses more bookings than the calendars hold before anything is written', async () => {
    await expect(seedLarge(1, 3001, () => undefined)).rejects.toThrow('3000 bookings at most');
    expect(await isDatabaseEmpty()).toBe(true);
    expect(await seedLarge(1, 3000, () => undefined)).toMatchObject({ bookings: 3000 });
  });

  test('gives hotels the same ids in every seeding', async () => {
    const ids = async () => (await repo(Hotel).find({ order: { id: 'ASC' } })).map(({ id }) => id);
    await seedDemo();
    const first = await ids();
    await server.close();
    server = await startTestServer();
    await seedDemo();
    expect(await ids()).toEqual(first);
  });
});
