import fc from 'fast-check';
import { makeCity, makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { readQuote, setCharges } from '../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import type { Hotel } from '../hotels/hotel.entity';
import { AvailabilityBitset } from './index/availabilityBitset';
import { cheapestRooms, leastCents, maxPeople } from './party';
import { IndexedHotel, IndexedRoom } from './index/indexedHotel';
import { SharedValues } from './index/sharedValues';

const offers = fc.array(
  fc.record({
    people: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 1, max: 9 }),
    numbers: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 4 },
);

/** Every set of `rooms` rooms, each as a list of offers. */
function setsOf<T>(rooms: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, at) => setsOf(rooms.slice(at + 1), count - 1).map((rest) => [room, ...rest]));
}

test('the cheapest rooms for a party equal those of a brute-force search', () => {
  const party = fc.record({ guests: fc.integer({ min: 1, max: 12 }), rooms: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(offers, party, (offered, { guests, rooms }) => {
      const nights = new AvailabilityBitset(0, 32);
      let next = 0;
      const indexed = offered.map(({ people, cents, numbers }) => {
        next += numbers;
        return new IndexedRoom(people, cents, [], next - numbers, numbers);
      });
      const row = { name: 'Plain', amenities: [] as string[] } as Hotel;
      const hotel = new IndexedHotel(row, '', indexed, new SharedValues());
      const stay = { checkIn: '1970-01-02', checkOut: '1970-01-03', nights: 1, span: nights.span(1, 2) };
      const sets = setsOf(
        indexed.flatMap((room) => Array<IndexedRoom>(room.count).fill(room)),
        rooms,
      );
      const sleeps = (set: IndexedRoom[]) => set.reduce((sum, { people }) => sum + people, 0);
      const priceOf = ({ cents }: IndexedRoom) => cents;
      const price = (set: IndexedRoom[]) => set.reduce((sum, { cents }) => sum + cents, 0);
      expect(maxPeople(hotel, rooms, stay)).toBe(Math.max(0, ...sets.map(sleeps)));
      const found = cheapestRooms(hotel, { guests, rooms }, stay, priceOf);
      const fitting = sets.filter((set) => sleeps(set) >= guests);
      expect(found && price(found)).toBe(fitting.length ? Math.min(...fitting.map(price)) : undefined);
      const least = leastCents(
        indexed.map((room) => ({ room, count: room.count, cents: room.cents })),
        { guests, rooms },
      );
      expect(least).toBeLessThanOrEqual(found ? price(found) : Infinity);
      expect(least === Infinity).toBe(!found);
      const again = found && cheapestRooms(hotel, { guests, rooms }, stay, priceOf, price(found) + 1);
      expect(again && price(again)).toBe(found && price(found));
      if (found) expect([found.length, sleeps(found) >= guests]).toEqual([rooms, true]);
    }),
  );
});

describe('a party', () => {
  let server: TestServer;
  let nobody: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    nobody = await server.as();
  });
  afterAll(() => server.close());

  const STAYS = `query ($filter: HotelFilter, $in: Night!, $out: Night!, $guests: Int!, $rooms: Int!) {
    hotels(filter: $filter) { items { id
      partyStay(checkIn: $in, checkOut: $out, guests: $guests, rooms: $rooms) { totalCents chargesCents sleeps } } }
    hotelFacets(filter: $filter) { types { hotels } guests { guests hotels } } }`;
  const [checkIn, checkOut] = [night(10), night(12)];
  const look = async (cityId: string, guests: number, rooms: number) => {
    const filter = { cityId, checkIn, checkOut, guests, rooms };
    const { data, errors } = await nobody.graphql(STAYS, {
      filter,
      in: checkIn,
      out: checkOut,
      guests,
      rooms,
    });
    expect(errors).toBeUndefined();
    return data;
  };

  test('gets the price of the cheapest rooms that sleep everybody, with taxes and fees', async () => {
    const city = await makeCity();
    const hotel = await makeHotel({ cityId: city.id });
    const double = await makeRoomType(hotel, 2, { maxPeople: 2, priceCents: 10_000 });
    const family = await makeRoomType(hotel, 1, { maxPeople: 4, priceCents: 25_000 });
    await setCharges(await server.as(await makeUser('ADMIN')), city.id, [
      { title: 'VAT', kind: 'PERCENT', amount: 1000 },
      { title: 'City tax', kind: 'PER_NIGHT', amount: 150 },
    ]);
    const partyStay = async (guests: number, rooms: number) =>
      (await look(city.id, guests, rooms)).hotels.items[0]?.partyStay;
    const ordered = async (...numbers: { id: string }[]) => {
      const roomNumberIds = numbers.map(({ id }) => id);
      return (await readQuote(nobody, { hotelId: hotel.id, roomNumberIds, checkIn, checkOut })).totalCents;
    };
    expect(await partyStay(4, 2)).toMatchObject({
      totalCents: await ordered(...double.roomNumbers),
      sleeps: 4,
    });
    expect(await partyStay(4, 1)).toMatchObject({
      totalCents: await ordered(family.roomNumbers[0]!),
      sleeps: 4,
    });
    const mixed = await ordered(family.roomNumbers[0]!, double.roomNumbers[0]!);
    expect(await partyStay(5, 2)).toMatchObject({ totalCents: mixed, sleeps: 6 });
    expect(await partyStay(2, 1)).toMatchObject({ totalCents: 22_300, chargesCents: 2_300 });
    expect(await partyStay(9, 3)).toBeUndefined();
  });

  test('finds hotels whose rooms together sleep everybody, and facets count them', async () => {
    const city = await makeCity();
    const [small, large] = [await makeHotel({ cityId: city.id }), await makeHotel({ cityId: city.id })];
    await makeRoomType(small, 2, { maxPeople: 2 });
    await makeRoomType(large, 1, { maxPeople: 2 });
    await makeRoomType(large, 1, { maxPeople: 3 });
    const found = async (guests: number, rooms: number) =>
      (await look(city.id, guests, rooms)).hotels.items.map(({ id }: { id: string }) => id).sort();
    expect(await found(4, 2)).toEqual([small.id, large.id].sort());
    expect(await found(5, 2)).toEqual([large.id]);
    expect(await found(6, 2)).toEqual([]);
    expect(await found(3, 1)).toEqual([large.id]);
    const { guests } = (await look(city.id, 4, 2)).hotelFacets;
    expect(guests.map(({ hotels }: { hotels: number }) => hotels)).toEqual([2, 2, 2, 2, 1]);
    const { types } = (await look(city.id, 5, 2)).hotelFacets;
    expect(types.reduce((sum: number, { hotels }: { hotels: number }) => sum + hotels, 0)).toBe(1);
  });
});
