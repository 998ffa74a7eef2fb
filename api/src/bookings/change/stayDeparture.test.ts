import { later } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { staffChanges } from '../../../test/changesByStaff';
import { bookingRow, stayEndings } from '../../../test/stayEndings';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { Stay, StayState } from '../stay.entity';

let server: TestServer;
let staff: User;
let changes: ReturnType<typeof staffChanges>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN');
  changes = staffChanges(server, staff);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const { EXPECTED, CHECKED_IN } = StayState;

/** A stay in room 101 for four nights at 105 dollars with the fee. */
async function booked(state: StayState, from = 0) {
  const made = await stayEndings(server, staff).booked({ from, to: from + 4, state });
  const stay = await repo(Stay).findOneByOrFail({ bookingId: made.bookingId });
  return { ...made, stayId: stay.id };
}

const CASES: [string, 'extendStay' | 'shortenStay', StayState, number, object, object][] = [
  [
    'longer before the stay',
    'extendStay',
    EXPECTED,
    6,
    { differenceCents: 21_000 },
    { balanceCents: 21_000 },
  ],
  ['longer in house', 'extendStay', CHECKED_IN, 5, { differenceCents: 10_500 }, { balanceCents: 10_500 }],
  [
    'longer, for nothing',
    'extendStay',
    CHECKED_IN,
    5,
    { differenceCents: 500, addedNightCents: 0, reason: 'A gift' },
    { balanceCents: 500 },
  ],
  [
    'shorter before the stay',
    'shortenStay',
    EXPECTED,
    2,
    { differenceCents: -21_000 },
    { refundedCents: 10_500 },
  ],
  ['shorter in house', 'shortenStay', CHECKED_IN, 3, { differenceCents: -10_500 }, { refundedCents: 5250 }],
  [
    'shorter, all given back',
    'shortenStay',
    CHECKED_IN,
    3,
    { differenceCents: -10_500, creditCents: 10_500, reason: 'Noise' },
    { refundedCents: 10_500 },
  ],
];

test.each(CASES)('a stay gets %s', async (_name, field, state, to, choice, after) => {
  const { bookingId, stayId } = await booked(state);
  await later(state === CHECKED_IN ? DAY : 0, async () => {
    const input = { stayId, checkOut: night(to), ...choice, idempotencyKey: 'departure' };
    const both = await Promise.all([changes.depart(field, input), changes.depart(field, input)]);
    expect(both).toMatchObject([{ __typename: 'Booking' }, { __typename: 'Booking' }]);
    expect(await changes.depart(field, input)).toMatchObject({ __typename: 'Booking' });
    const row = { balanceCents: 0, refundedCents: 0, checkOut: night(to), ...after };
    expect(await bookingRow(bookingId)).toMatchObject(row);
    const other = { ...input, checkOut: night(to === 6 ? 5 : 1), differenceCents: 0 };
    expect(await changes.depart(field, other)).toMatchObject({ __typename: 'StayRefused' });
  });
});

test('a longer stay ends later, a shorter one earlier, and the price is the one that was shown', async () => {
  const { bookingId, stayId } = await booked(EXPECTED);
  const ask = (field: 'extendStay' | 'shortenStay', days: number, differenceCents: number) =>
    changes.depart(field, { stayId, checkOut: night(days), differenceCents });
  for (const days of [3, 4])
    expect(await ask('extendStay', days, 0)).toMatchObject({
      __typename: 'NotChangeable',
      message: expect.stringContaining('Choose a later day to extend it.'),
    });
  for (const days of [4, 5])
    expect(await ask('shortenStay', days, 0)).toMatchObject({
      __typename: 'NotChangeable',
      message: expect.stringContaining('Choose an earlier day to shorten it.'),
    });
  expect(await ask('extendStay', 5, 10_000)).toMatchObject({
    __typename: 'DifferenceChanged',
    differenceCents: 10_500,
  });
  const unknown = { stayId: 'x', checkOut: night(5), differenceCents: 0 };
  expect(await changes.depart('extendStay', unknown)).toMatchObject({ __typename: 'NotChangeable' });
  expect(await bookingRow(bookingId)).toMatchObject({ totalCents: 42_000, checkOut: night(4) });
});

test('a longer stay finds its room taken', async () => {
  const { stayId, hotel, ids } = await booked(EXPECTED, 2);
  await stayEndings(server, staff).resell({ hotel, ids }, 6, 7);
  const input = { stayId, checkOut: night(7), differenceCents: 10_500 };
  expect(await changes.depart('extendStay', input)).toMatchObject({ __typename: 'RoomsOccupied' });
});
