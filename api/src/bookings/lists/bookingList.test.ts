import { choice, checkout } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { nameKey } from '../../core/nameKey';

const dates = (from: number, to: number) => ({ checkIn: night(from), checkOut: night(to) });

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const LIST = `query ($hotelId: ID, $status: BookingStatus, $text: String, $limit: Int, $offset: Int) {
  bookings(hotelId: $hotelId, status: $status, text: $text, limit: $limit, offset: $offset) {
    total items { id hotelName status user { name email } stays { number } } } }`;
const list = async (asked: Record<string, unknown> = {}) => {
  const { data, errors } = await admin.graphql(LIST, asked);
  expect(errors).toBeUndefined();
  const { total, items } = data.bookings;
  return { total, ids: items.map(({ id }: { id: string }) => id) };
};

/** A hotel with three bookings, oldest first: two paid, the last one held. */
async function threeBookings(name: string) {
  const hotel = await makeHotel({ name });
  const { roomNumbers } = await makeRoomType(hotel, 3);
  const user = await makeUser('CUSTOMER', { name: `Guest of ${name}` });
  const guest = await server.as(user);
  const ids: string[] = [];
  for (const [index, { id }] of roomNumbers.entries()) {
    const { url, booking } = await checkout(guest, choice(hotel.id, [id]));
    if (index < 2) await server.pay(url);
    ids.push(booking.id);
  }
  return { hotel, user, guest, ids };
}

test('lists the bookings of all users in pages, newest first', async () => {
  const [one, two] = [await threeBookings('Harbour View'), await threeBookings('Castle 100%')];
  const all = [...one.ids, ...two.ids].reverse();
  expect(await list({ limit: 100 })).toEqual({ total: 6, ids: all });
  expect(await list({ limit: 2, offset: 2 })).toEqual({ total: 6, ids: all.slice(2, 4) });
});

test('filters by hotel, status, reference and the beginnings of words', async () => {
  const { hotel, user, ids } = await threeBookings('Lone_Pine Lodge');
  const [first, second, held] = ids as [string, string, string];
  const newest = [held, second, first];
  expect(await list({ hotelId: hotel.id })).toEqual({ total: 3, ids: newest });
  expect(await list({ hotelId: hotel.id, status: 'HELD' })).toEqual({ total: 1, ids: [held] });
  expect(await list({ text: ` ${first.toUpperCase()} ` })).toEqual({ total: 1, ids: [first] });
  expect(await list({ text: 'lone_pine' })).toEqual({ total: 3, ids: newest });
  expect(await list({ text: 'guest of lone' })).toEqual({ total: 3, ids: newest });
  expect(await list({ text: user.email.toUpperCase(), status: 'CONFIRMED' })).toEqual({
    total: 2,
    ids: [second, first],
  });
  expect(await list({ text: 'LODGE gue' })).toEqual({ total: 3, ids: newest });
  for (const text of ['%', 'odge', 'no such guest', 'lone castle'])
    expect(await list({ text })).toEqual({ total: 0, ids: [] });
});

test('takes the same number of statements for many bookings and for one', async () => {
  const few = await server.countReads(() => list({ limit: 1 }));
  expect(await server.countReads(() => list({ limit: 100 }))).toBeLessThanOrEqual(few);
});

test('is for administrators only', async () => {
  const { guest } = await threeBookings('Quiet House');
  expect((await guest.graphql(LIST)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await (await server.as()).graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

const SORTED = `query ($filter: BookingFilter, $sort: BookingSort, $after: ID, $limit: Int) {
  bookings(filter: $filter, sort: $sort, after: $after, limit: $limit) {
    total totalIsExact items { id totalCents hotelName user { name } stays { checkIn checkOut } } } }`;

test('sorts both ways, continues after any row, and filters by dates, sums, payment and city', async () => {
  const { hotel, user, guest } = await threeBookings('Élan Palace');
  const { roomNumbers } = await makeRoomType(hotel, 1, { priceCents: 77_700 });
  const late = await checkout(guest, { ...choice(hotel.id, [roomNumbers[0]!.id]), ...dates(40, 44) });
  const ask = async (variables: Record<string, unknown>) => {
    const { data, errors } = await admin.graphql(SORTED, { limit: 100, ...variables });
    expect(errors).toBeUndefined();
    return data.bookings;
  };
  const KEYS: Record<string, (row: any) => string | number> = {
    CREATED: ({ id }) => id.slice(0, 8),
    CHECK_IN: ({ stays }) => stays[0].checkIn,
    CHECK_OUT: ({ stays }) => stays[0].checkOut,
    GUEST: ({ user: { name } }) => nameKey(name),
    HOTEL: ({ hotelName }) => nameKey(hotelName),
    TOTAL: ({ totalCents }) => totalCents,
  };
  for (const [name, keyOf] of Object.entries(KEYS))
    for (const direction of ['ASC', 'DESC']) {
      const sort = `${name}_${direction}`;
      const { items, total, totalIsExact } = await ask({ sort });
      expect({ sort, total, totalIsExact }).toEqual({ sort, total: items.length, totalIsExact: true });
      const keys = items.map(keyOf);
      const sorted = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect({ sort, keys }).toEqual({ sort, keys: direction === 'ASC' ? sorted : sorted.reverse() });
      const walked: string[] = [];
      for (let after: string | undefined; walked.length < total; after = walked.at(-1)) {
        const page = await ask({ sort, after, limit: 3 });
        expect(page.total).toBe(total);
        walked.push(...page.items.map(({ id }: { id: string }) => id));
      }
      expect({ sort, walked }).toEqual({ sort, walked: items.map(({ id }: { id: string }) => id) });
    }

  const found = async (filter: object) => (await ask({ filter })).items.map(({ id }: { id: string }) => id);
  const own = late.booking.id;
  const { checkIn, checkOut } = dates(40, 44);
  const inPalace = { cityId: hotel.cityId };
  expect(await found({ ...inPalace, checkInFrom: checkIn, checkInTo: checkIn })).toEqual([own]);
  expect(await found({ ...inPalace, checkOutFrom: checkOut })).toEqual([own]);
  expect(await found({ ...inPalace, totalFrom: 4 * 77_700, totalTo: 4 * 77_700 })).toEqual([own]);
  expect(await found({ ...inPalace, payment: 'OPEN', text: 'elan' })).toHaveLength(2);
  expect(await found({ ...inPalace, payment: 'PAID', status: 'HELD' })).toEqual([]);
  expect(await found({ ...inPalace, unpaid: true })).toHaveLength(2);
  expect(await found({ ...inPalace, createdTo: new Date(0).toISOString() })).toEqual([]);
  expect(await found({ ...inPalace, createdFrom: new Date(0).toISOString() })).toHaveLength(4);
  expect(await found({ cityId: 'f'.repeat(24) })).toEqual([]);

  const renamed = `mutation { updateAccount(input: { name: "Zoë Aardvark" }) { ... on User { id } } }`;
  expect((await guest.graphql(renamed)).errors).toBeUndefined();
  expect(await found({ text: user.name })).toEqual([]);
  expect(await found({ text: 'aardvark ZOE' })).toHaveLength(4);
  expect((await ask({ sort: 'GUEST_DESC', limit: 4 })).items.map((row: any) => row.user.name)).toEqual(
    Array(4).fill('Zoë Aardvark'),
  );
});

test('refuses ranges that end before they begin, too many words, and an unknown cursor', async () => {
  const refusals = [
    { filter: { totalFrom: 2, totalTo: 1 } },
    { filter: { checkInFrom: '2030-02-02', checkInTo: '2030-02-01' } },
    { filter: { totalFrom: -1 } },
    { filter: { text: 'a b c d e f g' } },
    { after: 'f'.repeat(24) },
  ];
  for (const variables of refusals) {
    const { errors } = await admin.graphql(SORTED, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});
