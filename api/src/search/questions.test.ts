import { makeBooking, makeCity, makeHotel, makeHotelType, makeRoomType, night } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { cheapestOn, datesThatWork, matches, type PlainFilter, type PlainHotel } from '../../test/oracle';
import { makeRandom, type Random } from '../../seeds/random';
import { repo, transaction } from '../database/transaction';
import { Night, newNight } from '../rooms/nights/night.entity';

/*
 * Searches random but reproducible hotels over GraphQL. Plain loops over the same hotels compute the expected
 * answers.
 */

const AMENITIES = ['Pool', 'Pool bar', 'Breakfast', '100% quiet', 'The "old" cellar', 'Spa_1'];
const DAYS = 40;

let server: TestServer;
let bookingId: string;
let visitor: Visitor;
let dice: Random;
let hotels: PlainHotel[];
const cities: string[] = [];
const types: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  bookingId = (await makeBooking()).id;
  visitor = await server.as();
  dice = makeRandom(20261121);
  for (let index = 0; index < 5; index++) cities.push((await makeCity()).id);
  for (let index = 0; index < 3; index++) types.push((await makeHotelType()).id);
  hotels = [];
  for (let index = 0; index < 40; index++) hotels.push(await makePlainHotel(index));
});
afterAll(() => server.close());

async function makePlainHotel(index: number): Promise<PlainHotel> {
  const amenities = AMENITIES.filter(() => dice.next() < 0.4);
  const rating = dice.next() < 0.2 ? null : dice.whole(10, 50) / 10;
  const hotel = await makeHotel({
    name: `${dice.pick(['Harbour', 'Old 50%', 'Garden_'])} House ${index}`,
    cityId: dice.pick(cities),
    typeId: dice.pick(types),
    amenities,
    ratingsAverage: rating,
    numberOfRatings: rating === null ? 0 : 3,
  });
  const rooms: PlainHotel['rooms'] = [];
  for (let count = dice.whole(0, 3); count > 0; count--) {
    const [people, cents] = [dice.whole(1, 5), dice.whole(40, 400) * 100];
    const { roomNumbers } = await makeRoomType(hotel, dice.whole(1, 3), {
      maxPeople: people,
      priceCents: cents,
    });
    const numbers = roomNumbers.map(({ id }) => ({ id, taken: takeSome() }));
    await transaction(() =>
      repo(Night).insert(
        numbers.flatMap(({ id, taken }) =>
          [...taken].map((each) => newNight({ hotelId: hotel.id, roomNumberId: id, night: each, bookingId })),
        ),
      ),
    );
    rooms.push({ people, cents, numbers });
  }
  const { id, cityId, typeId, nameKey, cheapestPriceCents: cheapest } = hotel;
  return { id, cityId, typeId, nameKey, rating, cheapest, amenities, rooms };
}

/** Stays of one to six nights, with gaps of up to four between them. */
function takeSome(): Set<string> {
  const taken = new Set<string>();
  for (let day = dice.whole(0, 4); day < DAYS; day += dice.whole(1, 4))
    for (const end = day + dice.whole(1, 6); day < end; day++) taken.add(night(day));
  return taken;
}

function askAnything(withDates = dice.next() < 0.7): PlainFilter {
  const some = <T>(chance: number, value: () => T) => (dice.next() < chance ? value() : undefined);
  const day = dice.whole(1, DAYS - 8);
  const price = () => dice.whole(40, 400) * 100;
  return {
    cityId: some(0.4, () => dice.pick(cities)),
    typeId: some(0.2, () => dice.pick(types)),
    minPriceCents: some(0.15, price),
    maxPriceCents: some(0.15, price),
    minRating: some(0.2, () => dice.whole(20, 45) / 10),
    guests: some(0.5, () => dice.whole(1, 6)),
    text: some(0.1, () => dice.pick(['HARB', '50%', 'n_ h', 'house 1'])),
    amenities: some(0.3, () => dice.shuffle(AMENITIES).slice(0, dice.whole(1, 2))),
    ...(withDates && { checkIn: night(day), checkOut: night(day + dice.whole(0, 7)) }),
  };
}

const ask = async (query: string, variables: object) => {
  const { data, errors } = await visitor.graphql(query, variables as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return data;
};
const times = async (count: number, work: () => Promise<void>) => {
  for (let index = 0; index < count; index++) await work();
};

test('1,000 searches find exactly the hotels that match', async () => {
  let found = 0;
  await times(1000, async () => {
    const filter = askAnything();
    const { hotels: list } = await ask(
      'query ($filter: HotelFilter) { hotels(filter: $filter, limit: 100) { total items { id } } }',
      { filter },
    );
    const wanted = hotels.filter((hotel) => matches(hotel, filter)).map(({ id }) => id);
    const ids = list.items.map(({ id }: { id: string }) => id);
    expect({ filter, ids: ids.sort() }).toEqual({ filter, ids: wanted.sort() });
    expect(list.total).toBe(wanted.length);
    found += wanted.length;
  });
  expect(found).toBeGreaterThan(1000);
}, 60_000);

test('each facet count of 200 searches equals the number of hotels found with that choice', async () => {
  await times(200, async () => {
    const filter = askAnything();
    const { hotelFacets: facets } = await ask(
      `query ($filter: HotelFilter) { hotelFacets(filter: $filter) { types { type { id } hotels }
        ratings { minRating hotels } amenities { amenity hotels } guests { guests hotels } } }`,
      { filter },
    );
    const count = (choice: PlainFilter) =>
      hotels.filter((hotel) => matches(hotel, { ...filter, ...choice })).length;
    for (const { type, hotels: found } of facets.types) expect(found).toBe(count({ typeId: type.id }));
    for (const { minRating, hotels: found } of facets.ratings) expect(found).toBe(count({ minRating }));
    for (const { amenity, hotels: found } of facets.amenities)
      expect(found).toBe(count({ amenities: [...(filter.amenities ?? []), amenity] }));
    for (const { guests, hotels: found } of facets.guests) expect(found).toBe(count({ guests }));
    const offered = facets.amenities.filter((each: { hotels: number }) => each.hotels > 0);
    expect(offered).toHaveLength(
      AMENITIES.filter((each) => count({ amenities: [...(filter.amenities ?? []), each] })).length,
    );
    expect(count({ guests: facets.guests.length + 1 })).toBe(0);
    expect(facets.types).toHaveLength(types.length);
  });
}, 60_000);

test('100 price calendars have the price of the cheapest free room for every night, or none', async () => {
  let soldOut = 0;
  await times(100, async () => {
    const hotel = dice.pick(hotels);
    const guests = dice.whole(1, 4);
    const [scope, of] =
      dice.next() < 0.5
        ? [{ hotelId: hotel.id }, [hotel]]
        : [{ cityId: hotel.cityId }, hotels.filter(({ cityId }) => cityId === hotel.cityId)];
    const [from, to] = [dice.whole(0, 20), dice.whole(21, DAYS + 5)].map(night);
    const { priceCalendar } = await ask(
      `query ($hotelId: ID, $cityId: ID, $from: Night!, $to: Night!, $guests: Int) {
        priceCalendar(hotelId: $hotelId, cityId: $cityId, from: $from, to: $to, guests: $guests) { night cheapestCents } }`,
      { ...scope, from, to, guests },
    );
    expect(priceCalendar[0].night).toBe(from);
    for (const { night: each, cheapestCents } of priceCalendar)
      expect(cheapestCents).toBe(cheapestOn(of, each, guests));
    soldOut += priceCalendar.filter((each: { cheapestCents: null }) => each.cheapestCents === null).length;
  });
  expect(soldOut).toBeGreaterThan(20);
}, 60_000);

test('the nearest dates of 200 searches are the nearest on which a hotel matches', async () => {
  let empty = 0;
  await times(200, async () => {
    const filter = askAnything(true);
    const { nearestDates } = await ask(
      'query ($filter: HotelFilter!) { nearestDates(filter: $filter) { checkIn checkOut } }',
      { filter },
    );
    const wanted = datesThatWork(hotels, filter, night(0));
    expect({ filter, nearestDates }).toEqual({ filter, nearestDates: wanted });
    if (!hotels.some((hotel) => matches(hotel, filter)) && wanted.length) empty++;
  });
  expect(empty).toBeGreaterThan(5);
}, 60_000);
