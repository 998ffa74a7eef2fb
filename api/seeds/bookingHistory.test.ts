import { refundIfCancelled } from '../../schema/cancellation';
import { countNights, todayIn } from '../../schema/nights';
import { afterHold, cancel, change, checkout, choice, later } from '../test/checkoutHelpers';
import { night } from '../test/factories';
import { startTestServer, type TestServer } from '../test/testServer';
import { Booking } from '../src/bookings/booking.entity';
import { mayTransition } from '../src/bookings/booking.state';
import { BookingEvent } from '../src/bookings/bookingEvent.entity';
import { Stay } from '../src/bookings/stay.entity';
import { expireHolds } from '../src/bookings/hold/hold.service';
import { repo } from '../src/database/transaction';
import { Hotel } from '../src/hotels/hotel.entity';
import { Payment } from '../src/bookings/pay/payment.entity';
import { Refund } from '../src/bookings/pay/refund.entity';
import { seedDemo, seedLarge, SeedProblem } from './seed.service';

let server: TestServer;
const sum = (cents: number[]): number => cents.reduce((total, amount) => total + amount, 0);

function groupBy<T extends { bookingId: string }>(rows: T[]): (bookingId: string) => T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.bookingId, [...(groups.get(row.bookingId) ?? []), row]);
  return (bookingId) => groups.get(bookingId) ?? [];
}

describe.each([
  ['the demonstration', () => seedDemo()],
  ['a large seeding', () => seedLarge(5, 2000, () => undefined)],
])('bookings of %s', (_name, seed) => {
  let bookings: Booking[];
  let paymentsOf: (bookingId: string) => Payment[];
  let refundsOf: (bookingId: string) => Refund[];
  let eventsOf: (bookingId: string) => BookingEvent[];
  beforeAll(async () => {
    server = await startTestServer();
    await seed();
    bookings = await repo(Booking).find({ relations: { hotelRow: { cityRow: true } } });
    paymentsOf = groupBy(await repo(Payment).find());
    refundsOf = groupBy(await repo(Refund).find());
    eventsOf = groupBy(await repo(BookingEvent).find({ order: { step: 'ASC' } }));
  });
  afterAll(() => server.close());

  test('add up to what was paid and refunded', () => {
    for (const { id, totalCents, paidCents, refundedCents, createdAt } of bookings) {
      const payments = paymentsOf(id);
      const paid = payments.filter(({ paidAt }) => paidAt !== null);
      const online = payments.filter(({ method }) => method === 'ONLINE');
      expect(online.map(({ amountCents }) => amountCents)).toEqual(online.length ? [totalCents] : []);
      expect(paidCents).toBe(sum(paid.map(({ amountCents }) => amountCents)));
      expect(refundedCents).toBe(sum(payments.map((payment) => payment.refundedCents)));
      expect(refundedCents).toBe(sum(refundsOf(id).map(({ amountCents }) => amountCents)));
      for (const { sessionId, intentId, paidAt, dueAt } of online) {
        expect([sessionId !== null, intentId !== null, dueAt]).toEqual([true, paidAt !== null, null]);
        if (paidAt) expect(paidAt.getTime() - createdAt.getTime()).toBeLessThan(1_800_000);
      }
      for (const { paymentId, providerId, dueAt, atDesk } of refundsOf(id))
        expect([paymentId, providerId === null, dueAt]).toEqual([payments[0]!.id, atDesk, null]);
    }
    expect(bookings.filter(({ refundedCents }) => refundedCents > 0).length).toBeGreaterThan(20);
  });

  test('take steps that the state machine allows, one after the other, from the hold to their present status', () => {
    for (const booking of bookings) {
      const events = eventsOf(booking.id);
      expect(events.map(({ step }) => step)).toEqual(Array.from({ length: booking.steps }, (_, n) => n + 1));
      expect(events[0]).toMatchObject({
        fromStatus: null,
        fromPayment: null,
        status: 'HELD',
        at: booking.createdAt,
      });
      events.slice(1).forEach((event, index) => {
        const before = events[index]!;
        expect(event).toMatchObject({ fromStatus: before.status, fromPayment: before.payment });
        expect(mayTransition(before, event)).toBe(true);
        expect(event.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
      });
      expect(events.at(-1)).toMatchObject({ status: booking.status, payment: booking.payment });
      expect(events.at(-1)!.at.getTime()).toBeLessThan(Date.now());
    }
  });

  test('are cancelled before the stay begins, with the refund of their terms', async () => {
    const stays = groupBy(await repo(Stay).find());
    const cancelled = bookings.filter(({ status }) => status === 'CANCELLED');
    for (const booking of cancelled) {
      const { at } = eventsOf(booking.id).find(({ why }) => why.startsWith('Cancelled by the guest.'))!;
      const today = todayIn(booking.hotelRow!.cityRow!.timeZone, at);
      const { checkIn } = stays(booking.id)[0]!;
      expect(today <= checkIn).toBe(true);
      expect(booking.refundedCents).toBe(refundIfCancelled(booking.totalCents, checkIn, today, booking));
    }
    expect(cancelled.map(({ payment }) => payment)).toEqual(expect.arrayContaining(['PAID', 'REFUNDED']));
  });
});

describe('a demonstration guest', () => {
  beforeAll(async () => {
    server = await startTestServer();
    await seedDemo();
  });
  afterAll(() => server.close());

  const signIn = async (username: string) => {
    const visitor = await server.as();
    await visitor.signIn(username, 'Stay#2026');
    return visitor;
  };
  /** A confirmed seeded booking of the account that begins at least this many days from now. */
  async function upcoming(username: string, days: number) {
    const bookings = await repo(Booking).find({
      where: { status: 'CONFIRMED' as never, userRow: { username } },
    });
    const stays = groupBy(await repo(Stay).find());
    const booking = bookings.find(({ id }) => stays(id)[0]!.checkIn >= night(days))!;
    const own = stays(booking.id);
    const [from, to] = [own[0]!.checkIn, own[0]!.checkOut].map((day) => countNights(night(0), day));
    return { ...booking, rooms: own.map(({ roomNumberId }) => roomNumberId!), from: from!, to: to! };
  }
  /** The refunds of each payment of a booking, in cents, the first payment first. */
  async function givenBack(bookingId: string): Promise<number[]> {
    const payments = await repo(Payment).find({ where: { bookingId }, order: { createdAt: 'ASC' } });
    const headers = { authorization: 'Bearer sk_test_reader' };
    const answers = payments.map(async ({ intentId }) => {
      const address = `${server.url}/dev/till/v1/refunds?payment_intent=${intentId}&limit=100`;
      const { data } = (await (await fetch(address, { headers })).json()) as { data: { amount: number }[] };
      return sum(data.map(({ amount }) => amount));
    });
    return Promise.all(answers);
  }
  const read = (id: string) => repo(Booking).findOneByOrFail({ id });

  test('cancels a seeded booking, and the provider refunds it', async () => {
    const guest = await signIn('guest_demo');
    const { id, totalCents } = await upcoming('guest_demo', 5);
    expect((await cancel(guest, id)).__typename).toBe('Booking');
    expect(await read(id)).toMatchObject({
      status: 'CANCELLED',
      payment: 'REFUNDED',
      refundedCents: totalCents,
    });
    expect(await givenBack(id)).toEqual([totalCents]);
    const [mail] = await server.mailsTo('guest_demo@staybook.example', 2);
    expect(mail!.subject).toBe('Your Staybook refund');
  });

  test('changes a seeded booking: less is refunded, more is paid, and cancelling refunds both payments', async () => {
    const guest = await signIn('guest_two');
    const { id, totalCents, rooms, from, to } = await upcoming('guest_two', 60);
    const nightCents = totalCents / (to - from);
    expect(await change(guest, id, rooms, [from, to - 2])).toMatchObject({ url: null });
    expect(await givenBack(id)).toEqual([2 * nightCents]);
    const { url } = await change(guest, id, rooms, [from, to - 1]);
    expect(await server.pay(url)).toBe(303);
    expect(await read(id)).toMatchObject({
      payment: 'PAID',
      totalCents: totalCents - nightCents,
      paidCents: totalCents + nightCents,
      refundedCents: 2 * nightCents,
    });
    await cancel(guest, id);
    expect(await read(id)).toMatchObject({ payment: 'REFUNDED', refundedCents: totalCents + nightCents });
    expect(await givenBack(id)).toEqual([totalCents, nightCents]);
  });

  test('reads a history like that of a booking made by hand', async () => {
    const guest = await signIn('guest_three');
    const hotel = (await repo(Hotel).find())[0]!;
    const history = async (id: string) =>
      (await repo(BookingEvent).find({ where: { bookingId: id }, order: { step: 'ASC' } })).map(
        ({ why, userId, status, payment }) => [
          why.replace(/\$[\d,.]+/, '$'),
          userId === null,
          status,
          payment,
        ],
      );
    const seeded = async (payment: string) => {
      const [booking] = await repo(Booking).find({
        where: { payment: payment as never },
        order: { id: 'ASC' },
      });
      return history(booking!.id);
    };
    const hold = async (days: number) => {
      const { data } = await guest.graphql(
        `{ hotel(id: "${hotel.id}") { roomTypes { roomNumbers { id } } } }`,
      );
      const { id } = data.hotel.roomTypes[0].roomNumbers[0];
      return checkout(guest, choice(hotel.id, [id], days, days + 1));
    };
    const { url, booking } = await hold(300);
    await server.pay(url);
    await cancel(guest, booking.id);
    expect(await seeded('REFUNDED')).toEqual(await history(booking.id));
    const { booking: expired } = await hold(301);
    await later(afterHold(), expireHolds);
    expect(await seeded('OPEN')).toEqual(await history(expired.id));
  });
});

describe('beside a real card provider', () => {
  beforeEach(async () => {
    server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_WEBHOOK_SECRET: 'whsec_own' });
  });
  afterEach(() => server.close());

  test('the demonstration has no upcoming bookings, which that provider could not refund', async () => {
    const { bookings, reviews } = await seedDemo();
    expect(bookings).toBeGreaterThan(700);
    expect(reviews).toBe(500);
    const stays = await repo(Stay).find();
    expect(stays.filter(({ checkIn }) => checkIn >= night(-1))).toEqual([]);
    expect(new Set(stays.map(({ bookingId }) => bookingId)).size).toBe(bookings);
  });

  test('a large seeding refuses bookings', async () => {
    await expect(seedLarge(1, 1, () => undefined)).rejects.toBeInstanceOf(SeedProblem);
    expect(await seedLarge(1, 0, () => undefined)).toMatchObject({ hotels: 1, bookings: 0 });
  });
});
