import { IsNull } from 'typeorm';
import { addNights, todayIn } from '../../schema/nights';
import { findFolioProblems } from '../test/folioChecks';
import { findJournalProblems } from '../test/journalChecks';
import { startTestServer, type TestServer } from '../test/testServer';
import { Booking } from '../src/bookings/booking.entity';
import { BookingEvent } from '../src/bookings/bookingEvent.entity';
import { mayTransition } from '../src/bookings/booking.state';
import { Dispute } from '../src/bookings/dispute/dispute.entity';
import { BookingExtra } from '../src/bookings/extras/bookingExtra.entity';
import { postMissingFolios } from '../src/bookings/folio/folio.service';
import { FolioLine } from '../src/bookings/folio/folioLine.entity';
import { Payment } from '../src/bookings/pay/payment.entity';
import { PaymentDifference } from '../src/bookings/pay/paymentDifference.entity';
import { Refund } from '../src/bookings/pay/refund.entity';
import { CashCount } from '../src/books/day/cashCount.entity';
import { DayClose } from '../src/books/day/dayClose.entity';
import { balancesOf } from '../src/books/journal/trialBalance.service';
import { JournalEntry } from '../src/books/journal/journalEntry.entity';
import { ProviderTransaction } from '../src/books/provider/providerTransaction.entity';
import { readProvider } from '../src/books/provider/readProvider.service';
import { repo } from '../src/database/transaction';
import { City } from '../src/hotels/cities/city.entity';
import { Hotel } from '../src/hotels/hotel.entity';
import { seedDemo } from './seed.service';

let server: TestServer;
const ask = <Row>(sql: string): Promise<Row[]> => server.database.query(sql);
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo();
});
afterAll(() => server.close());

/** Today at each hotel. */
async function today(): Promise<Map<string | null, string>> {
  const cities = new Map((await repo(City).find()).map(({ id, timeZone }) => [id, timeZone]));
  const hotels = await repo(Hotel).find();
  return new Map(hotels.map(({ id, cityId }) => [id, todayIn(cities.get(cityId!)!, new Date())]));
}

test('the folios and the journal of the demonstration are what its bookings say, and nothing is missing', async () => {
  const lines = await repo(FolioLine).count();
  expect(lines).toBeGreaterThan(5000);
  await postMissingFolios();
  expect(await repo(FolioLine).count()).toBe(lines);
  expect(await repo(Booking).countBy({ balanceCents: IsNull() })).toBe(0);
  expect(await findFolioProblems(ask)).toEqual([]);
  expect(await findJournalProblems(ask)).toEqual([]);
});

test('entries have the date at the hotel at their moment, and none is of today', async () => {
  const days = await today();
  const entries = [...(await repo(FolioLine).find()), ...(await repo(JournalEntry).find())];
  const cities = new Map((await repo(City).find()).map(({ id, timeZone }) => [id, timeZone]));
  const zones = new Map((await repo(Hotel).find()).map(({ id, cityId }) => [id, cities.get(cityId!)!]));
  for (const { hotelId, day, at, id } of entries) {
    expect(day).toBe(todayIn(zones.get(hotelId!)!, at));
    expect(day < days.get(hotelId)!).toBe(true);
    expect(parseInt(id.slice(0, 8), 16)).toBe(Math.floor(at.getTime() / 1000));
  }
  expect(new Set(entries.map(({ day }) => day)).size).toBeGreaterThan(200);
});

test('front desks have payments in cash and by card, extras, open balances, and refunds', async () => {
  const payments = await repo(Payment).find();
  const count = (method: string) => payments.filter((payment) => payment.method === method).length;
  expect(count('CASH')).toBeGreaterThan(20);
  expect(count('TERMINAL')).toBeGreaterThan(40);
  expect(await repo(BookingExtra).count()).toBeGreaterThan(30);
  const days = await today();
  const open = await repo(Booking).findBy({ status: 'CONFIRMED' as never, payment: 'OPEN' as never });
  const left = open.filter(({ hotelId, checkOut }) => checkOut < days.get(hotelId)!);
  const inHouse = open.filter(
    ({ hotelId, checkIn, checkOut }) => checkIn < days.get(hotelId)! && checkOut >= days.get(hotelId)!,
  );
  expect(left).toHaveLength(1);
  expect(inHouse.length).toBeGreaterThan(0);
  const refunds = await repo(Refund).findBy({ atDesk: true });
  expect(refunds.filter(({ paidOutAt }) => paidOutAt === null)).toHaveLength(1);
  expect(refunds.filter(({ paidOutAt }) => paidOutAt !== null)).toHaveLength(2);
});

test('all bookings took steps that the state machine allows', async () => {
  const events = await repo(BookingEvent).find({ order: { bookingId: 'ASC', step: 'ASC' } });
  const bookings = new Map((await repo(Booking).find()).map((booking) => [booking.id, booking]));
  events.forEach((event, index) => {
    const before = events[index - 1];
    if (event.step > 1) {
      expect(before).toMatchObject({ bookingId: event.bookingId, step: event.step - 1 });
      expect(mayTransition(before!, event)).toBe(true);
      expect(event.at >= before!.at).toBe(true);
    }
    if (events[index + 1]?.bookingId === event.bookingId) return;
    const { status, payment, steps } = bookings.get(event.bookingId)!;
    expect(event).toMatchObject({ status, payment, step: steps });
  });
});

test('two hotels have closed five days, whose balances are those of the books', async () => {
  const days = await today();
  const closes = await repo(DayClose).find({ order: { hotelId: 'ASC', day: 'ASC' } });
  expect(closes).toHaveLength(10);
  for (const { hotelId, day, from, accounts, at } of closes) {
    expect(day).toBe(from);
    expect(day <= addNights(days.get(hotelId)!, -3)).toBe(true);
    expect(at.getTime()).toBeLessThan(Date.now());
    expect(accounts.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
    expect(await balancesOf({ hotels: [hotelId], from, through: day })).toEqual(accounts);
  }
  const counts = await repo(CashCount).find();
  expect(counts.length).toBeGreaterThan(15);
  for (const { expectedCents, countedCents, note } of counts) {
    expect(countedCents).toBeGreaterThanOrEqual(0);
    expect(note !== null).toBe(countedCents !== expectedCents);
  }
});

test('the front desk goes on where the demonstration ends: it counts the cash and closes the next days', async () => {
  const admin = await server.as();
  await admin.signIn('admin_demo', 'Stay#2026');
  const [{ hotelId, day }] = (await repo(DayClose).find({ order: { day: 'DESC' }, take: 1 })) as [DayClose];
  const { data } = await admin.graphql(
    `query ($hotelId: ID!) { day(hotelId: $hotelId) { from day canClose cash { expectedCents } } }`,
    { hotelId },
  );
  expect(data.day.from).toBe(addNights(day, 1));
  const { expectedCents } = data.day.cash;
  const COUNT = `mutation ($input: CountCashInput!) { countCash(input: $input) {
    __typename ... on Problem { message } } }`;
  const counted = { countedCents: expectedCents, expectedCents };
  const count = { input: { hotelId, ...counted, idempotencyKey: 'count' } };
  expect((await admin.graphql(COUNT, count)).data.countCash.__typename).toBe('CashCount');
  const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) {
    __typename ... on Problem { message } } }`;
  const close = await admin.graphql(CLOSE, { input: { hotelId, day: data.day.from } });
  expect(close.data.closeDay.__typename).toBe('DayClose');
});

test('the card provider knows the dispute, and a reading finds no payment that differs', async () => {
  const [dispute] = (await repo(Dispute).find()) as [Dispute];
  const admin = await server.as();
  await admin.signIn('admin_demo', 'Stay#2026');
  const SUBMIT = `mutation ($input: SubmitDisputeEvidenceInput!) { submitDisputeEvidence(input: $input) {
    __typename ... on Problem { message } } }`;
  const { data } = await admin.graphql(SUBMIT, { input: { disputeId: dispute.id } });
  expect(data.submitDisputeEvidence.__typename).toBe('Dispute');
  await readProvider();
  const read = await repo(ProviderTransaction).find();
  expect(read.map(({ type, state }) => `${type} ${state}`).sort()).toEqual([
    'CHARGE MATCHED',
    'DISPUTE MATCHED',
  ]);
  expect(await repo(PaymentDifference).count()).toBe(0);
  expect(await findJournalProblems(ask)).toEqual([]);
});
