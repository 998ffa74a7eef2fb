import { cancel, checkout, choice } from '../../../test/checkoutHelpers';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../../test/factories';
import { setRates } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const SALES = `query ($id: ID!, $from: Night!, $to: Night!) { hotel(id: $id) { roomTypes {
  nightSales(from: $from, to: $to) { night rooms averageCents } } } }`;
const salesOf = (by: Visitor, id: string, from: number, to: number) =>
  by.graphql(SALES, { id, from: night(from), to: night(to) });
const read = async (by: Visitor, id: string, from = 10, to = 14): Promise<any> => {
  const { data, errors } = await salesOf(by, id, from, to);
  expect(errors).toBeUndefined();
  return data.hotel.roomTypes.map(({ nightSales }: any) => nightSales);
};

/** A paid booking of a new guest; returns how it is cancelled. */
async function book(hotelId: string, roomNumberId: string, from: number, to: number) {
  const guest = await server.as(await makeUser());
  const { url, booking } = await checkout(guest, choice(hotelId, [roomNumberId], from, to));
  if (url) await server.pay(url);
  return () => cancel(guest, booking.id);
}

test('what a room type sold is counted and averaged by the night, of confirmed bookings only', async () => {
  const hotel = await makeHotel();
  const small = await makeRoomType(hotel, 3);
  const large = await makeRoomType(hotel, 1, { priceCents: 30_000 });
  const [one, two, three] = small.roomNumbers.map(({ id }) => id);
  await book(hotel.id, one!, 9, 12);
  await setRates(admin, small.roomType.id, [{ from: night(11), to: night(12), priceCents: 20_001 }]);
  await book(hotel.id, two!, 11, 13);
  await (
    await book(hotel.id, three!, 10, 13)
  )();
  await book(hotel.id, large.roomNumbers[0]!.id, 13, 30);
  expect(await read(admin, hotel.id)).toEqual([
    [
      { night: night(10), rooms: 1, averageCents: 10_000 },
      { night: night(11), rooms: 2, averageCents: 15_001 },
      { night: night(12), rooms: 1, averageCents: 10_000 },
    ],
    [{ night: night(13), rooms: 1, averageCents: 30_000 }],
  ]);
  expect(await read(admin, hotel.id, 29, 60)).toEqual([
    [],
    [{ night: night(29), rooms: 1, averageCents: 30_000 }],
  ]);
});

test('only those who set the rates of the hotel read what it sold, and for no more than a calendar', async () => {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel);
  await book(hotel.id, roomNumbers[0]!.id, 10, 12);
  const revenue = await server.as(await makeTeamMember([hotel], HotelDuty.REVENUE));
  expect(await read(revenue, hotel.id)).toEqual([[expect.anything(), expect.anything()]]);
  for (const other of [
    await server.as(),
    await server.as(await makeUser()),
    await server.as(await makeTeamMember([hotel], HotelDuty.FRONT_DESK)),
    await server.as(await makeTeamMember([await makeHotel()], HotelDuty.OWNER)),
  ])
    expect(await read(other, hotel.id)).toEqual([null]);
  const { errors } = await salesOf(revenue, hotel.id, 0, 93);
  expect(errors![0]!.message).toBe('Ask for at most 92 nights at once.');
});
