import { cancel, change, checkout, choice } from '../../../test/checkoutHelpers';
import { exportLines } from '../../../test/exportLines';
import { makeCity, makeHotel, makeRoomType, makeUser, night } from '../../../test/factories';
import { setCharges } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const TAXES = `query ($filter: TaxFilter) { taxes(filter: $filter) {
  cityName hotelName title nights nightsCents chargedCents givenBackCents netCents } }`;
const period = { from: night(-1), to: night(1) };
const read = async (filter: object, by = admin): Promise<any> => {
  const { data, errors } = await by.graphql(TAXES, { filter: { ...period, ...filter } });
  return errors?.[0]?.message ?? data.taxes;
};

/** A city with two taxes and two hotels: the first has two bookings, one of them cancelled, the second has one. */
async function city() {
  const { id: cityId, name } = await makeCity();
  const charges = [
    { title: 'City tax', kind: 'PER_NIGHT', amount: 300 },
    { title: 'Sales tax', kind: 'PERCENT', amount: 1000 },
  ];
  await setCharges(admin, cityId, charges, 1);
  const hotels = [
    await makeHotel({ cityId, name: `A ${name}` }),
    await makeHotel({ cityId, name: `B ${name}` }),
  ];
  const guest = await server.as(await makeUser());
  const book = async (hotelId: string, id: string) => {
    const { url, booking } = await checkout(guest, choice(hotelId, [id]));
    await server.pay(url);
    return booking.id as string;
  };
  const [first, second] = hotels as [(typeof hotels)[0], (typeof hotels)[0]];
  const { roomNumbers: rooms } = await makeRoomType(first, 2);
  const { roomNumbers: others } = await makeRoomType(second, 1);
  await book(first.id, rooms[0]!.id);
  await cancel(guest, await book(first.id, rooms[1]!.id));
  await book(second.id, others[0]!.id);
  return { cityId, name, first, second };
}

test('taxes are summed by hotel and title, with what was given back and the nights of the bookings', async () => {
  const { cityId, name, first, second } = await city();
  const of = { cityName: name, hotelName: first.name };
  const nights = { nights: 2, nightsCents: 20_000 };
  expect(await read({ cityId })).toEqual([
    { ...of, title: 'City tax', ...nights, chargedCents: 1200, givenBackCents: 600, netCents: 600 },
    { ...of, title: 'Sales tax', ...nights, chargedCents: 4000, givenBackCents: 2000, netCents: 2000 },
    {
      ...of,
      hotelName: second.name,
      title: 'City tax',
      ...nights,
      chargedCents: 600,
      givenBackCents: 0,
      netCents: 600,
    },
    {
      ...of,
      hotelName: second.name,
      title: 'Sales tax',
      ...nights,
      chargedCents: 2000,
      givenBackCents: 0,
      netCents: 2000,
    },
  ]);
  expect(await read({ hotelId: second.id })).toHaveLength(2);
  expect(await read({ cityId, by: 'CITY' })).toEqual([
    {
      cityName: name,
      hotelName: null,
      title: 'City tax',
      nights: 4,
      nightsCents: 40_000,
      chargedCents: 1800,
      givenBackCents: 600,
      netCents: 1200,
    },
    expect.objectContaining({ title: 'Sales tax', netCents: 4000 }),
  ]);
  expect(await read({ cityId, from: night(2), to: night(3) })).toEqual([]);
});

test('the taxes of a deleted hotel stay in the report, under its last name', async () => {
  const { cityId, first } = await city();
  const DELETE = 'mutation ($input: DeleteHotelInput!) { deleteHotel(input: $input) { __typename } }';
  await admin.graphql(DELETE, { input: { hotelId: first.id } });
  expect(await read({ cityId })).toHaveLength(2);
  const deleted = (await read({})).filter(({ hotelName }: any) => hotelName === first.name);
  expect(deleted).toMatchObject([
    { cityName: null, title: 'City tax', chargedCents: 1200 },
    { cityName: null, title: 'Sales tax', chargedCents: 4000 },
  ]);
  // The bookings of the deleted hotel were cancelled afterwards: their lines still belong to it.
  expect((await read({})).filter(({ hotelName }: any) => hotelName === null)).toEqual([]);
});

test('the file has the lines of the report', async () => {
  const { cityId, name, first } = await city();
  const columns = ['city', 'hotel', 'title', 'nights', 'nightsTotal', 'charged', 'givenBack', 'net'];
  const lines = await exportLines(server, admin, 'taxes', columns, { filter: { ...period, cityId } });
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(`"${name}","${first.name}","City tax",2,200.00,12.00,6.00,6.00`);
});

test('refuses a period that is too long or ends before it begins, and other readers', async () => {
  expect(await read({ from: '2026-01-01', to: '2026-12-31' })).toBeInstanceOf(Array);
  expect(await read({ from: '2026-01-01', to: '2027-01-02' })).toMatch(/at most 366/);
  expect(await read({ from: '2026-01-02', to: '2026-01-01' })).toMatch(/ends before it begins/);
  expect(await read({}, await server.as(await makeUser()))).toMatch(/not allowed/i);
  expect(await read({}, await server.as())).toMatch(/sign in/i);
});

test('a night that gets another price is still one night', async () => {
  const { id: cityId } = await makeCity();
  await setCharges(admin, cityId, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 300 }], 1);
  const hotel = await makeHotel({ cityId });
  const [cheap, dear] = [await makeRoomType(hotel), await makeRoomType(hotel, 1, { priceCents: 11_000 })];
  const guest = await server.as(await makeUser());
  const { url, booking } = await checkout(guest, choice(hotel.id, [cheap.roomNumbers[0]!.id], 2, 4));
  await server.pay(url);
  const changed = await change(guest, booking.id, [dear.roomNumbers[0]!.id], [2, 4]);
  await server.pay(changed.url);
  expect(await read({ cityId })).toMatchObject([{ nights: 2, nightsCents: 22_000, chargedCents: 600 }]);
  await cancel(guest, booking.id);
  expect(await read({ cityId })).toMatchObject([{ nights: 0, nightsCents: 0, netCents: 0 }]);
});
