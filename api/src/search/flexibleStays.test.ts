import {
  makeBooking,
  makeCity,
  makeHotel,
  makeRoomType,
  makeUser,
  night,
  takeNights,
} from '../../test/factories';
import { setCharges, setRates } from '../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { makeRandom } from '../../seeds/random';
import { addNights, countNights, todayIn } from '../../../schema/nights';
import { repo, transaction } from '../database/transaction';
import { newNight, Night } from '../rooms/nights/night.entity';
import { LAST_ZONE } from './filter.service';

let server: TestServer;
let visitor: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.as();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

interface Filter {
  [name: string]: unknown;
  checkIn: string;
  checkOut: string;
  guests?: number;
  rooms?: number;
}

const FLEXIBLE =
  'query ($filter: HotelFilter!, $days: Int!) { flexibleStays(filter: $filter, days: $days) { checkIn checkOut totalCents } }';
const SEARCH = `query ($filter: HotelFilter, $in: Night!, $out: Night!, $guests: Int!, $rooms: Int!) {
  hotels(filter: $filter, limit: 100) { items { partyStay(checkIn: $in, checkOut: $out, guests: $guests, rooms: $rooms) { totalCents } } } }`;

async function findFlexible(filter: Filter, days: number) {
  const { data, errors } = await visitor.graphql(FLEXIBLE, { filter, days });
  expect(errors).toBeUndefined();
  return data.flexibleStays as { checkIn: string; checkOut: string; totalCents: number | null }[];
}

/** The same by a search of its own for each stay. */
async function searchOneByOne({ guests = 1, rooms = 1, ...filter }: Filter, days: number) {
  const found: { checkIn: string; checkOut: string; totalCents: number | null }[] = [];
  const nights = Math.max(1, countNights(filter.checkIn, filter.checkOut));
  for (let shift = -days; shift <= days; shift++) {
    const checkIn = addNights(filter.checkIn, shift);
    const dates = { checkIn, checkOut: addNights(checkIn, nights) };
    if (checkIn < todayIn(LAST_ZONE, new Date())) continue;
    const { data, errors } = await visitor.graphql(SEARCH, {
      filter: { ...filter, ...dates, guests, rooms },
      in: dates.checkIn,
      out: dates.checkOut,
      guests,
      rooms,
    });
    expect(errors).toBeUndefined();
    const totals = data.hotels.items.map(
      (hotel: { partyStay: { totalCents: number } }) => hotel.partyStay.totalCents,
    );
    found.push({ ...dates, totalCents: totals.length ? Math.min(...totals) : null });
  }
  return found;
}

test('flexible stays cost what a search of its own finds for each of them', async () => {
  const dice = makeRandom(20261127);
  const bookingId = (await makeBooking()).id;
  const cities = [await makeCity(), await makeCity()];
  for (const { id } of cities)
    await setCharges(admin, id, [
      { title: 'City tax', kind: 'PERCENT', amount: dice.whole(100, 900) },
      { title: 'Bed tax', kind: 'PER_NIGHT', amount: dice.whole(100, 900) },
    ]);
  const hotels: string[] = [];
  for (let place = 0; place < 16; place++) {
    const hotel = await makeHotel({
      cityId: dice.pick(cities).id,
      freeCancellationDays: dice.whole(0, 24),
      childrenRule: dice.next() < 0.3 ? 'NOT_ALLOWED' : null,
      closestTouristLocation: dice.pick(['Castle', 'Old bridge', null]),
    } as object);
    hotels.push(hotel.id);
    for (let count = dice.whole(0, 3); count > 0; count--) {
      const { roomType, roomNumbers } = await makeRoomType(hotel, dice.whole(1, 3), {
        maxPeople: dice.whole(1, 4),
        priceCents: dice.whole(60, 200) * 100,
      });
      if (dice.next() < 0.5)
        await setRates(admin, roomType.id, [
          {
            from: night(dice.whole(0, 15)),
            to: night(dice.whole(16, 30)),
            weekdays: ['FRIDAY', 'SATURDAY', 'SUNDAY'],
            priceCents: dice.whole(30, 250) * 100,
            minimumNights: dice.next() < 0.5 ? dice.whole(2, 3) : null,
          },
        ]);
      const taken = roomNumbers.flatMap((number) =>
        Array.from({ length: 34 }, (_, day) => day)
          .filter(() => dice.next() < 0.3)
          .map((day) =>
            newNight({ hotelId: hotel.id, roomNumberId: number.id, night: night(day), bookingId }),
          ),
      );
      if (taken.length) await transaction(() => repo(Night).insert(taken));
    }
  }

  let soldOut = 0;
  let free = 0;
  for (let times = 0; times < 40; times++) {
    const day = dice.whole(1, 20);
    const some = <T>(chance: number, value: T) => (dice.next() < chance ? value : undefined);
    const filter: Filter = {
      checkIn: night(day),
      checkOut: night(day + dice.whole(0, 4)),
      cityId: some(0.6, dice.pick(cities).id),
      ids: hotels,
      guests: some(0.7, dice.whole(2, 5)),
      rooms: some(0.4, dice.whole(1, 2)),
      childrenAges: undefined,
      closestTouristLocation: some(0.2, 'CASTLE'),
      maxPriceCents: some(0.2, 15_000),
      features: some(0.3, ['FREE_CANCELLATION']),
    };
    if ((filter.guests ?? 0) > 2) filter.childrenAges = some(0.4, [7]) as never;
    const days = dice.pick([1, 2, 3, 7]);
    const stays = await findFlexible(filter, days);
    expect({ filter, stays }).toEqual({ filter, stays: await searchOneByOne(filter, days) });
    for (const { totalCents } of stays)
      if (totalCents === null) soldOut++;
      else free++;
  }
  expect(soldOut).toBeGreaterThan(30);
  expect(free).toBeGreaterThan(100);
}, 120_000);

test('stays that begin before today are left out', async () => {
  const hotel = await makeHotel({ cityId: (await makeCity({ timeZone: 'Etc/GMT+12' })).id });
  await makeRoomType(hotel, 1, { priceCents: 9_000 });
  const filter = { ids: [hotel.id], checkIn: night(1), checkOut: night(2) };
  const [first, ...others] = await findFlexible(filter, 7);
  expect([night(-1), night(0)]).toContain(first!.checkIn);
  expect(others.at(-1)).toEqual({ checkIn: night(8), checkOut: night(9), totalCents: 9_000 });
});

test('a booked night is no longer offered', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 1, { priceCents: 9_000 });
  const filter = { ids: [hotel.id], checkIn: night(10), checkOut: night(12) };
  const totals = async () => (await findFlexible(filter, 2)).map(({ totalCents }) => totalCents);
  expect(await totals()).toEqual([18_000, 18_000, 18_000, 18_000, 18_000]);
  const bookingId = (await makeBooking()).id;
  await takeNights(roomNumbers[0]!.id, bookingId, [night(11)]);
  expect(await totals()).toEqual([18_000, 18_000, null, null, 18_000]);
});

const DATES = `checkIn: "${night(3)}", checkOut: "${night(5)}"`;
test.each([
  ['no days', `filter: { ${DATES} }, days: 0`, 'Dates move by 1 to 7 days'],
  ['eight days', `filter: { ${DATES} }, days: 8`, 'Dates move by 1 to 7 days'],
  ['no dates', 'filter: {}, days: 3', 'Choose a check-in and a check-out date.'],
  ['one date', `filter: { checkIn: "${night(3)}" }, days: 3`, 'Choose both a check-in and a check-out date'],
  ['a past date', `filter: { checkIn: "${night(-9)}", checkOut: "${night(-8)}" }, days: 3`, ''],
  [
    '32 nights',
    `filter: { checkIn: "${night(3)}", checkOut: "${night(35)}" }, days: 3`,
    'Flexible dates are available for stays of up to 31 nights',
  ],
  ['nobody', `filter: { ${DATES}, guests: 0 }, days: 3`, 'Choose at least one guest'],
])('flexible stays for %s are refused with a message', async (_name, asked, words) => {
  const { errors } = await visitor.graphql(`{ flexibleStays(${asked}) { totalCents } }`);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(words),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
