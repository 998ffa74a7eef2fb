import { ROLE_CODES } from '../../../schema/accounts';
import {
  makeBooking,
  makeCity,
  makeHotel,
  makeHotelType,
  makeRoomType,
  makeUser,
} from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { manage } from '../../test/adminMutations';
import { config } from '../core/config';
import { Booking, newBooking } from '../bookings/booking.entity';
import { bulkInsert } from '../database/bulkInsert';
import { newId } from '../database/columns';
import { transaction } from '../database/transaction';
import { User, newUser } from '../users/user.entity';
import { NOWHERE, read, rest } from './testing/client';

let server: TestServer;
let admin: Visitor;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  nobody = await server.as();
});
afterAll(() => server.close());

const get = (address: string) => read(nobody, address);
const refused = async (address: string, status = 400) => {
  const answer = await rest(nobody, 'GET', address);
  expect(answer.status).toBe(status);
  return answer.body.message as string;
};
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('listing hotels', () => {
  /** Creates a city whose hotels have names that begin with the city's name. */
  async function town(name: string) {
    const city = await makeCity({ name });
    const [inn, spa] = [
      await makeHotelType({ name: `Inn ${name}` }),
      await makeHotelType({ name: `Spa ${name}` }),
    ];
    const row = (letter: string, more: object) =>
      makeHotel({ cityId: city.id, name: `${letter} ${name}`, ...more });
    const a = await row('A', { typeId: spa.id, ratingsAverage: 4.5, numberOfRatings: 2, distanceMiles: 3 });
    const b = await row('B', {
      typeId: inn.id,
      ratingsAverage: 4.5,
      numberOfRatings: 9,
      distanceMiles: null,
    });
    const c = await row('C', {
      typeId: inn.id,
      ratingsAverage: null,
      distanceMiles: 1,
      photos: ['/one.jpg', '/two.jpg'],
    });
    await makeRoomType(a, 1, { priceCents: 12_050, title: 'Loft' });
    await makeRoomType(b, 1, { priceCents: 5000 });
    return { city, a, b, c, order: (...letters: string[]) => letters.map((letter) => `${letter} ${name}`) };
  }

  test('answers each hotel in the shape that existing clients read', async () => {
    const { city, a, c } = await town('Tromsø');
    const manager = await makeUser();
    await manage(admin, 'updateHotel', { hotelId: a.id, managerId: manager.id, addStaffIds: [manager.id] });
    const person = { name: manager.name, ref_number: manager.id };
    const hotel = await get(`/hotels/${a.id}`);
    expect(hotel).toMatchObject({
      _id: a.id,
      name: 'A Tromsø',
      city: { _id: city.id, cityName: 'Tromsø' },
      type: { hotelType: 'Spa Tromsø' },
      description: expect.any(String),
      detailedDescription: expect.any(String),
      ratingsAverage: 4.5,
      numberOfRatings: 2,
      cheapestPrice: 120.5,
      photos: '',
      closestTouristLocation: 'the Old Bridge',
      distanceToClosestTouristLocation: 3,
      manager: person,
      staff: [person],
      room_ids: [{ title: 'Loft', price: 120.5, description: 'A bed and a window.' }],
    });
    const bare = await get(`/hotels/${c.id}`);
    expect(bare).toMatchObject({
      ratingsAverage: 0,
      numberOfRatings: 0,
      cheapestPrice: 0,
      photos: `${config.publicUrl}/one.jpg`,
      staff: [],
    });
    expect(bare.manager).toEqual({ name: '', ref_number: '' });
    expect(await refused(`/hotels/${NOWHERE}`, 404)).toBe('this hotel does not exist');
    expect(await refused('/hotels/nonsense')).toMatch(/Invalid/);
  });

  test('filters by city, by name in any case or by reference, and answers none for an unknown city', async () => {
    const { city, order } = await town('Ålesund');
    expect(names(await get('/hotels?city=alesund&sort=name'))).toEqual(order('A', 'B', 'C'));
    expect(names(await get(`/Hotels/?cityref=${city.id}&sort=-name`))).toEqual(order('C', 'B', 'A'));
    expect(await get('/hotels?city=Atlantis')).toEqual([]);
    expect(await get('/hotels/price?city=Atlantis')).toEqual([]);
  });

  test('sorts by any field of a hotel and refuses others', async () => {
    const { city, order } = await town('Bodø');
    const sorted = async (sort: string) =>
      names(await get(`/hotels?cityref=${city.id}&sort=${encodeURIComponent(sort)}`));
    expect(await sorted('-ratingsAverage,-name')).toEqual(order('B', 'A', 'C'));
    expect(await sorted('-ratingsAverage name')).toEqual(order('A', 'B', 'C'));
    expect(await sorted('cheapestPrice')).toEqual(order('C', 'B', 'A'));
    expect(await sorted('distanceToClosestTouristLocation')).toEqual(order('B', 'C', 'A'));
    expect(await sorted('type,-name')).toEqual(order('C', 'B', 'A'));
    for (const field of ['_id', 'createdAt']) expect(await sorted(`-${field}`)).toHaveLength(3);
    const others = 'city manager address description detailedDescription closestTouristLocation photos';
    for (const field of `${others} numberOfRatings latitude longitude`.split(' '))
      expect(await sorted(`${field},name`)).toHaveLength(3);
    expect(await refused('/hotels?sort=-password')).toMatch(/cannot be sorted by password/);
    expect(await refused('/hotels?sort=constructor')).toMatch(/cannot be sorted/);
  });

  test('answers pages with the total in X-Total-Count', async () => {
    const { city, order } = await town('Narvik');
    const page = await rest(nobody, 'GET', `/hotels?cityref=${city.id}&sort=name&limit=2&page=2`);
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.body.number).toBe(1);
    expect(names(page.body.data)).toEqual(order('C'));
    for (const wrong of ['limit=0', 'limit=1001', 'limit=x', 'page=0', 'city=a&city=b', 'cityref=1'])
      await refused(`/hotels?${wrong}`);
  });

  test('filters by a price band, $0 to $1000 by default', async () => {
    const { order, c } = await town('Molde');
    await makeRoomType(c, 1, { priceCents: 100_001 });
    const band = async (query: string) => names(await get(`/hotels/price?city=molde&${query}`)).sort();
    expect(await band('')).toEqual(order('A', 'B'));
    expect(await band('min=0&max=0')).toEqual(order('A', 'B'));
    expect(await band('min=x&max=y')).toEqual(order('A', 'B'));
    expect(await band('min=50&max=120')).toEqual(order('B'));
    expect(await band('min=120.5&max=5000')).toEqual(order('A', 'C'));
    expect(await band('min=-1e308&max=1e308')).toEqual(order('A', 'B', 'C'));
    expect(await band('min=1e308')).toEqual([]);
    expect(await band('max=-1e308')).toEqual([]);
  });

  test('takes seven statements however many hotels there are', async () => {
    await town('Vardø');
    const ask = async () => expect((await get('/hotels?sort=-manager,city')).length).toBeGreaterThan(15);
    const asked = await server.countReads(ask);
    // One more if the change feed is read in the meantime.
    expect(asked).toBeLessThanOrEqual(8);
  });
});

describe('long lists', () => {
  const MANY = 1_100;

  test('administrators get more than 1,000 bookings and accounts, other callers get 1,000 names', async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    const guest = await server.as(await makeUser());
    const sample = await makeBooking();
    const copies = Array.from({ length: MANY }, () => {
      const id = newId();
      return newBooking({ ...sample, id, reference: null, idempotencyKey: id });
    });
    const people = Array.from({ length: MANY }, (_, place) => {
      const name = `many_${place}`;
      const fields = { name, username: name, email: `${name}@staybook.example`, passwordHash: '' };
      return newUser({ ...fields, roleCode: ROLE_CODES.CUSTOMER });
    });
    await transaction(async () => {
      await bulkInsert(Booking, copies);
      await bulkInsert(User, people);
    });
    const bookings = await rest(admin, 'GET', '/bookings');
    expect(bookings.body.number).toBe(MANY + 1);
    expect(bookings.headers.get('x-total-count')).toBe(String(MANY + 1));
    expect((await rest(admin, 'GET', '/bookings?limit=1000&page=2')).body.number).toBe(MANY + 1 - 1_000);
    expect((await rest(admin, 'GET', '/auth/allusers')).body.number).toBeGreaterThan(MANY);
    expect((await rest(guest, 'GET', '/auth/allusers')).body.number).toBe(1_000);
  });
});
