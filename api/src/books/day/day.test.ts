import { addNights, todayIn } from '../../../../schema/nights';
import { room } from '../../../test/checkoutHelpers';
import { later } from '../../../test/clock';
import { makeUser, night } from '../../../test/factories';
import { balances } from '../../../test/balances';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { bookAtDesk } from '../../../test/walkIns';
import { repo, transaction } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import type { User } from '../../users/user.entity';

let server: TestServer;
let staff: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN', { name: 'Ada Admin' });
  admin = await server.as(staff);
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const DAY = `query ($hotelId: ID!, $day: Night) { day(hotelId: $hotelId, day: $day) { today from day canClose
  notArrived { stay { number } } notCheckedOut { stay { number } } openBookings { id }
  cash { expectedCents mustBeCounted lastCount { countedCents user { name } } }
  figures { nightsSold nightsOffered arrivals notArrived departures openBookings openCents }
  accounts { account openingCents debitCents creditCents closingCents } refundsDueCents } }`;
const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename
  ... on DayClose { id from day note figures { nightsSold arrivals } accounts { account closingCents } } ... on Problem { message } } }`;
const COUNT = `mutation ($input: CountCashInput!) { countCash(input: $input) { __typename
  ... on CashCount { id countedCents expectedCents bankedCents } ... on Problem { message } } }`;
const CLOSES = `query ($hotelId: ID!) { dayCloses(hotelId: $hotelId) { total items { from day user { name } } } }`;
const COUNTS = `query ($hotelId: ID!) { cashCounts(hotelId: $hotelId) { total items { countedCents note } } }`;

async function ask(query: string, variables: object): Promise<any> {
  admin = await server.as(staff);
  const { data, errors } = await admin.graphql(query, variables as never);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const { take } = balances(() => admin);
const readDay = (hotelId: string, day?: string) => ask(DAY, { hotelId, day });
const close = (hotelId: string, day: string, note?: string) => ask(CLOSE, { input: { hotelId, day, note } });
let keys = 0;
const count = (hotelId: string, expectedCents: number, input: object = {}) =>
  ask(COUNT, {
    input: {
      hotelId,
      expectedCents,
      countedCents: expectedCents,
      idempotencyKey: `count-${++keys}`,
      ...input,
    },
  });

test('a day is closed after its cash is counted, and its figures stay what they were', async () => {
  const place = await room(2);
  const hotelId = place.hotel.id;
  const { id } = await bookAtDesk(admin, 'CASH', place, [0, 2]);
  const today = night(0);
  expect(await readDay(hotelId, today)).toMatchObject({
    today,
    from: today,
    canClose: false,
    notArrived: [{ stay: { number: 101 } }],
    cash: { expectedCents: 20_000, mustBeCounted: true, lastCount: null },
    figures: { nightsSold: 1, nightsOffered: 2, arrivals: 1, notArrived: 1, departures: 0 },
  });
  expect((await close(hotelId, today)).message).toContain('not over yet');
  await later(DAY_MS, async () => {
    expect((await close(hotelId, today)).message).toContain('Count the cash first');
    expect(await count(hotelId, 20_000)).toMatchObject({ __typename: 'CashCount', countedCents: 20_000 });
    expect(await readDay(hotelId)).toMatchObject({ day: today, canClose: true });
    const closed = await close(hotelId, today, ' All well ');
    expect(closed).toMatchObject({
      from: today,
      day: today,
      note: 'All well',
      figures: { nightsSold: 1, arrivals: 1 },
    });
    const balanceOf = (account: string) =>
      closed.accounts.find((row: any) => row.account === account)?.closingCents;
    expect([balanceOf('CASH'), balanceOf('ROOM_REVENUE')]).toEqual([20_000, -20_000]);
    expect((await close(hotelId, today)).id).toBe(closed.id);

    // A correction goes into the open day, which begins with what the closed one ended with.
    expect(
      await ask(`mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`, {
        input: { bookingId: id, cancelledBy: 'HOTEL', refundCents: 20_000, reason: 'Water damage' },
      }),
    ).toBeDefined();
    const next = await readDay(hotelId);
    expect(next).toMatchObject({ from: night(1), day: night(1), canClose: false });
    expect(next.accounts).toContainEqual(expect.objectContaining({ account: 'CASH', openingCents: 20_000 }));
    expect((await ask(CLOSES, { hotelId })).items).toEqual([
      { from: today, day: today, user: { name: 'Ada Admin' } },
    ]);
    expect((await admin.graphql(DAY, { hotelId, day: today })).errors![0]!.message).toContain('is closed');
  });
});

test('what a count finds missing, and what goes to the bank, are entries of the books', async () => {
  const { hotel } = await bookAtDesk(admin, 'CASH');
  expect((await count(hotel.id, 19_000)).message).toContain('expect $200.00');
  expect((await count(hotel.id, 20_000, { countedCents: 19_500 })).message).toContain('in the note');
  expect((await count(hotel.id, 20_000, { bankedCents: 20_001 })).message).toContain(
    'at most what you counted',
  );
  const input = { countedCents: 19_500, bankedCents: 15_000, note: 'A note is torn', idempotencyKey: 'same' };
  const first = await count(hotel.id, 20_000, input);
  expect(first).toMatchObject({ __typename: 'CashCount', expectedCents: 20_000, bankedCents: 15_000 });
  expect((await count(hotel.id, 20_000, input)).id).toBe(first.id);
  expect((await count(hotel.id, 20_000, { ...input, countedCents: 1 })).message).toContain('another count');
  const { cash, accounts } = await readDay(hotel.id, night(0));
  expect(cash).toMatchObject({
    expectedCents: 4500,
    mustBeCounted: false,
    lastCount: { countedCents: 19_500 },
  });
  const sums = Object.fromEntries(accounts.map((row: any) => [row.account, row.closingCents]));
  expect(sums).toMatchObject({ CASH: 4500, CASH_DIFFERENCES: 500, BANK: 15_000 });
  expect(await ask(COUNTS, { hotelId: hotel.id })).toEqual({
    total: 1,
    items: [{ countedCents: 19_500, note: 'A note is torn' }],
  });
});

test('the first count of a hotel sets its opening float, and a later one finds a difference', async () => {
  const { hotel } = await bookAtDesk(admin, 'CASH');
  expect(await count(hotel.id, 20_000, { countedCents: 50_000 })).toMatchObject({ __typename: 'CashCount' });
  const sumsOf = async () =>
    Object.fromEntries(
      (await readDay(hotel.id, night(0))).accounts.map((row: any) => [row.account, row.closingCents]),
    );
  expect(await sumsOf()).toMatchObject({ CASH: 50_000, BANK: -30_000 });
  expect((await count(hotel.id, 50_000, { countedCents: 50_100 })).message).toContain('in the note');
  await count(hotel.id, 50_000, { countedCents: 50_100, note: 'Found' });
  expect(await sumsOf()).toMatchObject({ CASH: 50_100, BANK: -30_000, CASH_DIFFERENCES: -100 });
});

test('two people who count the same cash at once post one difference', async () => {
  const { hotel } = await bookAtDesk(admin, 'CASH');
  const input = { countedCents: 19_000, note: 'Missing' };
  const answers = await Promise.all([count(hotel.id, 20_000, input), count(hotel.id, 20_000, input)]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['CashCount', 'DayRefused']);
});

test('several open days are closed together, and guests who left with a balance are named', async () => {
  const place = await room(2);
  const hotelId = place.hotel.id;
  await later(-5 * DAY_MS, async () => {
    const { id } = await bookAtDesk(await server.as(staff), null, place, [-5, -4]);
    admin = await server.as(staff);
    expect(await take(id, 4000, { paidBy: 'TERMINAL' })).toBe('Booking');
  });
  expect(await close(hotelId, night(-4))).toMatchObject({ __typename: 'DayClose', from: night(-4) });
  const day = await readDay(hotelId, night(-1));
  expect(day).toMatchObject({
    from: night(-3),
    canClose: true,
    openBookings: [{}],
    figures: { openBookings: 1, openCents: 6000 },
  });
  const accounts = Object.fromEntries(day.accounts.map((row: any) => [row.account, row.openingCents]));
  expect(accounts).toMatchObject({ CARD_AT_DESK: 4000, GUESTS: 6000, ROOM_REVENUE: -10_000 });
  expect(await close(hotelId, night(-1))).toMatchObject({ from: night(-3), day: night(-1) });
  expect((await close(hotelId, night(-30))).message).toContain('before the first');
});

test('after the time zone of a city is corrected westward, entries go into the first day that is not closed', async () => {
  const place = await room(2);
  const hotelId = place.hotel.id;
  const { id } = await bookAtDesk(admin, null, place);
  const setZone = (timeZone: string) =>
    transaction(() => repo(City).update({ id: place.hotel.cityId }, { timeZone }));
  await setZone('Pacific/Kiritimati');
  const closed = addNights(todayIn('Pacific/Kiritimati', new Date(Date.now() - 600_000)), -1);
  expect(await close(hotelId, closed)).toMatchObject({ __typename: 'DayClose', day: closed });
  await setZone('Pacific/Pago_Pago');
  expect(await take(id, 5000)).toBe('Booking');
  const next = addNights(closed, 1);
  const { data } = await admin.graphql(
    `{ journal(filter: { hotelId: "${hotelId}", account: CASH }) { items { day cents } } }`,
  );
  expect(data.journal.items).toEqual([{ day: next, cents: 5000 }]);
  await setZone('Pacific/Kiritimati');
  expect((await readDay(hotelId, next)).cash.expectedCents).toBe(5000);
});

test('a hotel that does not exist, and a guest, get no day', async () => {
  expect(await readDay('0'.repeat(24))).toBeNull();
  const guest = await server.as(await makeUser());
  const { errors } = await guest.graphql(DAY, { hotelId: (await room()).hotel.id });
  expect(errors![0]!.extensions!.code).toBe('FORBIDDEN');
});
