import { cancel, later } from '../../../test/checkoutHelpers';
import { bookedWithExtras, readWithExtras, removeExtra, sellExtra, setExtras } from '../../../test/extras';
import { makeUser } from '../../../test/factories';
import { endStays, moveStays } from '../../../test/moveStays';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import { onHotelClosed } from '../../hotels/hotelDeletion.service';
import type { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { BookingExtra } from './bookingExtra.entity';

let server: TestServer;
let staff: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN', { name: 'Ada Admin' });
});
beforeEach(async () => {
  admin = await server.as(staff);
});
afterAll(() => server.close());

const read = (id: string, by = admin) => readWithExtras(by, id);
const booked = () => bookedWithExtras(server, admin);

test.each([
  ['Breakfast', { quantity: 2 }, 7400, 'Breakfast, 2 people, 2 nights', { nights: 2 }],
  ['Breakfast', { quantity: 1, nights: 1 }, 1850, 'Breakfast, 1 person, 1 night', { nights: 1 }],
  ['Parking', { quantity: 2 }, 10_000, 'Parking × 2, 2 nights', { nights: 2 }],
  ['Spa day pass', { quantity: 3, nights: 2 }, 13_500, 'Spa day pass, 3 people', { nights: null }],
  ['Late check-out', {}, 3500, 'Late check-out', { nights: null }],
] as const)('%s with %j costs %i cents, which the guest owes', async (title, input, cents, words, more) => {
  const { id, extras } = await booked();
  await sellExtra(admin, id, extras[title], { ...input, note: ' Room 101 ' });
  const booking = await read(id);
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    payment: 'OPEN',
    totalCents: 20_000,
    extrasCents: cents,
    paidCents: 20_000,
    owedCents: cents,
    extras: [
      { title, cents, quantity: 1, ...input, ...more, note: 'Room 101', soldBy: { name: 'Ada Admin' } },
    ],
    folio: { balanceCents: cents },
  });
  expect(booking.folio.lines.at(-1)).toEqual({
    kind: 'EXTRA',
    account: 'EXTRAS_REVENUE',
    title: words,
    cents,
    why: expect.stringMatching(/^Extra added: /),
    user: { name: 'Ada Admin' },
  });
  expect(booking.history.at(-1)).toMatchObject({
    user: { name: 'Ada Admin' },
    why: expect.stringContaining(words),
  });
});

test('the guest reads the extras of the booking, and strangers do not', async () => {
  const { id, guest, extras } = await booked();
  await sellExtra(admin, id, extras.Parking);
  expect(await read(id, guest)).toMatchObject({
    extras: [{ title: 'Parking', cents: 5000 }],
    viewerCan: { sellExtras: false },
  });
  expect(await read(id, await server.as(await makeUser()))).toBeNull();
});

test('an extra keeps the price at which it was sold when the price list changes or loses it', async () => {
  const { id, hotel, extras } = await booked();
  await sellExtra(admin, id, extras.Parking);
  await setExtras(admin, hotel.id, { cents: 9900 });
  expect(await repo(Extra).countBy({ id: extras.Parking })).toBe(0);
  expect(await read(id)).toMatchObject({
    extras: [{ title: 'Parking', unitCents: 2500, cents: 5000 }],
    owedCents: 5000,
  });
});

test('the same key sells once, also when it is sent twice at once, and is refused for another extra', async () => {
  const { id, extras } = await booked();
  const key = { idempotencyKey: 'once' };
  await Promise.all([sellExtra(admin, id, extras.Parking, key), sellExtra(admin, id, extras.Parking, key)]);
  expect(await sellExtra(admin, id, extras.Breakfast, key)).toMatch('used for another extra');
  expect(await sellExtra(admin, id, extras.Parking, { ...key, quantity: 2 })).toMatch(
    'used for another extra',
  );
  expect(await read(id)).toMatchObject({ extrasCents: 5000, extras: [{ title: 'Parking' }] });
});

test('nothing is sold at another sum than the one that was shown', async () => {
  const { id, extras } = await booked();
  expect(await sellExtra(admin, id, extras.Parking, { expectedCents: 4900 })).toBe(
    'The price has changed: this is $50.00 now. Add it again.',
  );
  expect((await read(id)).extras).toEqual([]);
  await sellExtra(admin, id, extras.Parking, { expectedCents: 5000 });
  expect((await read(id)).extrasCents).toBe(5000);
});

test('extras that are off sale, not sold at the desk or of another hotel are refused', async () => {
  const { id, hotel, extras } = await booked();
  const other = await booked();
  expect(await sellExtra(admin, id, other.extras.Parking)).toMatch('not on the price list');
  await transaction(() => repo(Extra).update({ id: extras.Parking }, { active: false }));
  expect(await sellExtra(admin, id, extras.Parking)).toBe('Parking is not sold at the front desk.');
  await transaction(() => repo(Extra).update({ hotelId: hotel.id }, { soldAtDesk: false }));
  expect(await sellExtra(admin, id, extras.Breakfast)).toBe('Breakfast is not sold at the front desk.');
  expect((await read(id)).extrasCents).toBe(0);
});

test('quantities and nights beyond the booking, and sums beyond the limit are refused', async () => {
  const { id, extras } = await booked();
  expect(await sellExtra(admin, id, extras.Parking, { nights: 3 })).toMatch('The booking has 2 nights');
  expect(await sellExtra(admin, id, extras.Parking, { quantity: 0 })).toMatch('quantity of 1 to 99');
  expect(await sellExtra(admin, id, extras.Parking, { quantity: 100 })).toMatch('quantity of 1 to 99');
  await transaction(() => repo(Booking).update({ id }, { extrasCents: 99_999_000 }));
  expect(await sellExtra(admin, id, extras.Parking)).toMatch('at most $999,999.99 together');
});

test('extras are sold from the confirmation until two weeks after departure, on confirmed bookings only', async () => {
  const { id, extras } = await booked();
  await moveStays(id, -16);
  expect((await read(id)).viewerCan.sellExtras).toBe(true);
  await moveStays(id, -17);
  expect((await read(id)).viewerCan.sellExtras).toBe(false);
  expect(await sellExtra(admin, id, extras.Parking)).toMatch('until 14 days after departure');
  const { id: gone, guest, extras: other } = await booked();
  await cancel(guest, gone);
  expect((await read(gone)).viewerCan.sellExtras).toBe(false);
  expect(await sellExtra(admin, gone, other.Parking)).toMatch('Only a confirmed booking');
  expect(await sellExtra(admin, 'f'.repeat(24), other.Parking)).toMatch('does not exist');
});

test('only administrators sell and remove extras', async () => {
  const { id, guest, extras } = await booked();
  expect(await sellExtra(guest, id, extras.Parking)).toMatch('not allowed');
  const sold = await sellExtra(admin, id, extras.Parking);
  expect(await removeExtra(guest, sold)).toMatch('not allowed');
});

test('a booking that is older than folios gets its first lines before its extra, which it still owes', async () => {
  const { id, extras } = await booked();
  await transaction(() => repo(Booking).update({ id }, { balanceCents: null }));
  await sellExtra(admin, id, extras.Parking);
  expect(await read(id)).toMatchObject({ owedCents: 5000, folio: { balanceCents: 5000 } });
});

test('a deleted account takes the notes on its extras with it, and its export has them', async () => {
  const { id, guest, extras } = await booked();
  await sellExtra(admin, id, extras.Parking, { note: 'Plate AB 123' });
  const { data } = await guest.graphql('{ myData }');
  expect(JSON.stringify(data.myData)).toContain('Plate AB 123');
  await endStays(id);
  await later(60_000, async () => {
    admin = await server.as(staff);
    const { userId } = await repo(Booking).findOneByOrFail({ id });
    await admin.graphql(`mutation { deleteUser(input: { userId: "${userId}" }) { __typename } }`);
  });
  expect(await repo(BookingExtra).findOneByOrFail({ bookingId: id })).toMatchObject({
    note: null,
    cents: 5000,
  });
});

test('what was sold of a deleted hotel stays on the booking, without the price list', async () => {
  const { id, hotel, extras } = await booked();
  await sellExtra(admin, id, extras.Parking);
  await endStays(id);
  const ended: object[] = [];
  onHotelClosed.join('a test', async () => {
    ended.push(await repo(BookingExtra).findOneByOrFail({ bookingId: id }));
  });
  try {
    await admin.graphql(`mutation { deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename } }`);
  } finally {
    onHotelClosed.join('a test', async () => undefined);
  }
  expect(await repo(Extra).countBy({ hotelId: hotel.id })).toBe(0);
  expect(await read(id)).toMatchObject({ extras: [{ title: 'Parking', cents: 5000 }], owedCents: 5000 });
  // It is detached before the rows of the hotel are deleted, in small transactions.
  expect(ended).toMatchObject([{ extraId: null, cents: 5000 }]);
});
