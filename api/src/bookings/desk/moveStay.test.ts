import { checkout, choice, later, room } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { moveStay } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Stay, StayState } from '../stay.entity';

let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

/** A paid booking of a room for the days from today on. */
async function booked(hotelId: string, roomNumberId: string, from: number, to: number) {
  const user = await makeUser();
  const guest = await server.as(user);
  const { url, booking } = await checkout(guest, choice(hotelId, [roomNumberId], from, to));
  await server.pay(url);
  const stay = await repo(Stay).findOneByOrFail({ bookingId: booking.id });
  return { user, bookingId: booking.id as string, stayId: stay.id };
}
const setState = (id: string, state: StayState) => transaction(() => repo(Stay).update({ id }, { state }));

test('the guest whose room staff change gets a mail about the new room, at the same price', async () => {
  const { hotel, ids } = await room();
  const suite = await makeRoomType(hotel, 2, { title: 'Suite', priceCents: 90_000 });
  const { user, stayId } = await booked(hotel.id, ids[0]!, 10, 12);
  await moveStay(staff, stayId, suite.roomNumbers[1]!.id);
  const [mail] = await server.mailsTo(user.email, 2);
  expect(mail).toMatchObject({ subject: 'Your room at Staybook is changed' });
  expect(mail!.text).toContain(
    `${hotel.name} has changed your room: you stay in room 102 (Suite) instead of room 101. Your dates and the price stay the same.`,
  );
  expect(mail!.text).toContain('$200.00');
});

test('a stay of today moves into a room that is still occupied only if staff say so', async () => {
  const { hotel, ids } = await room(3);
  const inHouse = await booked(hotel.id, ids[1]!, 0, 2);
  await setState(inHouse.stayId, StayState.CHECKED_IN);
  const arriving = await booked(hotel.id, ids[0]!, 2, 4);
  const ahead = await booked(hotel.id, ids[2]!, 5, 6);
  await later(2 * 86_400_000, async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    expect(await moveStay(admin, arriving.stayId, ids[1]!)).toMatchObject({
      __typename: 'RoomNotVacated',
      message: expect.stringContaining('The guests in room 102 have not checked out'),
      stay: { id: inHouse.stayId, checkOut: night(2) },
    });
    expect(await moveStay(admin, ahead.stayId, ids[1]!)).toMatchObject({ __typename: 'Booking' });
    const anyway = { evenIfNotVacated: true };
    expect(await moveStay(admin, arriving.stayId, ids[1]!, anyway)).toMatchObject({
      __typename: 'Booking',
      stays: [{ number: 102 }],
    });
    expect(await moveStay(admin, arriving.stayId, ids[0]!)).toMatchObject({ __typename: 'Booking' });
    await setState(arriving.stayId, StayState.CHECKED_IN);
    expect(await moveStay(admin, arriving.stayId, ids[1]!, anyway)).toEqual({
      __typename: 'StayNotMovable',
      message: 'Room 102 is occupied. Check out the current guest first.',
    });
    await setState(inHouse.stayId, StayState.CHECKED_OUT);
    expect(await moveStay(admin, arriving.stayId, ids[1]!)).toMatchObject({ __typename: 'Booking' });
  });
});
