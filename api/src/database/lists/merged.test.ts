import { makeHotel, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Booking, BookingStatus, newBooking, PaymentStatus } from '../../bookings/booking.entity';
import { bulkInsert } from '../bulkInsert';
import { newId } from '../columns';
import { repo, transaction } from '../transaction';
import { ofHotels, type Condition } from './conditions';
import { readPage, type ListOrder } from './readPage';

/* Lists of several hotels, whose rows are read from an index hotel by hotel and merged. */

let server: TestServer;
let hotels: string[];
let all: Booking[];
beforeAll(async () => {
  server = await startTestServer();
  hotels = [];
  for (let made = 0; made < 4; made++) hotels.push((await makeHotel()).id);
  const { id: userId } = await makeUser();
  const rows = Array.from({ length: 120 }, (_, n) =>
    newBooking({
      id: newId(),
      userId,
      hotelId: hotels[n % 4]!,
      hotelName: 'Any',
      hotelKey: 'any',
      // Many rows have the same guest, so that ties are ordered by id across hotels.
      guestKey: `guest ${n % 7}`,
      checkIn: '2026-01-01',
      checkOut: '2026-01-02',
      status: n % 3 ? BookingStatus.CONFIRMED : BookingStatus.CANCELLED,
      payment: PaymentStatus.PAID,
      totalCents: (n * 37) % 50,
      freeCancellationDays: 1,
      lateRefundPercent: 0,
      steps: 0,
      holdExpiresAt: null,
      idempotencyKey: newId(),
      requestHash: '',
    }),
  );
  await transaction(() => bulkInsert(Booking, rows));
  all = await repo(Booking).find();
});
afterAll(() => server.close());

type Key = 'guestKey' | 'totalCents';
const sorted = (rows: readonly Booking[], key: Key, isDown: boolean): string[] =>
  [...rows]
    .sort((a, b) => {
      const order = a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : a.id < b.id ? -1 : 1;
      return isDown ? -order : order;
    })
    .map(({ id }) => id);

/** All ids of a list, page by page. */
async function readAll(
  scope: Condition<Booking>[],
  where: Condition<Booking>[],
  sort: ListOrder<Booking>,
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { items } = await readPage(Booking, { scope, where, sort, after: ids.at(-1), take: 7, skip: 0 });
    ids.push(...items.map(({ id }) => id));
    if (items.length < 7) return ids;
  }
}

describe.each(['guestKey', 'totalCents'] as const)('by %s', (key) => {
  test.each([false, true])(
    'pages of three hotels have each row once, in order (descending: %s)',
    async (isDown) => {
      const three = hotels.slice(0, 3);
      const ours = all.filter(({ hotelId }) => three.includes(hotelId!));
      const sort: ListOrder<Booking> = { by: [key], descending: isDown };
      // A hotel that is named twice has its rows once.
      const scope = ofHotels<Booking>([...three, three[0]!]);
      expect(await readAll(scope, [], sort)).toEqual(sorted(ours, key, isDown));
      const confirmed: Condition<Booking> = { column: 'status', is: BookingStatus.CONFIRMED };
      const some = ours.filter(({ status }) => status === BookingStatus.CONFIRMED);
      expect(await readAll(scope, [confirmed], sort)).toEqual(sorted(some, key, isDown));
      const unindexed: Condition<Booking> = { sql: 'r.totalCents > ?', values: [25] };
      const dear = ours.filter(({ totalCents }) => totalCents > 25);
      expect(await readAll(scope, [unindexed], sort)).toEqual(sorted(dear, key, isDown));
    },
  );
});

test('they are counted without the rows of other hotels', async () => {
  const sort: ListOrder<Booking> = { by: ['totalCents'] };
  const page = { scope: ofHotels<Booking>(hotels.slice(1, 3)), sort, take: 5, skip: 10 };
  for (const count of [undefined, 'all'] as const) {
    const { items, total } = await readPage(Booking, { ...page, where: [], count });
    expect([items.length, total]).toEqual([5, 60]);
  }
  const where: Condition<Booking>[] = [{ sql: 'r.totalCents > ?', values: [25] }];
  const { total } = await readPage(Booking, { ...page, where, count: 'all' });
  expect(total).toBe(
    all.filter(({ hotelId, totalCents }) => hotels.slice(1, 3).includes(hotelId!) && totalCents > 25).length,
  );
});

test('a page does not begin after a row that is not in the scope, and no hotel means no row', async () => {
  const sort: ListOrder<Booking> = { by: ['totalCents'] };
  const foreign = all.find(({ hotelId }) => hotelId === hotels[3])!;
  const scope = ofHotels<Booking>(hotels.slice(0, 3));
  const page = { where: [], sort, take: 5, skip: 0 };
  await expect(readPage(Booking, { ...page, scope, after: foreign.id })).rejects.toThrow('no longer exists');
  expect(await readPage(Booking, { ...page, scope: ofHotels<Booking>([]) })).toEqual({ items: [], total: 0 });
});
