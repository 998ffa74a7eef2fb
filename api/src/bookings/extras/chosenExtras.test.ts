import { checkout } from '../../../test/checkoutHelpers';
import { askQuote, bookWithExtras, choosing } from '../../../test/extras';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import { Booking } from '../booking.entity';
import { BookingExtra } from './bookingExtra.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const quoted = async (guest: Visitor, input: Parameters<typeof askQuote>[1]): Promise<any> =>
  (await askQuote(guest, input)).data.quote;

test('a quote lists the chosen extras at the prices of the list, and its total stays that of the rooms', async () => {
  const { guest, input, extras } = await choosing(server, admin);
  expect(await quoted(guest, input)).toEqual({
    totalCents: 20_000,
    extrasCents: 12_400,
    version: expect.any(String),
    extras: [
      { extra: { id: extras.Breakfast, title: 'Breakfast' }, quantity: 2, nights: 2, cents: 7_400 },
      { extra: { id: extras.Parking, title: 'Parking' }, quantity: 1, nights: 2, cents: 5_000 },
    ],
  });
  const fewer = [
    { extraId: extras.Breakfast, quantity: 1, nights: 1 },
    { extraId: extras['Late check-out'], quantity: 1, nights: 9 },
  ];
  expect(await quoted(guest, { ...input, extras: fewer })).toMatchObject({
    extrasCents: 1_850 + 3_500,
    extras: [{ nights: 1 }, { nights: null, cents: 3_500 }],
  });
  for (const none of [[], null, undefined])
    expect(await quoted(guest, { ...input, extras: none })).toMatchObject({ extras: [], extrasCents: 0 });
});

test('a changed or shorter price list is refused with what changed, and the new version books', async () => {
  const { guest, hotel, input, extras } = await choosing(server, admin);
  const { version } = await quoted(guest, input);
  await transaction(() => repo(Extra).update({ id: extras.Breakfast }, { cents: 2_000 }));
  await transaction(() => repo(Extra).update({ id: extras.Parking }, { soldOnline: false }));
  const refused = await bookWithExtras(guest, { ...input, quoteVersion: version });
  expect(refused).toEqual({
    __typename: 'PriceChanged',
    message: expect.stringMatching(/it was \$324\.00 and is now \$280\.00/),
    extraChanges: [
      { title: 'Breakfast', wasCents: 7_400, isCents: 8_000 },
      { title: 'Parking', wasCents: 5_000, isCents: 0 },
    ],
    quote: {
      totalCents: 20_000,
      extrasCents: 8_000,
      version: expect.any(String),
      extras: [{ extra: { id: extras.Breakfast }, cents: 8_000 }],
    },
  });
  expect(await repo(Booking).countBy({ hotelId: hotel.id })).toBe(0);
  const agreed = { ...input, quoteVersion: refused.quote.version };
  expect(await bookWithExtras(guest, agreed)).toMatchObject({
    message: expect.stringContaining('no longer sold online'),
  });
  const kept = [{ extraId: extras.Breakfast, quantity: 2 }];
  expect(await bookWithExtras(guest, { ...agreed, extras: kept })).toMatchObject({
    booking: { extrasCents: 8_000 },
  });
});

test('a version of a quote with other extras books nothing', async () => {
  const { guest, input } = await choosing(server, admin);
  const { version } = await quoted(guest, { ...input, extras: [] });
  expect(await bookWithExtras(guest, { ...input, quoteVersion: version })).toMatchObject({
    __typename: 'PriceChanged',
    extraChanges: [{ wasCents: 0, isCents: 7_400 }, { wasCents: 0 }],
  });
});

test('extras that are not sold online, off sale or of another hotel are refused', async () => {
  const { guest, input, extras } = await choosing(server, admin);
  const other = await choosing(server, admin);
  const refused = 'An extra that you have chosen is no longer sold online.';
  const strange = { ...input, extras: [{ extraId: other.extras.Parking, quantity: 1 }] };
  expect((await askQuote(guest, strange)).errors?.[0]?.message).toMatch(refused);
  for (const closed of [{ soldOnline: false }, { soldOnline: true, active: false }]) {
    await transaction(() => repo(Extra).update({ id: extras.Parking }, closed));
    expect((await askQuote(guest, input)).errors?.[0]?.message).toMatch(refused);
    expect(await bookWithExtras(guest, input)).toEqual({
      __typename: 'ExtraRefused',
      message: expect.stringContaining(refused),
    });
  }
  expect(await repo(Booking).countBy({ hotelId: input.hotelId })).toBe(0);
});

test('extras twice, odd quantities, nights beyond the stay and sums beyond a card are refused', async () => {
  const { guest, input, extras } = await choosing(server, admin);
  const one = { extraId: extras.Parking, quantity: 1 };
  const tryExtras = (...chosen: object[]) => bookWithExtras(guest, { ...input, extras: chosen });
  expect(await tryExtras(one, { ...one, quantity: 2 })).toMatch('Choose each extra once');
  expect(await tryExtras({ ...one, quantity: 0 })).toMatch('quantity of 1 to 99');
  expect(await tryExtras({ ...one, quantity: 100 })).toMatch('quantity of 1 to 99');
  expect(await tryExtras({ ...one, nights: 0 })).toMatch('at least one night');
  expect(await tryExtras({ ...one, nights: 3 })).toMatchObject({
    message: 'The booking has 2 nights. Enter that or fewer.',
  });
  await transaction(() => repo(Extra).update({ id: extras.Parking }, { cents: 1_000_000 }));
  expect(await tryExtras({ ...one, quantity: 50 })).toMatchObject({
    message: expect.stringContaining('more than a card payment can cover'),
  });
});

test('the same key returns the same booking, and is refused with other extras', async () => {
  const { guest, input } = await choosing(server, admin);
  const { id } = (await checkout(guest, input)).booking;
  const [one, two] = input.extras;
  const again = { ...input, extras: [two, one] };
  const answers = await Promise.all([checkout(guest, again), checkout(guest, input)]);
  expect(answers.map(({ booking }) => booking.id)).toEqual([id, id]);
  expect(await repo(BookingExtra).countBy({ bookingId: id })).toBe(2);
  for (const extras of [[], [one], [one, { ...two!, quantity: 3 }]])
    expect(await checkout(guest, { ...input, extras })).toMatchObject({
      __typename: 'StayRefused',
      message: expect.stringContaining('another choice'),
    });
});

test('front desks cannot choose extras with a walk-in, which they sell on the booking', async () => {
  const { input, user } = await choosing(server, admin);
  const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) { __typename } }`;
  const { errors } = await admin.graphql(WALK_IN, {
    input: { ...input, userId: user.id, checkIn: night(0) },
  });
  expect(errors?.[0]?.message).toMatch('"extras" is not defined');
});
