import { choice, checkout } from '../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { manage } from '../../test/adminMutations';
import { repo, transaction } from '../database/transaction';
import { RoomType } from '../rooms/roomType.entity';
import { NOWHERE, read, rest } from './testing/client';
import { midnightsOf } from './nights';

let server: TestServer;
let admin: Visitor;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  nobody = await server.as();
});
afterAll(() => server.close());

const instant = (days: number) => `${night(days)}T00:00:00.000Z`;
const get = (address: string) => read(nobody, address);
const GRAPH = `query ($id: ID!) { roomType(id: $id) { title description priceCents maxPeople hotel { id cheapestPriceCents }
  roomNumbers { number } } }`;
const graph = async (id: string) => (await nobody.graphql(GRAPH, { id })).data.roomType;
const numbersOf = (room: { roomNumbers: { number: number }[] }) =>
  room.roomNumbers.map(({ number }) => number);

/** A hotel with a room type of two rooms, the first one booked for two nights. */
async function booked() {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 2);
  const guest = await server.as(await makeUser());
  const { booking, url } = await checkout(guest, choice(hotel.id, [roomNumbers[0]!.id], 10, 12));
  await server.pay(url);
  return { hotel, roomType, roomNumbers, guest, bookingId: booking.id };
}

describe('reading rooms', () => {
  test('answers more rooms than fit in one statement', async () => {
    const hotel = await makeHotel();
    const types = [];
    while (types.length < 33) types.push((await makeRoomType(hotel, 1000)).roomType);
    const rooms = await get(`/hotels/room/${hotel.id}`);
    expect(rooms.flatMap(numbersOf)).toHaveLength(33_000);
    await transaction(() => repo(RoomType).delete({ hotelId: hotel.id }));
  });

  test('answers a list by the reference of a hotel and one room type by its own', async () => {
    const { hotel, roomType, roomNumbers } = await booked();
    const { roomType: second } = await makeRoomType(hotel, 0, { priceCents: 20_000 });
    const list = await get(`/hotels/room/${hotel.id}`);
    expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([roomType.id, second.id]);
    const room = await get(`/Hotels/Room/${roomType.id}/`);
    // The list has a taken night as midnight of each zone.
    const inList = list[0].roomNumbers.map(({ _id, number }: { _id: string; number: number }, at: number) => {
      return {
        _id,
        number,
        unavailableDates: at === 0 ? [10, 11].flatMap((days) => midnightsOf(night(days))) : [],
      };
    });
    expect(list[0]).toEqual({ ...room, roomNumbers: inList });
    expect(room).toMatchObject({
      _id: roomType.id,
      title: roomType.title,
      description: roomType.description,
      price: 100,
      maxPeople: 2,
      photos: [],
      hotel: { _id: hotel.id, name: hotel.name },
      roomNumbers: [
        { _id: roomNumbers[0]!.id, number: 101, unavailableDates: [instant(10), instant(11)] },
        { _id: roomNumbers[1]!.id, number: 102, unavailableDates: [] },
      ],
    });
    expect(await rest(nobody, 'GET', `/hotels/room/${NOWHERE}`)).toMatchObject({ status: 404 });
    expect(await rest(nobody, 'GET', '/hotels/room/1')).toMatchObject({ status: 400 });
  });

  test('answers complete room types for some of their room numbers', async () => {
    const { roomType, roomNumbers } = await booked();
    const selectedRooms = [roomNumbers[1]!.id, NOWHERE];
    const { status, body } = await rest(nobody, 'POST', '/hotels/roomdetails', { selectedRooms });
    expect({ status, number: body.number }).toEqual({ status: 200, number: 1 });
    expect(body.data[0]).toEqual(await get(`/hotels/room/${roomType.id}`));
    for (const wrong of [{}, { selectedRooms: 'x' }, { selectedRooms: ['x'] }])
      expect((await rest(nobody, 'POST', '/hotels/roomdetails', wrong)).status).toBe(400);
  });

  test('answers pages of all hotels with six statements however many there are', async () => {
    for (let count = 0; count < 8; count++) await makeRoomType(await makeHotel(), 2);
    const page = await rest(nobody, 'GET', '/hotels/allrooms?limit=1&page=2');
    expect(page.body.number).toBe(1);
    let rows: unknown[] = [];
    const asked = await server.countReads(async () => (rows = await get('/hotels/allrooms')));
    expect(page.headers.get('x-total-count')).toBe(String(rows.length));
    expect(rows.length).toBeGreaterThan(8);
    // One more if the change feed is read in the meantime.
    expect(asked).toBeLessThanOrEqual(7);
  });
});

describe('a room type', () => {
  const sent = async () => ({
    title: 'Loft',
    hotel: (await makeHotel()).id,
    price: '99.95',
    description: 'High.',
    maxPeople: '3',
    roomNumbers: [{ number: 7, unavailableDates: [] }, { number: '8' }],
  });

  test('created by REST is read by GraphQL', async () => {
    const body = await sent();
    const { status, body: answer } = await rest(admin, 'POST', '/hotels/room', body);
    expect({ status, success: answer.success }).toEqual({ status: 201, success: true });
    expect(answer.data).toMatchObject({ title: 'Loft', price: 99.95, maxPeople: 3 });
    expect(await graph(answer.data._id)).toEqual({
      title: 'Loft',
      description: 'High.',
      priceCents: 9995,
      maxPeople: 3,
      hotel: { id: body.hotel, cheapestPriceCents: 9995 },
      roomNumbers: [{ number: 7 }, { number: 8 }],
    });
  });

  test('created by GraphQL is read by REST', async () => {
    const { id: hotelId } = await makeHotel();
    const words = { title: 'Nook', description: 'Low.', priceCents: 4000, roomNumbers: [1] };
    const made = await manage(admin, 'createRoomType', { hotelId, ...words });
    expect(await get(`/hotels/room/${made.id}`)).toMatchObject({
      title: 'Nook',
      price: 40,
      hotel: { _id: hotelId },
    });
  });

  test('changed by REST is changed for GraphQL, and empty or missing fields keep their values', async () => {
    const { body: made } = await rest(admin, 'POST', '/hotels/room', await sent());
    const { _id: id } = made.data;
    const patch = {
      title: '',
      price: '',
      maxPeople: '',
      description: 'Higher.',
      addRooms: '10, 9',
      removeRooms: '7',
    };
    const { status, body } = await rest(admin, 'PATCH', `/hotels/room/${id}`, patch);
    expect(status).toBe(200);
    expect(numbersOf(body.data)).toEqual([8, 9, 10]);
    expect(await graph(id)).toMatchObject({
      title: 'Loft',
      description: 'Higher.',
      priceCents: 9995,
      maxPeople: 3,
    });
    expect((await rest(admin, 'PATCH', `/hotels/room/${id}`, { title: '' })).body.message).toMatch(
      /did not provide/,
    );
  });

  test('moved to another hotel is free there, and its former bookings are refunded', async () => {
    const { roomType, guest, bookingId } = await booked();
    const { id: hotel } = await makeHotel();
    const { body } = await rest(admin, 'PATCH', `/hotels/room/${roomType.id}`, { hotel });
    expect(body.data.hotel._id).toBe(hotel);
    expect(body.data.roomNumbers[0].unavailableDates).toEqual([]);
    const asked = 'query ($id: ID!) { booking(id: $id) { status refundedCents totalCents } }';
    const { booking } = (await guest.graphql(asked, { id: bookingId })).data;
    expect(booking).toMatchObject({ status: 'CANCELLED', refundedCents: booking.totalCents });
  });

  test('deleted by REST is gone for GraphQL', async () => {
    const { roomType } = await booked();
    expect((await rest(admin, 'DELETE', `/hotels/room/${roomType.id}`)).status).toBe(204);
    expect(await graph(roomType.id)).toBeNull();
    expect((await rest(admin, 'DELETE', `/hotels/room/${roomType.id}`)).status).toBe(404);
  });

  test('is not created from invalid input, and the message names the field', async () => {
    const body = await sent();
    const wrong: [object, RegExp][] = [
      [{ title: ' ' }, /Enter the title/],
      [{ hotel: NOWHERE }, /this hotel does not exist/],
      [{ price: 'cheap' }, /Invalid price/],
      [{ price: -1 }, /price of a night/],
      [{ roomNumbers: undefined }, /roomNumbers/],
      [{ roomNumbers: [] }, /Enter the room numbers/],
      [{ roomNumbers: [{ number: null, unavailableDates: [] }] }, /Invalid roomNumbers/],
      [{ roomNumbers: '101, attic' }, /attic is not a room number/],
      [{ maxPeople: 0 }, /people/],
    ];
    for (const [change, message] of wrong) {
      const answer = await rest(admin, 'POST', '/hotels/room', { ...body, ...change });
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.message).toMatch(message);
    }
    expect(await get(`/hotels/room/${body.hotel}`)).toEqual([]);
    const guest = await server.as(await makeUser());
    for (const person of [nobody, guest])
      expect((await rest(person, 'POST', '/hotels/room', body)).status).toBe(401);
  });
});
